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
scs-mark-overran = ha fatto un superamento
scs-mark-attacked = ha attaccato
scs-mark-was-attacked = è stata attaccata
scs-mark-barraged = ha fatto lo sbarramento
scs-mark-attacking = attacca
scs-mark-defending = si difende
scs-mark-selected = scelta

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
scs-set-up-unseen = { $side } schiera un’unità in { $hex }.
scs-turn-began = Turno { $turn }, turno giocatore: { $side }.
scs-phase-began = { $side }: { $phase }.
scs-phase-skipped = { $side }: in questo turno si salta la { $phase }.
scs-ended = La partita è finita.

## Rinforzi, pile e movimento
scs-arrived = { $unit } arriva in { $hex }.
scs-arrived-unseen = { $side } fa entrare un rinforzo in { $hex }.
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
scs-announced-overrun = Superamento contro { $hex } da { $from }.
scs-air =
    { $points ->
        [one] { $side } impegna un punto aereo.
       *[other] { $side } impegna l’aviazione: { $points } punti in tutto.
    }
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
        [0] { $side } esegue l’intera ritirata.
        [one] { $side } perde un passo invece di ritirarsi di un esagono.
       *[other] { $side } perde { $hexes } passi invece di ritirarsi di altrettanti esagoni.
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
scs-why-overrun = PM per il superamento
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
scs-announced-overrun-supported = Annunciato un superamento di { $hex }: da { $from }, con { $air } punti aerei e { $barrage } punti di sbarramento.
scs-exited-unseen = Una pila di { $count } pedine sotto { $unit } esce dalla mappa da { $from }.
scs-exited-top = { $unit } e ciò che le sta sotto escono dalla mappa da { $from }.
