### Standard Combat Series. Original to Esagono.

## Terreni
scs-terrain-open = terreno aperto
scs-terrain-woods = bosco
scs-terrain-hill = collina
scs-terrain-mountain = montagna
scs-terrain-town = paese
scs-terrain-city = città
scs-terrain-marsh = palude
scs-terrain-sea = mare
scs-terrain-lake = lago
scs-terrain-road = strada
scs-terrain-rail = ferrovia
scs-terrain-stream = torrente
scs-terrain-river = fiume
scs-terrain-bridge = ponte
scs-terrain-ford = guado
scs-terrain-ridge = crinale
scs-terrain-escarpment = scarpata
scs-terrain-highway = strada statale
scs-terrain-works = opere campali
scs-terrain-village = villaggio
scs-terrain-wooded-hill = collina boscosa
scs-terrain-track = strada sterrata

## Fasi
scs-phase-setup = Schieramento
scs-phase-movement = Fase di movimento
scs-phase-combat = Fase di combattimento
scs-phase-exploitation = Fase di sfruttamento
scs-phase-supply = Fase di rifornimento

## Tipi di unità
scs-kind-infantry = fanteria
scs-kind-armor = corazzati
scs-kind-motorized = fanteria motorizzata
scs-kind-mountain = fanteria da montagna
scs-kind-parachute = paracadutisti
scs-kind-recon = esplorazione
scs-kind-artillery = artiglieria
scs-kind-cavalry = cavalleria
scs-kind-hq = comando
scs-kind-supply = rifornimento
scs-kind-engineer = genio
scs-kind-mechanized = fanteria meccanizzata
scs-kind-antitank = controcarri
scs-kind-machine-gun = mitraglieri

## Livelli, secondo il simbolo sulla pedina
scs-size-ooo = plotone
scs-size-I = compagnia
scs-size-II = battaglione
scs-size-KG = Kampfgruppe
scs-size-Grp = gruppo
scs-size-III = reggimento
scs-size-X = brigata
scs-size-XX = divisione
scs-size-XXX = corpo d’armata
scs-size-XXXX = armata
scs-size-XXXXX = gruppo d’armate

## Segnalini e stati
scs-mark-out-of-supply = senza rifornimento
scs-mark-reduced = ridotta
scs-mark-exploitation = capace di sfruttamento
scs-mark-moved = ha mosso
scs-mark-overran = ha fatto un overrun
scs-mark-attacked = ha attaccato
scs-mark-was-attacked = è stata attaccata
scs-mark-barraged = ha fatto lo sbarramento
scs-mark-attacking = attacca
scs-mark-defending = si difende
scs-mark-selected = scelta
scs-mark-of-1-armoured = 1ª Divisione corazzata
scs-mark-of-1-canadian = 1ª Divisione canadese
scs-mark-of-2-new-zealand = 2ª Divisione neozelandese
scs-mark-of-21-tank = 21ª Brigata carri
scs-mark-of-25-tank = 25ª Brigata carri
scs-mark-of-3-carpathian = 3ª Divisione dei Carpazi
scs-mark-of-4-division = 4ª Divisione
scs-mark-of-4-indian = 4ª Divisione indiana
scs-mark-of-46-division = 46ª Divisione
scs-mark-of-5-cdn-arm = 5ª Divisione corazzata canadese
scs-mark-of-5-kresowa = 5ª Divisione Kresowa
scs-mark-of-56-division = 56ª Divisione
scs-mark-of-eighth-army = Ottava armata
scs-mark-of-i-canadian = I Corpo canadese
scs-mark-of-ii-polish = II Corpo polacco
scs-mark-of-v-corps = V Corpo
scs-mark-of-1-parachute = 1ª Divisione paracadutisti
scs-mark-of-114-jager = 114ª Divisione cacciatori
scs-mark-of-162-turkoman = 162ª Divisione turcomanna
scs-mark-of-20-luftwaffe-field = 20ª Divisione campale della Luftwaffe
scs-mark-of-26-panzer = 26ª Divisione panzer
scs-mark-of-278-infantry = 278ª Divisione di fanteria
scs-mark-of-29-panzer-grenadier = 29ª Divisione panzergrenadier
scs-mark-of-356-infantry = 356ª Divisione di fanteria
scs-mark-of-5-mountain = 5ª Divisione da montagna
scs-mark-of-71-infantry = 71ª Divisione di fanteria
scs-mark-of-90-panzer-grenadier = 90ª Divisione panzergrenadier
scs-mark-of-98-infantry = 98ª Divisione di fanteria
scs-mark-of-lxxvi-panzer = LXXVI Corpo panzer

