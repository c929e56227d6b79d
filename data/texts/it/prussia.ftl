### Prussia's Glory. Originale di Esagono.

## Terrain
prussia-terrain-open = terreno aperto
prussia-terrain-woods = bosco
prussia-terrain-town = cittadina
prussia-terrain-walled-town = cittadina con mura
prussia-terrain-marsh = palude
prussia-terrain-pond = stagno o ruscello
prussia-terrain-water = tutta acqua
prussia-terrain-slope = pendio
prussia-terrain-slope-up = pendio in salita
prussia-terrain-slope-down = pendio in discesa
prussia-terrain-stream = ruscello
prussia-terrain-bridge = ponte
prussia-terrain-entrenchment = trinceramento
prussia-terrain-full-pond = stagno lungo il lato
prussia-terrain-mietzel = il Mietzel
prussia-terrain-elbe = l’Elba
prussia-terrain-road = strada

## Phases
prussia-phase-setup = Piazzamento
prussia-phase-activation = Attivazione dell’Armata
prussia-phase-deployment = Schieramento dalla Colonna
prussia-phase-command = Comando dei Gruppi
prussia-phase-rout = Movimento di Rotta
prussia-phase-movement = Movimento
prussia-phase-bombardment = Bombardamento offensivo
prussia-phase-rally = Recupero
prussia-phase-defense = Bombardamento difensivo
prussia-phase-combat = Combattimento ravvicinato
prussia-phase-adjustment = Aggiornamento del Morale dell’Armata

## Counters
prussia-kind-infantry = fanteria
prussia-kind-cavalry = cavalleria
prussia-kind-artillery = artiglieria
prussia-kind-baggage = bagaglio
prussia-kind-leader = comandante
prussia-kind-marker-engaged = segnalino di Ingaggiato
prussia-kind-marker-shifted = segnalino di Ingaggiato, lato −2
prussia-kind-marker-momentum = segnalino d’Impeto
prussia-kind-track-current = Morale Corrente
prussia-kind-track-lost = pedina persa
prussia-kind-track-captured = pedina catturata
prussia-kind-track-activation = costo di attivazione
prussia-kind-track-fatigue = affaticamento
prussia-kind-track-penalty = penalità

## Marks
prussia-mark-disordered = in Disordine
prussia-mark-routed = in Rotta
prussia-mark-column = In Colonna
prussia-mark-engaged = Ingaggiata
prussia-mark-support = Supporto
prussia-mark-captured = catturata
prussia-mark-added = Supporto aggiunto alla difesa
prussia-mark-moved = ha mosso
prussia-mark-guns-moved = artiglieria mossa
prussia-mark-out-of-command = fuori comando
prussia-mark-by-commander = guidata dal comandante di Armata
prussia-mark-fired = ha sparato
prussia-mark-firing = spara
prussia-mark-rallied = ha tentato il Recupero
prussia-mark-fought = ha combattuto
prussia-mark-charged = ha tentato una Carica
prussia-mark-charging = carica
prussia-mark-advanced = è avanzata
prussia-mark-failed-check = ha fallito il controllo del morale
prussia-mark-retreating = si ritira
prussia-mark-inactive = non attiva
prussia-mark-degraded = Inefficace
prussia-mark-detached = in un Distaccamento
prussia-mark-led = con un comandante
prussia-mark-marked = sotto un segnalino di Ingaggiato
prussia-mark-shifted = segnalino di Ingaggiato su −2
prussia-mark-momentum = sotto un segnalino di Impeto
prussia-mark-helped = aiutata da un comandante speciale
prussia-mark-masked = sotto fanteria o cavalleria, non può sparare
prussia-mark-steady = salda
prussia-mark-demoralized = Demoralizzata
prussia-mark-broken = in Rotta
prussia-mark-alarmed = in allarme
prussia-mark-fast = veloce
prussia-mark-bracketed = SP fra parentesi
prussia-mark-double = i livelli contano il doppio
prussia-mark-commander = comandante di Armata
prussia-mark-special-infantry = comandante speciale, fanteria
prussia-mark-special-cavalry = comandante speciale, cavalleria
prussia-mark-special-any = comandante speciale
prussia-mark-wounded = ferito
prussia-mark-killed = ucciso
prussia-mark-second = secondo in comando
prussia-mark-replacement = comandante di rimpiazzo
prussia-mark-type-line = fanteria di linea
prussia-mark-type-guard = guardia a piedi
prussia-mark-type-grenadier = granatieri
prussia-mark-type-croat = Croati
prussia-mark-type-jaeger = Jaeger
prussia-mark-type-freikorps = battaglione franco
prussia-mark-type-observation = Corpo d’Osservazione
prussia-mark-type-cuirassier = corazzieri
prussia-mark-type-dragoon = dragoni
prussia-mark-type-hussar = ussari
prussia-mark-type-chevauleger = cavalleggeri
prussia-mark-type-heavy-horse = cavalleria pesante
prussia-mark-type-cossack = Cosacchi
prussia-mark-type-freikorps-dragoon = dragoni franchi
prussia-mark-type-freikorps-hussar = ussari franchi
prussia-mark-type-battery = batteria
prussia-mark-type-heavy-battery = batteria pesante
prussia-mark-type-wagons = carri
prussia-mark-nation-prussian = prussiana
prussia-mark-nation-austrian = austriaca
prussia-mark-nation-wurttemberg = del Württemberg
prussia-mark-nation-wurzburg = di Würzburg
prussia-mark-nation-bavarian = bavarese
prussia-mark-nation-saxon = sassone
prussia-mark-nation-russian = russa
prussia-mark-nation-french = francese
prussia-mark-nation-swiss = svizzera al servizio francese
prussia-mark-nation-german = tedesca al servizio francese
prussia-mark-nation-kreise = contingente imperiale

## Values
prussia-value-sp = { $number } SP
prussia-value-bs-1 = BS { $number } a distanza 1
prussia-value-bs-2 = { $number } a 2
prussia-value-bs-3 = { $number } a 3
prussia-value-mr = MR { $number }
prussia-value-ma = MA { $number }
prussia-value-level =
    { $number ->
        [one] un livello
       *[other] { $number } livelli
    }
prussia-value-initiative = Iniziativa { $number }
prussia-value-mm = MM { $number }
prussia-value-shock = assalto { $number }