## Domande
scs-ask-set-up = Schiera { $unit }: in quale esagono?
scs-ask-set-up-stacks = Ordina le tue pile: quale unità va in cima?
scs-ask-arrive = Rinforzo { $unit }: da dove entra?
scs-ask-choose-mover = { $phase }: scegli un’unità da muovere, oppure chiudi la fase.
scs-ask-move = { $units } in { $hex }: prosegui o ti fermi?
scs-ask-choose-target = Scegli un esagono da attaccare, oppure chiudi la fase.
scs-ask-choose-attackers = Attacco contro { $hex }: quali unità partecipano?
scs-ask-react = { $hex } è sotto attacco: come reagisci?
scs-ask-roll = Attacco contro { $hex } sulla colonna { $column }: tira i dadi.
scs-ask-convert =
    { $hexes ->
        [one] Devi ritirarti di un esagono: preferisci perdere un passo?
       *[other] Devi ritirarti di { $hexes } esagoni: quanti ne converti in passi persi?
    }
scs-ask-lose-step =
    { $left ->
        [one] Un passo da perdere: quale unità lo perde?
       *[other] { $left } passi da perdere: quale unità perde il prossimo?
    }
scs-ask-retreat =
    { $left ->
        [one] Ritirata da { $hex }, manca un esagono: verso dove?
       *[other] Ritirata da { $hex }, mancano { $left } esagoni: verso dove?
    }
scs-ask-lose-in-retreat =
    { $left ->
        [one] Le unità in ritirata in { $hex } perdono un passo: quale lo perde?
       *[other] Le unità in ritirata in { $hex } perdono { $left } passi: quale perde il prossimo?
    }
scs-ask-advance = { $hex } è stato abbandonato: quale unità avanza?
scs-ask-go-on =
    { $left ->
        [one] { $unit } può avanzare ancora di un esagono: verso dove?
       *[other] { $unit } può avanzare ancora fino a { $left } esagoni: verso dove?
    }
scs-ask-restack = Pila in { $hex }: quale unità va in cima?
scs-ask-overstacked = { $hex } supera il limite di pila: quale unità viene eliminata?

## Schieramento, turni e fasi
scs-set-up = { $unit } si schiera in { $hex }.
scs-set-up-unseen =
    { $side-number ->
        [plural] { $side-The } schierano un’unità in { $hex }.
       *[singular] { $side-The } schiera un’unità in { $hex }.
    }
scs-turn-began = Turno { $turn }, turno giocatore { $side-of }.
scs-phase-began = { $side }: { $phase }.
scs-phase-skipped = { $side }: in questo turno si salta la { $phase }.
scs-ended = La partita è finita.

## Rinforzi, pile e movimento
scs-arrived = { $unit } arriva in { $hex }.
scs-arrived-unseen =
    { $side-number ->
        [plural] { $side-The } fanno entrare un rinforzo in { $hex }.
       *[singular] { $side-The } fa entrare un rinforzo in { $hex }.
    }
scs-waits = { $unit } non può entrare: gli esagoni di entrata sono bloccati. Resta in attesa.
scs-restacked = { $unit } passa in cima alla pila in { $hex }.
scs-moved =
    { $units-count ->
        [one] { $units } muove da { $from } a { $to }.
       *[other] { $units } muovono da { $from } a { $to }.
    }
scs-moved-unseen =
    { $count ->
        [one] { $unit } muove da { $from } a { $to }.
       *[other] Una pila di { $count } unità con { $unit } in cima muove da { $from } a { $to }.
    }
scs-moved-top = { $unit } muove da { $from } a { $to }, forse con altre unità sotto di sé.
scs-exited =
    { $units-count ->
        [one] { $units } esce dalla mappa da { $from }.
       *[other] { $units } escono dalla mappa da { $from }.
    }

## Combattimento
scs-announced-attack = Attacco contro { $hex } da { $from }.
scs-announced-overrun = Overrun contro { $hex } da { $from }.
scs-air =
    { $points ->
        [one] { $side-The } { $side-number ->
            [plural] impegnano
           *[singular] impegna
        } un punto aereo.
       *[other] { $side-The } { $side-number ->
            [plural] impegnano
           *[singular] impegna
        } l’aviazione: { $points } punti in tutto.
    }
scs-gave-up = { $side }: rinuncia all’attacco contro { $hex }.
scs-barraged = { $unit } fa uno sbarramento su { $hex }.
scs-revealed = { $attackers } contro { $defenders }.
scs-reckoned =
    { $shift ->
        [0] { $attack } contro { $defense }: rapporto di forze { $odds }, colonna { $column }.
       *[other] { $attack } contro { $defense }: rapporto di forze { $odds }, spostamento { $shift }, colonna { $column }.
    }
scs-reckoned-below =
    { $shift ->
        [0] { $attack } contro { $defense }: rapporto di forze { $odds }, oltre la prima colonna a sinistra.
       *[other] { $attack } contro { $defense }: rapporto di forze { $odds }, spostamento { $shift }, oltre la prima colonna a sinistra.
    }
scs-resulted = Risultato: { $result }.
scs-resulted-without-roll = Senza tiro di dadi. Risultato: { $result }.

## Perdite, ritirate e avanzate
scs-converted =
    { $hexes ->
        [0] { $side-The } { $side-number ->
            [plural] eseguono
           *[singular] esegue
        } l’intera ritirata.
        [one] { $side-The } { $side-number ->
            [plural] perdono
           *[singular] perde
        } un passo invece di ritirarsi di un esagono.
       *[other] { $side-The } { $side-number ->
            [plural] perdono
           *[singular] perde
        } { $hexes } passi invece di ritirarsi di altrettanti esagoni.
    }
scs-lost-step =
    { $left ->
        [one] { $unit } perde un passo ({ $cause }); ne resta uno.
       *[other] { $unit } perde un passo ({ $cause }); ne restano { $left }.
    }
scs-destroyed = { $unit } è distrutta in { $hex } ({ $cause }).
scs-retreated =
    { $units-count ->
        [one] { $units } si ritira da { $from } a { $to }.
       *[other] { $units } si ritirano da { $from } a { $to }.
    }
scs-stood =
    { $missing ->
        [one] Ritirata impossibile da { $hex } per { $units }: manca un esagono.
       *[other] Ritirata impossibile da { $hex } per { $units }: mancano { $missing } esagoni.
    }
scs-advanced = { $unit } avanza da { $from } a { $to }.
scs-cause-result = risultato del combattimento
scs-cause-enemy-zone = ritirata in ZDC nemica
scs-cause-no-retreat = ritirata impossibile
scs-cause-overstacked = limite di pila superato
scs-cause-off-map = costretta fuori dalla mappa

## Rifornimento
scs-out-of-supply = { $unit } è senza rifornimento.
scs-supplied = { $unit } è di nuovo rifornita.