## Layers of a stack
prussia-layer-engaged = Linea Ingaggiata: combatte
prussia-layer-support = Supporto: dietro la linea
prussia-layer-guns = Artiglieria in cima: può sparare
prussia-layer-masked = Artiglieria sotto: non può sparare
prussia-layer-line = Fanteria e cavalleria
prussia-layer-leaders = Comandanti
prussia-layer-markers = Segnalini

## States and levels of victory
prussia-morale-formed = in Formazione
prussia-morale-disordered = in Disordine
prussia-morale-routed = in Rotta
prussia-spirit-steady = salda
prussia-spirit-demoralized = Demoralizzata
prussia-spirit-broken = in Rotta
prussia-degree-marginal = marginale
prussia-degree-substantive = sostanziale
prussia-degree-decisive = decisiva

## Why a unit was lost
prussia-cause-loss = punto perdita
prussia-cause-pursuit = ritirata attraverso zone nemiche
prussia-cause-star = asterisco del risultato
prussia-cause-routed-off = uscita in Rotta dalla mappa
prussia-cause-no-retreat = nessuna via di ritirata
prussia-cause-zone = in Rotta in una zona nemica
prussia-cause-surrender = Resa
prussia-cause-heartless = in Rotta e attaccata, in un’Armata senza più animo
prussia-cause-guns = cattura dell’artiglieria

## Questions
prussia-ask-set-up = Piazzamento di { $unit }: in quale esagono?
prussia-ask-begin = La battaglia prosegue da qui.
prussia-ask-arrange = Ordina le pile prima che la battaglia cominci: quale unità va in cima?
prussia-ask-activate =
    { $cost ->
        [one] L’Armata non è attiva. Un tentativo costa un punto di Morale dell’Armata e richiede 7 con Iniziativa { $initiative }: lo fai?
       *[other] L’Armata non è attiva. Un tentativo costa { $cost } punti di Morale dell’Armata e richiede 7 con Iniziativa { $initiative }: lo fai?
    }
prussia-ask-advance = L’Armata può tentare di attivarsi e avanzare: lo fa?
prussia-ask-claim = L’Armata avanza. Quanto Morale dell’Armata chiede, fino a { $most }?
prussia-ask-arrive = Arriva { $unit }: in quale esagono?
prussia-ask-deploy = Quali Ali si schierano dalla colonna?
prussia-ask-deploy-guns = Si schiera: { $wing }. Quale artiglieria si schiera con essa?
prussia-ask-help = { $unit } è un comandante speciale: chi cerca di rendere Efficace?
prussia-ask-trace = Quali unità fuori comando guida il comandante di Armata in persona?
prussia-ask-rout = Quale unità in Rotta fugge ora?
prussia-ask-retreat = { $unit } si ritira: dove?
prussia-ask-follow = { $unit } si è ritirata: { $leader } va con essa?
prussia-ask-order = Che cosa muove ora?
prussia-ask-column-guns = Si mette In Colonna: { $wing }. Quale artiglieria va con essa?
prussia-ask-move = { $unit }, PM rimasti { $left }: dove va?
prussia-ask-stack = { $unit }: a quale posto della pila?
prussia-ask-sight = Il nemico è in vista: tenti di attivare l’Armata?
prussia-ask-sight-detachment = { $group }: il nemico è in vista. Tenti di attivare l’Armata?
prussia-ask-accept =
    { $cost ->
        [one] L’Armata può attivarsi per un punto di Morale dell’Armata: paghi?
       *[other] L’Armata può attivarsi per { $cost } punti di Morale dell’Armata: paghi?
    }
prussia-ask-forced = { $unit } si avvicina: { $wing } tenta di schierarsi?
prussia-ask-displaced = { $unit } è scacciato dal suo esagono: presso quali amici più vicini va?
prussia-ask-bombard = { $phase }: su quale esagono spari?
prussia-ask-firers = Fuoco su { $hex }, forza { $strength }: chi spara, e il terreno di quale esagono conta?
prussia-ask-shoot = Fuoco su { $hex } con forza { $strength }: tira il dado.
prussia-ask-rally = Quale unità tenta il Recupero?
prussia-ask-fight = Quale esagono attacchi ora?
prussia-ask-designate = Attacco su { $hexes }: quali esagoni partecipano?
prussia-ask-evade = { $hex } è attaccato: le unità veloci che vi si trovano si ritirano prima del combattimento?
prussia-ask-support = Sei accerchiato: quale Supporto si aggiunge alla difesa?
prussia-ask-lead = Quale unità è in testa?
prussia-ask-ground = Il terreno di quali due esagoni conta?
prussia-ask-roll = Combattimento ravvicinato a { $column }, { $total }: tira il dado.
prussia-ask-lose =
    { $left ->
        [one] Un punto perdita: chi lo soddisfa?
       *[other] { $left } punti perdita: chi soddisfa il prossimo?
    }
prussia-ask-yield = Resa: quale unità si consegna per prima?
prussia-ask-waver = Quale unità cede per prima?
prussia-ask-star = Un asterisco: quale artiglieria perde un livello?
prussia-ask-advance-into = Si può entrare in { $hex }: chi avanza?
prussia-ask-momentum = Impeto: un esagono in più, o un segnalino sul nemico?
prussia-ask-charge = Quale cavalleria carica, e quale esagono?
prussia-ask-check = Quale unità che ha fallito il controllo del morale si ritira ora?