## Ragioni: che cosa costa e che cosa conta un’azione; la quantità sta accanto.
scs-why-terrain = { $terrain }
scs-why-enemy-zone = ZDC nemica
scs-why-minimum-move = movimento minimo: un esagono, qualunque sia il costo
scs-why-points = PM a carico di { $unit }; spesi finora: { $spent } su { $allowance }
scs-why-step = { $hex }: { $what }
scs-why-not-there = è già in { $hex }
scs-why-not-enemy = in { $hex } c’è un’unità nemica
scs-why-not-unbridged = { $terrain } senza ponte tra { $from } e { $to }
scs-why-not-hexside = non si passa tra { $from } e { $to }: { $terrain }
scs-why-not-ground = terreno proibito in { $hex }: { $terrain }
scs-why-not-by-hexes =
    { $hex } è raggiungibile: { $steps ->
        [one] un esagono
       *[other] { $steps } esagoni, uno dopo l’altro
    }
scs-why-not-points = servono { $needed } PM, { $unit } ne ha { $left }
scs-why-not-points-zones =
    { $zones ->
        [one] servono { $needed } PM, { $unit } ne ha { $left } ({ $zone } per la ZDC di { $holders })
       *[other] servono { $needed } PM, { $unit } ne ha { $left } ({ $zone } per le ZDC di { $holders })
    }
scs-why-not-overrun = servono { $needed } PM, 2 dei quali per l’overrun; { $unit } ne ha { $left }
scs-why-not-overrun-zones =
    { $zones ->
        [one] servono { $needed } PM, 2 dei quali per l’overrun; { $unit } ne ha { $left } ({ $zone } per la ZDC di { $holders })
       *[other] servono { $needed } PM, 2 dei quali per l’overrun; { $unit } ne ha { $left } ({ $zone } per le ZDC di { $holders })
    }
scs-why-not-overrun-first = prima muovi accanto a { $hex }: { $needed } PM su { $left }, 2 dei quali per l’overrun
scs-why-not-round = PM che l’aggiramento costerebbe a { $unit }, che ne ha { $left }
scs-why-not-beside = nessuna tua unità è accanto a { $hex }
scs-why-not-no-way = nessuna strada porta accanto a { $hex }
scs-why-not-entry = { $unit } entra in { $hexes }
scs-why-not-far = { $unit } è a { $away } esagoni da { $hex }: chi attacca deve essere adiacente
scs-why-not-hexes =
    { $left ->
        [one] { $hex } è a { $away } esagoni: se ne può fare uno solo
       *[other] { $hex } è a { $away } esagoni: se ne possono fare { $left }, uno alla volta
    }
scs-why-overrun = PM per l’overrun
scs-why-strength = { $unit }, forza stampata
scs-why-factor = { $what }
scs-why-retreated = { $unit } si è ritirata nell’esagono e non aggiunge nulla
scs-why-hidden = unità non ancora scoperte nell’esagono del difensore
scs-why-odds = rapporto di forze: { $attack } contro { $defense }
scs-why-support = appoggio aereo e sbarramento
scs-why-column = colonna della tabella dei combattimenti
scs-why-below = oltre la prima colonna a sinistra: niente dadi, l’attaccante perde un passo
scs-why-converted =
    { $hexes ->
        [one] un esagono di ritirata convertito in un passo perso
       *[other] { $hexes } esagoni di ritirata convertiti in passi persi
    }
scs-why-missing =
    { $hexes ->
        [one] un esagono di ritirata impossibile, un passo perso
       *[other] { $hexes } esagoni di ritirata impossibili, un passo perso per ciascuno
    }
scs-why-retreat-zone = ritirata in ZDC nemica, un passo perso
scs-why-retreat-free = ritirata fuori dalle ZDC nemiche
scs-announced-attack-supported = Annunciato un attacco contro { $hex }: da { $from }, con { $air } punti aerei e { $barrage } punti di sbarramento.
scs-announced-overrun-supported = Annunciato un overrun contro { $hex }: da { $from }, con { $air } punti aerei e { $barrage } punti di sbarramento.
scs-exited-unseen = Una pila di { $count } pedine sotto { $unit } esce dalla mappa da { $from }.
scs-exited-top = { $unit } e ciò che le sta sotto escono dalla mappa da { $from }.