## Answers
prussia-do-place = Piazza in { $hex }
prussia-do-place-arrive = Arriva in { $hex }
prussia-do-place-displaced = Va in { $hex }
prussia-do-quick = Piazza tutto in una volta
prussia-do-attempt = Tenta
prussia-do-attempt-deploy = Tenta di schierarti
prussia-do-hold = Lascia stare
prussia-do-hold-evade = Resta e combatti
prussia-do-hold-charge = Nessuna Carica
prussia-do-activate = Paga e attiva
prussia-do-claim = Chiedi { $number }
prussia-do-deploy = Schiera: { $wing }
prussia-do-help = Aiuta: { $wing }
prussia-do-help-guns = Aiuta l’artiglieria che è con lui
prussia-do-add-deploy = Schiera { $unit }
prussia-do-add-trace = Guida { $unit }
prussia-do-add-column = { $unit } entra nella colonna
prussia-do-add-fire = { $unit } spara
prussia-do-add-support = { $unit } si aggiunge alla difesa
prussia-do-add-charge = { $unit } carica
prussia-do-drop-fire = { $unit } non spara
prussia-do-drop-charge = { $unit } non carica
prussia-do-without = Lascia fuori { $hex }
prussia-do-cancel = Rinuncia all’attacco
prussia-do-cancel-fire = Rinuncia al bombardamento
prussia-do-done = Fatto
prussia-do-done-support = Nessun altro Supporto
prussia-do-done-advance = Non avanza nessun altro
prussia-do-done-momentum = Rinuncia all’Impeto
prussia-do-run = { $unit } fugge
prussia-do-retreat = Ritirata in { $hex }
prussia-do-retreat-evade = Sottraiti in { $hex }
prussia-do-retreat-off-map = Fuori dalla mappa
prussia-do-follow = Va con essa
prussia-do-stay = Resta
prussia-do-select = Muovi { $unit }
prussia-do-column = Metti In Colonna: { $wing }
prussia-do-top = { $unit } in cima alla sua pila
prussia-do-move = Muovi in { $hex }
prussia-do-stop = Termina il movimento
prussia-do-exit = Esci dalla mappa
prussia-do-place-at = Al posto { $number } dal basso
prussia-do-target = Spara su { $hex }
prussia-do-target-charge = Carica { $hex }
prussia-do-from = Attacca anche da { $hex }
prussia-do-from-fire = Fuoco: terreno di { $hex }
prussia-do-roll = Tira il dado
prussia-do-lose = { $unit } perde un livello
prussia-do-lose-star = { $unit } perde un livello per l’asterisco
prussia-do-fall-back = { $unit } ripiega
prussia-do-fall-back-waver = { $unit } cede
prussia-do-yield = { $unit } si arrende
prussia-do-rally = { $unit } tenta il Recupero
prussia-do-attack = Attacca { $hex }
prussia-do-attack-too = Attacca anche { $hex }
prussia-do-announce = Attacca
prussia-do-lead = { $unit } è in testa
prussia-do-pair = Da { $from } contro { $to }
prussia-do-advance = { $unit } avanza
prussia-do-onward = { $unit } prosegue in { $hex }
prussia-do-mark = Segnalino d’Impeto su { $hex }
prussia-do-check = { $unit } si ritira
prussia-do-end = Fine: { $phase }
prussia-do-select-many =
    { $count ->
        [one] Una pedina può muovere
       *[other] { $count } pedine possono muovere
    }
prussia-do-top-many =
    { $count ->
        [one] Un’unità può andare in cima
       *[other] { $count } unità possono andare in cima
    }
prussia-do-target-many =
    { $count ->
        [one] Si può sparare su un esagono
       *[other] Si può sparare su { $count } esagoni
    }
prussia-do-attack-many =
    { $count ->
        [one] Si può attaccare un esagono
       *[other] Si possono attaccare { $count } esagoni
    }
prussia-do-rally-many =
    { $count ->
        [one] Un’unità può tentare il Recupero
       *[other] { $count } unità possono tentare il Recupero
    }
prussia-do-run-many =
    { $count ->
        [one] Un’unità fugge
       *[other] { $count } unità fuggono
    }
prussia-do-advance-many =
    { $count ->
        [one] Una pedina può avanzare
       *[other] { $count } pedine possono avanzare
    }
prussia-still-move =
    { $count ->
        [one] Un’unità potrebbe ancora muovere.
       *[other] { $count } unità potrebbero ancora muovere.
    }
prussia-still-fire =
    { $count ->
        [one] Si potrebbe ancora sparare su un esagono.
       *[other] Si potrebbe ancora sparare su { $count } esagoni.
    }
prussia-still-rally =
    { $count ->
        [one] Un’unità potrebbe ancora tentare il Recupero.
       *[other] { $count } unità potrebbero ancora tentare il Recupero.
    }
prussia-still-attack =
    { $count ->
        [one] Si potrebbe ancora attaccare un esagono.
       *[other] Si potrebbero ancora attaccare { $count } esagoni.
    }
prussia-still-advance =
    { $count ->
        [one] Un’unità potrebbe ancora avanzare.
       *[other] { $count } unità potrebbero ancora avanzare.
    }
prussia-still-deploy =
    { $count ->
        [one] Un’Ala potrebbe ancora schierarsi.
       *[other] { $count } Ali potrebbero ancora schierarsi.
    }
prussia-about-points-left = PM rimasti:
prussia-about-attackers = Attaccano:
prussia-about-defenders = Attaccati:
prussia-about-result = Risultato:
prussia-about-strength = Forza:

## Turns and activation
prussia-turn-began = Turno { $turn }, ore { $hour }.
prussia-player-turn = Turno { $side-of }.
prussia-phase-began = { $side }: { $phase }.
prussia-placed = { $unit }: in { $hex }.
prussia-activation-won = { $side }: attivazione riuscita ({ $die } + { $plus }, serviva { $needs }).
prussia-activation-failed = { $side }: attivazione fallita ({ $die } + { $plus }, serviva { $needs }).
prussia-activation-chance = { $side }: { $die }, l’Armata può avanzare.
prussia-activation-no-chance = { $side }: { $die }, l’Armata aspetta.
prussia-activated = { $side }: l’Armata è attiva.
prussia-alarmed = { $side }: l’Armata è in allarme e sarà attiva nel suo prossimo turno.
prussia-det-activated = Attivo: { $group }.
prussia-dissolved = { $side }: i Distaccamenti si uniscono all’Armata.
prussia-ended = La battaglia è finita: vittoria { $degree } { $side-of } (punti { $prussia } a { $coalition }).
prussia-ended-drawn = La battaglia è finita: pareggio (punti { $prussia } a { $coalition }).

## Command and columns
prussia-commanded-effective = { $group }: Efficace ({ $die } + { $plus } contro CV { $cv }).
prussia-commanded-degraded = { $group }: Inefficace ({ $die } + { $plus } contro CV { $cv }).
prussia-helped = { $unit } rende Efficace: { $wing } ({ $die } + { $plus }).
prussia-helped-in-vain = { $unit } cerca invano di aiutare: { $wing } ({ $die } + { $plus }).
prussia-helped-guns = { $unit } rende Efficace l’artiglieria che è con lui ({ $die } + { $plus }).
prussia-helped-guns-in-vain = { $unit } cerca invano di aiutare l’artiglieria che è con lui ({ $die } + { $plus }).
prussia-column = In Colonna: { $wing }.
prussia-deployed = Schierata: { $wing }.
prussia-forced-deployed = { $wing } si schiera in tempo ({ $own } contro { $enemy }).
prussia-forced-in-vain = { $wing } resta in colonna ({ $own } contro { $enemy }).