## Le risposte come le chiamano i pulsanti
scs-do-place = Metti { $unit } in { $hex }
scs-do-top = Metti { $unit } in cima
scs-do-done-set-up = Le pile vanno bene così
scs-do-done-react = Nessun’altra reazione
scs-do-done-advance = Nessun’altra avanzata
scs-do-select = Muovi { $unit }
scs-do-add = Porta con te { $unit }
scs-do-add-attacker = Attacca con { $unit }
scs-do-drop = Lascia indietro { $unit }
scs-do-drop-attacker = Attacca senza { $unit }
scs-do-move = Muovi in { $hex }
scs-do-overrun = Overrun contro { $hex }
scs-do-exit = Esci dalla mappa
scs-do-stop = Fermati qui
scs-do-attack = Attacca { $hex }
scs-do-air = Impegna un punto aereo
scs-do-barrage = Sbarramento di { $unit }
scs-do-announce = Annuncia l’attacco
scs-do-cancel = Rinuncia all’attacco
scs-do-roll = Tira i dadi
scs-do-convert =
    { $number ->
        [0] Fai tutta la ritirata
        [one] Perdi un passo invece di un esagono
       *[other] Perdi { $number } passi invece di altrettanti esagoni
    }
scs-do-lose = { $unit } perde un passo
scs-do-retreat = Ritirati in { $hex }
scs-do-split = Manda { $unit } per un’altra strada
scs-do-stand = Resta e perdi passi
scs-do-advance = Avanza con { $unit }
scs-do-go = Avanza in { $hex }
scs-do-halt = Non avanzare oltre
scs-do-eliminate = Elimina { $unit }
scs-do-end = Fine: { $phase }

## Che cosa resterebbe da fare
scs-still-to-move =
    { $units ->
        [one] Un’unità può ancora muovere.
       *[other] { $units } unità possono ancora muovere.
    }
scs-overstacked-at-end = Oltre il limite di pila alla fine della fase: { $hexes }. Le unità in eccesso vengono eliminate.
scs-still-to-attack =
    { $hexes ->
        [one] Un esagono nemico può ancora essere attaccato; unità che non hanno attaccato: { $units }.
       *[other] { $hexes } esagoni nemici possono ancora essere attaccati; unità che non hanno attaccato: { $units }.
    }
scs-still-to-fire =
    { $units ->
        [one] Un’unità può ancora fare il suo sbarramento.
       *[other] { $units } unità possono ancora fare il loro sbarramento.
    }
scs-still-to-advance =
    { $units ->
        [one] Un’unità può ancora avanzare.
       *[other] { $units } unità possono ancora avanzare.
    }

## Veli sulla mappa
scs-overlay-control = Esagoni controllati: { $side }
scs-overlay-zoc = Zone di controllo: { $side }
scs-overlay-zoc-seen = Zone di controllo delle unità in vista: { $side }
scs-overlay-supply = Raggiunti dal rifornimento: { $side }
scs-overlay-supply-seen = Raggiunti dal rifornimento, per le unità in vista: { $side }
scs-overlay-lines = Linee di rifornimento: { $side }
scs-overlay-unsupplied = Senza linea di rifornimento: { $side }
scs-overlay-to-move = Possono ancora muovere
scs-overlay-to-attack = Possono ancora attaccare