## Movement
prussia-moved = { $unit } muove da { $from } a { $to }.
prussia-stopped = { $unit } termina il movimento.
prussia-stacked = { $unit } sta al posto { $place } della sua pila.
prussia-shifted = Il segnalino di Ingaggiato in { $hex } si gira su −2.
prussia-exited = { $unit } esce dalla mappa.
prussia-overrun = { $unit } è travolto e si salva ({ $die }).
prussia-overrun-replacement = Il rimpiazzo di { $unit } è travolto e si salva ({ $die }).
prussia-overrun-killed = { $unit } è travolto e ucciso ({ $die }).
prussia-overrun-killed-replacement = Il rimpiazzo di { $unit } è travolto e ucciso ({ $die }).
prussia-displaced = { $unit } va in { $to }.
prussia-displaced-replacement = Il rimpiazzo di { $unit } va in { $to }.
prussia-retreated = { $unit } si ritira da { $from } a { $to }.
prussia-evaded = Le unità veloci si ritirano prima del combattimento da { $from } a { $to }.
prussia-advanced = { $unit } avanza in { $hex }.

## Combat
prussia-bombarded = Fuoco su { $hex }, forza { $strength }: { $die } { $total }, risultato { $result }.
prussia-attacked = Attacco da { $attackers } su { $defenders }.
prussia-charged = Carica da { $attackers } su { $defenders }!
prussia-fought = { $attack } contro { $defense } a { $column }: { $die } { $total }, risultato { $result }.
prussia-level-lost =
    { $left ->
        [one] { $unit } perde un livello, ne resta uno ({ $cause }).
       *[other] { $unit } perde un livello, ne restano { $left } ({ $cause }).
    }
prussia-eliminated = { $unit } è fuori ({ $cause }).
prussia-captured =
    { $levels ->
        [one] Cattura di { $unit }, un livello ({ $cause }).
       *[other] Cattura di { $unit }, { $levels } livelli ({ $cause }).
    }
prussia-capture-rolled = Cattura di { $unit }: { $die }, in tutto { $total }.
prussia-marked = Un segnalino d’Impeto è su { $hex }.
prussia-charge-rolled = Il dado della Carica è { $die }: carica { $passed }, non carica { $failed }.
prussia-charge-all =
    Il dado della Carica è { $die }: { $passed } { $passed-count ->
        [one] carica.
       *[other] caricano.
    }
prussia-charge-none =
    Il dado della Carica è { $die }: { $failed } { $failed-count ->
        [one] non carica.
       *[other] non caricano.
    }
prussia-casualty-unhurt = { $unit } è illeso ({ $dice }).
prussia-casualty-wounded = { $unit } è ferito ({ $dice }).
prussia-casualty-killed = { $unit } è ucciso ({ $dice }).
prussia-casualty-unhurt-replacement = Il rimpiazzo di { $unit } è illeso ({ $dice }).
prussia-casualty-wounded-replacement = Il rimpiazzo di { $unit } è ferito ({ $dice }).
prussia-casualty-killed-replacement = Il rimpiazzo di { $unit } è ucciso ({ $dice }).
prussia-replaced = Il comando passa a: { $unit }.
prussia-replaced-replacement = Un comandante di rimpiazzo prende il posto di { $unit }.

## Morale
prussia-morale-changed = { $side }: Morale dell’Armata { $change }, ora { $now }.
prussia-morale-marked =
    { $side-number ->
        [plural] { $side-The } mettono i segnalini sulla tabella del Morale; il Morale dell’Armata resta a { $now }.
       *[singular] { $side-The } mette i segnalini sulla tabella del Morale; il Morale dell’Armata resta a { $now }.
    }
prussia-shaken = { $unit } è ora { $morale }.
prussia-rallied = { $unit } recupera ed è ora { $morale }.
prussia-checked-stands = { $unit } supera il controllo del morale ({ $die }, al massimo { $target }).
prussia-checked-fails = { $unit } fallisce il controllo del morale ({ $die }, al massimo { $target }).
prussia-rally-won = { $unit } riesce il Recupero ({ $die }, al massimo { $target }).
prussia-rally-failed = { $unit } fallisce il Recupero ({ $die }, al massimo { $target }).
prussia-success =
    { $count ->
        [one] { $side }: un Successo nel Combattimento.
       *[other] { $side }: { $count } Successi nel Combattimento.
    }
prussia-current = { $side }: Morale Corrente { $now }, unità in Rotta { $routed }.
prussia-demoralization-rolled = { $side }: il dado per la Demoralizzazione è { $die }.
prussia-spirit-changed = { $side }: l’Armata è { $spirit }!
prussia-passivity-rolled = { $side }: il dado per la passività è { $die }.
prussia-lacy-comes = Arriva Lacy ({ $die }).
prussia-lacy-waits = Lacy non arriva ancora ({ $die }).
prussia-lacy-unasked = Arriva Lacy.
prussia-first-to-retreat = { $side }: si ritira per prima ({ $die }).

## Notes
prussia-note-army = { $side }: attiva, { $spirit }. Morale Corrente { $current }, Successi nel Combattimento { $cs }, caselle occupate { $boxes }.
prussia-note-army-inactive = { $side }: non attiva, { $spirit }. Morale Corrente { $current }, Successi nel Combattimento { $cs }, caselle occupate { $boxes }.
prussia-note-army-alarmed = { $side }: in allarme, { $spirit }. Morale Corrente { $current }, Successi nel Combattimento { $cs }, caselle occupate { $boxes }.
prussia-note-leads = Se la battaglia finisse ora: vittoria { $degree } { $side-of } (differenziale { $diff }).
prussia-note-drawn = Se la battaglia finisse ora: pareggio (differenziale { $diff }).
prussia-note-group-effective = { $group } (CV { $cv }): Efficace.
prussia-note-group-degraded = { $group } (CV { $cv }): Inefficace.
prussia-note-group-inactive = { $group } (CV { $cv }): non attivo.
prussia-note-column = In Colonna: { $wing }.
prussia-note-helped = Resa Efficace da un comandante speciale: { $wing }.
prussia-note-fog = Nebbia: si vede fino a { $range } esagoni.
prussia-note-advance = L’Armata ha chiesto morale e deve avanzare entro le { $hour }.

## Reckonings
prussia-why-cost = prezzo in Morale dell’Armata
prussia-why-claim = Morale dell’Armata guadagnato
prussia-why-initiative = Iniziativa
prussia-why-gloom = stato dell’Armata
prussia-why-at-most = serve sul dado
prussia-why-at-least = serve sul dado
prussia-why-entry = ingresso sulla mappa
prussia-why-mietzel = passare il Mietzel prende tutto
prussia-why-column = un esagono in colonna
prussia-why-terrain = { $terrain }
prussia-why-baggage = bagaglio adiacente
prussia-why-leaving = uscita da una zona nemica
prussia-why-minimum = un esagono è sempre possibile
prussia-why-points = PM di questo passo (spesi finora { $spent } di { $allowance })
prussia-why-not-enemy = in { $to } ci sono nemici
prussia-why-not-water = non si passa tra { $from } e { $to }: { $terrain }
prussia-why-not-mietzel = il Mietzel senza ponte tra { $from } e { $to }: lo attraversa solo una colonna che comincia accanto
prussia-why-not-zone = deve fermarsi nella zona nemica in { $from }
prussia-why-not-closed = { $to } le è chiuso
prussia-why-not-points = servono { $needed } PM, ne ha { $left }
prussia-why-not-points-leaving = servono { $needed } PM, ne ha { $left } ({ $leaving } per lasciare la zona nemica)
prussia-why-not-by-hexes = { $to } è raggiungibile, un esagono alla volta: { $needed } PM su { $left }
prussia-why-not-gun-range = { $unit } è a { $away } esagoni da { $hex }; gittata: { $most }
prussia-why-not-gun-beside = { $unit } è accanto al nemico in { $at } e spara solo agli esagoni adiacenti
prussia-why-not-gun-friends = { $unit }: gli amici in { $at } sono troppo vicini a { $hex }
prussia-why-not-gun-sight = { $unit }: la linea verso { $hex } è bloccata in { $at } ({ $what })
prussia-why-not-gun-fog = { $unit } nella nebbia non vede fino a { $hex }
prussia-why-not-gun-water = { $unit }: non si spara oltre l’acqua davanti a { $hex }
prussia-why-not-units = unità
prussia-why-not-gun-16-0a = { $unit } è in Rotta o non è presente
prussia-why-not-gun-16-0b = { $unit } ha già sparato in questa fase
prussia-why-not-gun-6-1a = { $unit }: l’armata non è attiva
prussia-why-not-gun-7-3-1d = { $unit } è in colonna
prussia-why-not-gun-7-0e = { $unit } ha mosso in questo turno
prussia-why-not-gun-3-4-1a = { $unit } resta in fondo fino alla sua prossima fase di movimento
prussia-why-not-gun-3-4b = { $unit }: sopra c’è fanteria o cavalleria
prussia-why-ma = capacità di movimento stampata
prussia-why-in-column = In Colonna
prussia-why-degraded = Inefficace
prussia-why-out-of-command = fuori comando
prussia-why-disordered = in Disordine
prussia-why-allowance = capacità di movimento ora
prussia-why-bs = { $unit }, distanza { $range }
prussia-why-strength = forza di bombardamento
prussia-why-total = modificatori in tutto
prussia-why-column-read = colonna
prussia-why-mr = Valore di Morale
prussia-why-mm = Modificatore al Morale del comandante
prussia-why-sp = { $unit }, { $morale }
prussia-why-attack = forza dell’attacco
prussia-why-defense = forza della difesa
prussia-why-check = Valore di Morale di { $unit }
prussia-why-charge = Valore di Morale di { $unit }
prussia-why-levels-left = livelli rimasti
prussia-why-into-zone = in una zona nemica
prussia-why-through-friends = in un esagono con amici
prussia-why-engaged = sarà Ingaggiata: combatte
prussia-why-support = sarà Supporto: dietro le unità Ingaggiate
prussia-why-in-reserve = nessun nemico vicino: l’ordine conterà più tardi
prussia-why-guns-ready = sopra fanteria e cavalleria: può sparare
prussia-why-guns-masked = sotto fanteria o cavalleria: non può sparare
prussia-why-shifted = le unità Ingaggiate cambiano: il segnalino si gira su −2
prussia-why-forced-own = l’Ala aggiunge al suo dado
prussia-why-forced-enemy = il nemico aggiunge al suo; decide la somma più alta, e il pareggio è suo
prussia-why-capped = SP oltre quelli che contano in un esagono
prussia-why-leads = unità di testa: { $attacker } contro { $defender }
prussia-why-ground = terreno da { $from } a { $to }

## Modifiers
prussia-item-8-5a = Valore di Morale
prussia-item-C2a = comandante nell’esagono
prussia-item-C2b = 4 o più esagoni dal nemico
prussia-item-C2c = fanteria in bosco o cittadina
prussia-item-C2d = amici scossi o un nemico adiacente
prussia-item-C2e = stato dell’Armata
prussia-item-C7a = tutto il fuoco a distanza 1
prussia-item-C7b = spara artiglieria in Disordine
prussia-item-C7c = solo unità in Rotta nel bersaglio
prussia-item-C7d = stato dell’Armata che spara
prussia-item-16-2b = terreno del tiro
prussia-item-23-5-2a = sorpresa del primo turno
prussia-item-4-3d = segnalini di Ingaggiato su −2
prussia-item-C8a = Impeto contro l’attaccante
prussia-item-C8b = Impeto contro il difensore
prussia-item-C8c = unità in Disordine fra gli attaccanti
prussia-item-C8d = attacco di fianco
prussia-item-C8e = rapporto oltre la tabella
prussia-item-C8f = unità In Colonna
prussia-item-C8g = unità in Disordine in ogni esagono attaccato
prussia-item-C8h = unità in Rotta in ogni esagono attaccato
prussia-item-C8i = confronto fra le unità di testa
prussia-item-C8j = stato delle Armate
prussia-item-19-5a = terreno
prussia-item-19-5-1b = assalto di cavalleria