## Tabelle
scs-chart-words = { $words }
scs-chart-crt = Tabella dei risultati del combattimento
scs-chart-dice = Dadi
scs-chart-crt-results = A e D: passi persi da attaccante e difensore; r: esagoni di ritirata.
scs-chart-crt-below = A sinistra della prima colonna non si tirano dadi: l’attaccante perde un passo.
scs-chart-terrain = Tabella degli effetti del terreno
scs-chart-terrain-corner = Terreno
scs-chart-movement = movimento
scs-chart-attacker = attaccante
scs-chart-defender = difensore
scs-chart-shift = spostamento di colonna
scs-chart-stacking = impilamento
scs-chart-no-attack = nessun attacco
scs-chart-prohibited = proibito
scs-chart-terrain-costs = Costi in PM. Un costo con + si aggiunge per attraversare il lato; una strada o una ferrovia sostituisce gli altri costi del passo lungo di essa.
scs-chart-terrain-zone = Un esagono in ZDC nemica costa 2 PM in più.
scs-chart-terrain-cancels = { $line }: annulla { $sides }.
scs-chart-barrage = Sbarramento
scs-chart-barrage-points = Punti
scs-chart-air = Punti aerei
scs-chart-turn = Turno
scs-chart-points = Punti vittoria
scs-chart-points-for = Per
scs-chart-points-control = controllo di { $hex }
scs-chart-points-destroyed-unit = ogni unità distrutta: { $side }
scs-chart-points-destroyed-step = ogni passo perso: { $side }
scs-chart-points-exited-unit = ogni unità uscita dalla mappa: { $side }
scs-chart-points-exited-step = ogni passo uscito dalla mappa: { $side }
scs-chart-levels = Vittoria
scs-chart-levels-points = Punti
scs-chart-levels-else = meno
scs-chart-levels-sudden = { $side } alla fine di un turno, con { $hexes }
scs-chart-levels-result = risultato

## Classi di movimento
scs-class-foot = a piedi
scs-class-motor = a motore

## Risposte in cifre, e fatti su una domanda
scs-do-select-many =
    { $count ->
        [one] Un’unità può muovere
       *[other] { $count } unità possono muovere
    }
scs-do-top-many =
    { $count ->
        [one] Un’unità può andare in cima
       *[other] { $count } unità possono andare in cima
    }
scs-do-move-many =
    { $count ->
        [one] Un esagono in cui muovere
       *[other] { $count } esagoni adiacenti in cui muovere
    }
scs-do-add-attacker-many =
    { $count ->
        [one] Un’altra unità può attaccare
       *[other] Altre { $count } unità possono attaccare
    }
scs-do-attack-many =
    { $count ->
        [one] Un esagono si può attaccare
       *[other] { $count } esagoni si possono attaccare
    }
scs-do-place-many =
    { $count ->
        [one] Un esagono in cui piazzarla
       *[other] { $count } esagoni in cui piazzarla
    }
scs-do-advance-many =
    { $count ->
        [one] Un’unità può avanzare
       *[other] { $count } unità possono avanzare
    }
scs-do-lose-many =
    { $count ->
        [one] Un’unità può subire la perdita
       *[other] { $count } unità possono subire la perdita
    }
scs-about-points-left = PM rimasti:
scs-about-attackers = Attaccano:

## Tracciati
scs-standing = Se la partita finisse ora: { $result }
scs-victory-level = { $side }, almeno { $points } punti: { $result }
scs-victory-rest = { $side }, meno punti: { $result }
scs-victory-sudden = { $hexes } in mano { $side-to } alla fine di un turno: { $result }
scs-victory-control = { $hex } sotto controllo: { $points }.
scs-victory-destroyed-unit = Per ogni unità distrutta, { $side }: { $points }.
scs-victory-destroyed-step = Per ogni passo perso, { $side }: { $points }.
scs-victory-exited-unit = Per ogni unità uscita dalla mappa, { $side }: { $points }.
scs-victory-exited-step = Per ogni passo uscito dalla mappa, { $side }: { $points }.
scs-account-control = { $hex } sotto controllo
scs-account-destroyed-unit = Unità distrutte, { $side }: { $count }
scs-account-destroyed-step = Passi persi, { $side }: { $count }
scs-account-exited-unit = Unità uscite dalla mappa, { $side }: { $count }
scs-account-exited-step = Passi usciti dalla mappa, { $side }: { $count }
scs-loss-units = Unità distrutte
scs-loss-steps = Passi persi
scs-track-points = Punti vittoria
scs-track-air = Punti aerei