## Overlays
prussia-overlay-zoc = Zone di controllo: { $side }
prussia-overlay-command = Raggio dei comandanti: { $side }
prussia-overlay-sight =
    Che cosa { $side-number ->
        [plural] vedono { $side-the }
       *[singular] vede { $side-the }
    }
prussia-overlay-fire = Campo di tiro: { $side }
prussia-overlay-shots = Linee di tiro libere: { $side }
prussia-overlay-blocked = Visuali bloccate: { $side }
prussia-overlay-engaged = Unità Ingaggiate: { $side }
prussia-overlay-support = Supporto: { $side }
prussia-overlay-out-of-command = Unità fuori comando: { $side }
prussia-overlay-edge = Bordo mappa amico: { $side }
prussia-overlay-to-move = Ancora da muovere: { $side }
prussia-overlay-to-rally = Ancora da recuperare: { $side }
prussia-overlay-to-run = Ancora in fuga: { $side }

## Charts
prussia-chart-terrain = Terreno
prussia-chart-ground = Terreno
prussia-chart-move-infantry = Movimento, fanteria
prussia-chart-move-artillery = Movimento, artiglieria
prussia-chart-move-cavalry = Movimento, cavalleria
prussia-chart-into-infantry = Attacco verso, fanteria
prussia-chart-into-cavalry = Attacco verso, cavalleria
prussia-chart-from-infantry = Attacco da, fanteria
prussia-chart-from-cavalry = Attacco da, cavalleria
prussia-chart-fire-into = Fuoco verso
prussia-chart-fire-from = Fuoco da
prussia-chart-shock = Assalto di cavalleria
prussia-chart-no-shock = nessuno
prussia-chart-bombardment = Bombardamento
prussia-chart-fire-modifiers = Bombardamento: modificatori
prussia-chart-combat = Combattimento ravvicinato (attaccante / difensore)
prussia-chart-combat-modifiers = Combattimento ravvicinato: modificatori
prussia-chart-rally = Recupero: si somma al MR
prussia-chart-leaving = Uscita da una zona nemica
prussia-chart-capture = Cattura dell’artiglieria
prussia-chart-key = Risultati: i segni
prussia-chart-sign = Segno
prussia-chart-means = Significa
prussia-chart-key-number = tanti punti perdita (LP): ognuno costa un livello o una ritirata
prussia-chart-key-ex = LP secondo i livelli nemici Ingaggiati, divisi per 4
prussia-chart-key-ex-plus = lo stesso, e uno in più
prussia-chart-key-eased = un LP in meno con Supporto nell’esagono
prussia-chart-key-rout = ogni ritirata è una Rotta
prussia-chart-key-waver = alla fine le unità Ingaggiate con MR 4 o meno si ritirano in Disordine
prussia-chart-key-surrender = le unità Ingaggiate con MR 3 o meno si arrendono
prussia-chart-key-star = un’unità di artiglieria perde un livello
prussia-chart-morale = Morale di un’unità che subisce perdite
prussia-chart-mr = MR
prussia-chart-morale-loss = Un altro LP
prussia-chart-morale-waver = r
prussia-chart-morale-surrender = S
prussia-chart-morale-6-loss = perde un livello
prussia-chart-morale-6-waver = resiste
prussia-chart-morale-6-surrender = resiste
prussia-chart-morale-5-loss = perde un livello, o può ritirarsi in Disordine
prussia-chart-morale-5-waver = resiste
prussia-chart-morale-5-surrender = resiste
prussia-chart-morale-4-loss = si ritira in Disordine
prussia-chart-morale-4-waver = si ritira in Disordine
prussia-chart-morale-4-surrender = resiste
prussia-chart-morale-3-loss = si ritira in Rotta
prussia-chart-morale-3-waver = si ritira in Disordine
prussia-chart-morale-3-surrender = si arrende
prussia-chart-spirit = Armate che si perdono d’animo
prussia-chart-army = Armata
prussia-chart-spirit-when = Morale Corrente
prussia-chart-spirit-command = Tiri di comando
prussia-chart-spirit-checks = Controlli e Recuperi
prussia-chart-spirit-attack = Suoi attacchi e tiri
prussia-chart-spirit-defense = Attacchi contro di lei
prussia-chart-spirit-roll = Da 6 fino a 1 decide un dado: Demoralizzata se il Morale Corrente meno il dado dà 0 o meno.
prussia-chart-spirit-fled = Le sue unità in Rotta sono catturate quando sono attaccate; le sue unità possono uscire dal loro bordo.
prussia-chart-dice = Altri dadi
prussia-chart-dice-activation = attivazione Normale: dado + Iniziativa
prussia-chart-dice-sight = attivazione a vista: dado + Iniziativa
prussia-chart-dice-command = comando di un Gruppo
prussia-chart-dice-help = comandante speciale: Iniziativa
prussia-chart-dice-check = controllo del morale; 1 o 2 di troppo: Disordine, 3 o più: Rotta
prussia-chart-dice-charge = Carica: dado + MR + MM del comandante di cavalleria
prussia-chart-dice-casualty = comandante in combattimento ravvicinato: con un altro dado 2–5 ferito, 6 ucciso
prussia-chart-dice-overrun = comandante travolto: ucciso
prussia-chart-roll = Tiro
prussia-chart-what = Che cosa
prussia-chart-counts = Conta
prussia-chart-result = Risultato
prussia-chart-leaving-support = Supporto, artiglieria
prussia-chart-leaving-prussian = cavalleria prussiana Ingaggiata
prussia-chart-leaving-fast = altre unità veloci Ingaggiate
prussia-chart-leaving-engaged = altre unità Ingaggiate, o trattenute da cavalleria in Formazione
prussia-chart-capture-all = si catturano tutti i livelli
prussia-chart-capture-counter = si cattura la pedina sulla mappa; ciò che resta si ritira in Disordine
prussia-chart-capture-none = l’artiglieria si ritira di un esagono in Disordine
prussia-chart-capture-captors = −1 se chi cattura ha un MR superiore a quello dell’artiglieria.
prussia-chart-capture-guns = +1 se l’artiglieria ha un MR superiore a ogni unità che cattura; +1 se tutte le unità che catturano sono in Disordine.
prussia-chart-note-ex = Ex: Scambio, secondo i livelli nemici Ingaggiati.
prussia-chart-note-eased = ( ): un punto perdita in meno con il Supporto.
prussia-chart-note-rout = R: ogni ritirata è una Rotta.
prussia-chart-note-waver = r: alla fine le unità con MR 4 o meno si ritirano in Disordine.
prussia-chart-note-surrender = S: le unità Ingaggiate con MR 3 o meno si arrendono.
prussia-chart-note-star = *: un’artiglieria perde un livello.

## Why one is asked
prussia-because-sight =
    { $range ->
        [one] { $own } vede { $seen } nell’esagono accanto: per questa volta l’Armata può tentare di attivarsi a vista.
       *[other] { $own } vede { $seen } a { $range } esagoni: per questa volta l’Armata può tentare di attivarsi a vista.
    }
prussia-because-accept = Il tentativo a vista è riuscito. Pagare resta una scelta: rinunciando non si perde nulla.
prussia-because-forced =
    { $range ->
        [one] { $unit } è arrivata a ridosso di un’Ala in colonna: ha una sola occasione di schierarsi prima di essere sorpresa.
       *[other] { $unit } è arrivata a { $range } esagoni da un’Ala in colonna: ha una sola occasione di schierarsi prima di essere sorpresa.
    }

## The track of Army Morale
prussia-ladder-morale = Morale dell’Armata: { $side }
prussia-ladder-shaky = 6 o meno: a fine turno l’Armata è Demoralizzata se il Morale Corrente meno un dado dà 0 o meno
prussia-ladder-demoralized = 0 o meno: Demoralizzata senza tiro
prussia-ladder-broken = −10 o meno: l’Armata è in Rotta
prussia-spirit-inactive = non attiva
prussia-spirit-alarmed = in allarme

## Results in words
prussia-reading-basis = Le tue perdite vengono prima. Si perdono livelli finché è permesso, poi le unità ripiegano; i controlli che seguono riescono. L’esagono è preso se poi puoi avanzarvi.
prussia-prospect-combat =
    Attacco migliore { $column }, { $total } al dado ({ $attack } contro { $defense } SP) { $units ->
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
prussia-prospect-fire =
    { $units ->
        [one] Bombardamento migliore { $strength } BS, { $total } al dado, con una batteria.
       *[other] Bombardamento migliore { $strength } BS, { $total } al dado, con { $units } batterie.
    }
prussia-result-both = Att.: { $attacker } · Dif.: { $defender }
prussia-result-one = { $result }
prussia-result-none = niente
prussia-result-lp = { $count } LP
prussia-result-eased = −1 con Supporto
prussia-result-ex = scambio
prussia-result-ex-plus = scambio + 1 LP
prussia-result-rout = si ritira in Rotta
prussia-result-waver = MR ≤ 4 ripiega
prussia-result-surrender = MR ≤ 3 si arrende
prussia-result-star = artiglieria −1 livello
prussia-result-holds = { $who } tiene
prussia-result-fails = { $who } fallisce la prova
prussia-result-routs = { $who } va in Rotta
prussia-result-escapes = { $who } si salva
prussia-result-killed = { $who } è ucciso
prussia-result-wounded = { $who } è ferito
prussia-result-captured = { $who } è catturata
prussia-result-part-captured = { $who } perde la pedina sulla mappa
prussia-result-saved = { $who } è salva
prussia-result-charge =
    { $count ->
        [0] Nessuno carica
        [one] Una unità carica
       *[other] { $count } unità caricano
    }
prussia-result-command =
    { $groups ->
        [one]
            { $effective ->
                [0] Il Gruppo è Inefficace
               *[other] Il Gruppo è Efficace
            }
       *[other]
            { $effective ->
                [0] Nessun Gruppo su { $groups } è Efficace
                [one] Un Gruppo su { $groups } è Efficace
               *[other] { $effective } Gruppi su { $groups } sono Efficaci
            }
    }
prussia-result-lacy-comes = arriva Lacy
prussia-result-lacy-waits = Lacy non arriva ancora
prussia-result-passivity =
    { $points ->
        [0] la passività non costa nulla
        [one] la passività costa un punto di Morale dell’Armata
       *[other] la passività costa { $points } punti di Morale dell’Armata
    }
prussia-result-rallied = riesce il Recupero
prussia-result-failed = fallisce il Recupero
prussia-result-active = Armata attiva
prussia-result-inactive = non attiva
prussia-result-effective = Efficace
prussia-result-degraded = resta Inefficace
prussia-result-deployed = si schiera in tempo
prussia-result-in-column = resta in colonna

## Tracks
prussia-victory-rossbach = Prussiani con l’Armata salda: decisiva da un differenziale di 22 e sostanziale da 16 contro un nemico in rotta, marginale da 6 contro un nemico demoralizzato. Altrimenti il nemico: decisiva a 0 o meno contro un’Armata prussiana demoralizzata, sostanziale a 6 o meno con l’Armata non demoralizzata, marginale negli altri casi.
prussia-victory-leuthen = Prussiani con l’Armata salda: decisiva da un differenziale di 24 contro un nemico in rotta, sostanziale da 14 e marginale da 6 contro un nemico demoralizzato. Altrimenti il nemico: decisiva a 0 o meno contro un’Armata prussiana demoralizzata, sostanziale a 6 o meno con l’Armata non demoralizzata, marginale negli altri casi.
prussia-victory-zorndorf = Prussiani: decisiva da un differenziale di 30 con l’Armata salda contro un nemico in rotta, sostanziale da 16 contro un nemico demoralizzato, marginale sopra 0 con il Morale Corrente nemico a 6 o meno. Altrimenti il nemico: contro un’Armata prussiana demoralizzata, e non demoralizzato, decisiva a −12 o meno e sostanziale sopra; marginale negli altri casi.
prussia-victory-torgau = Prussiani: decisiva da un differenziale di 20 con l’Armata salda contro un nemico in rotta, sostanziale da 10 contro un nemico demoralizzato, marginale con il Morale Corrente nemico a 6 o meno e il proprio sopra. Il nemico: contro un’Armata prussiana demoralizzata, e non demoralizzato, decisiva a −12 o meno, sostanziale a 0 o meno; marginale con il Morale Corrente prussiano a 6 o meno e il proprio sopra. Altrimenti pareggio.
prussia-victory-other = Vince il differenziale migliore, in modo sostanziale se l’Armata del perdente è demoralizzata; in parità è un pareggio.
prussia-victory-points = Punti: ciò che sta sul tracciato del morale nemico e la sorte del suo comandante. Il differenziale è la differenza fra i punti prussiani e quelli nemici.
prussia-victory-towns = Tre unità di fanteria dentro o accanto a un villaggio danno 10 punti al nemico dei prussiani alla fine.
prussia-victory-cut-off = Comandanti austriaci tagliati fuori da Torgau alla fine costano 10 punti.
prussia-account-lost = Pedine nemiche eliminate
prussia-account-captured = Pedine nemiche catturate
prussia-account-wounded = { $leader } ferito
prussia-account-killed = { $leader } ucciso
prussia-account-baggage = Salmerie nemiche in rotta
prussia-account-towns = Fanteria presso i villaggi
prussia-account-cut-off = Comandanti tagliati fuori da Torgau
prussia-loss-units = Unità eliminate
prussia-loss-captured = Unità catturate
prussia-loss-levels = Livelli persi
prussia-track-morale = Morale Corrente
prussia-track-track = Casella più bassa della tabella del Morale
prussia-track-top = Cima della tabella del Morale
prussia-track-cs = Successi nel Combattimento
prussia-track-points = Punti vittoria
prussia-track-differential = Differenziale

## Chapters of the rulebook
prussia-chapter-1 = Termini e pedine
prussia-chapter-2 = Valori sulle pedine
prussia-chapter-3 = Raggruppamento
prussia-chapter-4 = Zone di controllo
prussia-chapter-5 = Visuale
prussia-chapter-6 = Attivazione e comando
prussia-chapter-7 = Movimento
prussia-chapter-8 = Morale delle unità
prussia-chapter-9 = Comandanti
prussia-chapter-10 = Morale dell’Armata
prussia-chapter-11 = Risultati dei combattimenti
prussia-chapter-12 = Sequenza di gioco
prussia-chapter-13 = Attivazione dell’Armata
prussia-chapter-14 = Fase di comando
prussia-chapter-15 = Fase di Movimento
prussia-chapter-16 = Bombardamento offensivo
prussia-chapter-17 = Fase di Recupero
prussia-chapter-18 = Bombardamento difensivo
prussia-chapter-19 = Combattimento ravvicinato
prussia-chapter-20 = Fine del turno di giocatore
prussia-chapter-21 = Aggiornamento del Morale dell’Armata
prussia-chapter-22 = Vittoria e piazzamento
prussia-chapter-23 = Rossbach
prussia-chapter-24 = Leuthen
prussia-chapter-25 = Zorndorf
prussia-chapter-26 = Torgau
prussia-chapter-C1 = Cattura dell’artiglieria
prussia-chapter-C2 = Recupero
prussia-chapter-C3 = Morale delle unità
prussia-chapter-C4 = Effetti del terreno
prussia-chapter-C5 = Uscita da una zona nemica
prussia-chapter-C6 = Bombardamento
prussia-chapter-C7 = Bombardamento: modificatori
prussia-chapter-C8 = Combattimento ravvicinato: modificatori
prussia-chapter-C9 = Combattimento ravvicinato
prussia-chapter-C10 = Segni dei risultati
prussia-chapter-MAP = La mappa

## Opzioni del tavolo
prussia-option-fast-exit = Unità veloci sotto un segnalino Ingaggiato
prussia-option-fast-exit-about = Quando possono lasciare l’esagono segnato.
prussia-option-fast-exit-cavalry = salvo che le trattenga cavalleria in Formazione
prussia-option-fast-exit-strict = solo accanto a unità non veloci
prussia-option-routed-target = Fuoco su sole unità in Rotta
prussia-option-routed-target-about = Uomini sparsi si colpiscono a fatica, oppure più facilmente perché inermi.
prussia-option-routed-target-minus = −3
prussia-option-routed-target-plus = +3
prussia-option-shaken = Difensori scossi nel corpo a corpo
prussia-option-shaken-about = Il Disordine o la Rotta di chi aiuta la cavalleria che attacca.
prussia-option-shaken-participants = di chi partecipa
prussia-option-shaken-hex = di qualsiasi unità dell’esagono
prussia-option-empty-track = Morale di un tracciato vuoto
prussia-option-empty-track-about = Quanto vale il Morale Attuale di un esercito prima della prima perdita.
prussia-option-empty-track-start = il valore iniziale
prussia-option-empty-track-marker = la casella in cui sta il segnalino
prussia-option-shaken-column = Unità scosse In Colonna
prussia-option-shaken-column-about = Se un’unità in Disordine o in Rotta resta In Colonna finché la sua Ala non si schiera.
prussia-option-shaken-column-stays = resta con la sua Ala
prussia-option-shaken-column-leaves = esce da sola
prussia-option-early-retreat = Ritirata prima del combattimento attraverso amici
prussia-option-early-retreat-about = Se chi si ritira prima del combattimento disturba gli amici che attraversa.
prussia-option-early-retreat-quiet = senza effetto
prussia-option-early-retreat-disorders = come una ritirata forzata
prussia-option-guns-in-ezoc = Artiglieria che entra in una ZDC nemica
prussia-option-guns-in-ezoc-about = Se i cannoni devono fermarsi nel primo esagono controllato dal nemico.
prussia-option-guns-in-ezoc-free = prosegue
prussia-option-guns-in-ezoc-stop = si ferma
prussia-option-marker-flip = Che cosa gira un segnalino Ingaggiato
prussia-option-marker-flip-about = Quali cambiamenti di una pila a contatto le fanno girare il segnalino.
prussia-option-marker-flip-any = ogni cambiamento delle unità Ingaggiate
prussia-option-marker-flip-relieved = solo un’unità Ingaggiata che passa in Supporto
prussia-option-relief = Uscire dopo il riordino
prussia-option-relief-about = Se riordinare una pila libera le unità che erano Ingaggiate.
prussia-option-relief-arrival = solo se ne arriva un’altra
prussia-option-relief-reorder = sì
prussia-option-surrender = Resa senza LP
prussia-option-surrender-about = Se le unità con MR 3 o meno si arrendono anche quando non c’è più un livello da perdere.
prussia-option-surrender-per-lp = nessuna
prussia-option-surrender-all = ogni unità Ingaggiata con MR 3 o meno