## Capitoli del regolamento
scs-chapter-0-1 = Numeri degli esagoni
scs-chapter-0-2 = Bordo mappa
scs-chapter-0-3 = Fuori mappa
scs-chapter-0-4 = Traccia dei turni
scs-chapter-0-5 = Pedine
scs-chapter-0-6 = Precedenza
scs-chapter-0-7 = Schieramento
scs-chapter-0-8 = Modificatori
scs-chapter-0-9 = Arrotondamento
scs-chapter-0-10 = Nebbia di guerra
scs-chapter-0-11 = Terreno degli esempi
scs-chapter-1 = Sequenza di gioco
scs-chapter-2 = Zone di controllo
scs-chapter-3 = Movimento
scs-chapter-4 = Impilamento
scs-chapter-5 = Rinforzi
scs-chapter-6 = Overrun
scs-chapter-7 = Combattimento
scs-chapter-8 = Perdite di passi
scs-chapter-9 = Ritirate
scs-chapter-10 = Avanzata dopo il combattimento
scs-chapter-11 = Sfruttamento
scs-chapter-12 = Rifornimento
scs-chapter-13 = Controllo degli esagoni

## Risultati
scs-reading-basis = Le tue perdite vengono prima. Chi perde si ritira invece di perdere altri passi, per una via fuori dalle zone nemiche se c’è; l’esagono è preso se poi una tua unità può avanzarvi.
scs-prospect =
    Attacco migliore { $column } ({ $attack } contro { $defense }) { $units ->
        [one] con un’unità
       *[other] con { $units } unità
    }{ $moving ->
        [0] .
       *[other] { $units ->
            [one] , che deve ancora muovere.
           *[other] { $moving ->
                [one] , una deve ancora muovere.
               *[other] , { $moving } devono ancora muovere.
            }
        }
    }
scs-prospect-below =
    { $units ->
        [one] Troppo debole: { $attack } contro { $defense } è sotto la tabella, con la sola unità che c’è.
       *[other] Troppo debole: { $attack } contro { $defense } è sotto la tabella, con tutte le { $units } unità.
    }
scs-prospect-hidden =
    { $units ->
        [one] Puoi portare una forza d’attacco di { $attack } con un’unità; ciò che sta sotto la prima pedina è nascosto.
       *[other] Puoi portare una forza d’attacco di { $attack } con { $units } unità; ciò che sta sotto la prima pedina è nascosto.
    }
scs-result-both = Att.: { $attacker } · Dif.: { $defender }
scs-result-none = niente
scs-result-steps =
    { $steps ->
        [one] perde { $steps } passo
       *[other] perde { $steps } passi
    }
scs-result-hexes =
    { $hexes ->
        [one] si ritira di { $hexes } esagono
       *[other] si ritira di { $hexes } esagoni
    }

## Opzioni del tavolo
scs-option-fog = Nebbia di guerra
scs-option-fog-about = Di una pila nemica si vede solo l’unità in cima; senza, tutte le pile sono scoperte.
scs-option-fog-on = sì
scs-option-fog-off = no, pile scoperte
scs-option-heights = Altezza delle pile nemiche
scs-option-heights-about = Se si vede quante pedine ci sono in una pila nemica.
scs-option-heights-shown = visibile
scs-option-heights-hidden = nascosta
scs-option-memory = Dopo un combattimento
scs-option-memory-about = Che ne è delle unità nemiche che un combattimento ha mostrato.
scs-option-memory-rehide = di nuovo coperte
scs-option-memory-keep = scoperte finché non muovono
