### Next War: Korea. Original to Esagono.

## Terreni
nextwar-terrain-sea = mare
nextwar-terrain-open = aperto
nextwar-terrain-woods = aperto con boschi
nextwar-terrain-rough = sconnesso
nextwar-terrain-rough-woods = sconnesso con boschi
nextwar-terrain-highland = alture
nextwar-terrain-highland-woods = alture con boschi
nextwar-terrain-swamp = palude
nextwar-terrain-mountain = montagna
nextwar-terrain-urban = urbano
nextwar-terrain-river = fiume
nextwar-terrain-all-water = lato tutto d’acqua
nextwar-terrain-acv = passaggio per hovercraft
nextwar-terrain-ferry = traghetto
nextwar-terrain-dmz = zona demilitarizzata
nextwar-terrain-highway = strada principale
nextwar-terrain-primary = strada primaria
nextwar-terrain-secondary = strada secondaria
nextwar-terrain-rail = ferrovia
nextwar-terrain-city = Città
nextwar-terrain-town = Cittadina
nextwar-terrain-airbase = Base Aerea
nextwar-terrain-airfield = Aeroporto
nextwar-terrain-port = Porto
nextwar-terrain-chemical = sito chimico
nextwar-terrain-nuclear = sito nucleare
nextwar-terrain-beach = spiaggia
nextwar-terrain-fortification = Fortificazione

## Segmenti di un turno
nextwar-phase-set-up = Schieramento
nextwar-phase-weather = Condizioni Meteorologiche
nextwar-phase-initiative-air-naval = Iniziativa, aria e mare
nextwar-phase-initiative-movement = Movimento di Iniziativa
nextwar-phase-initiative-combat = Combattimento di Iniziativa
nextwar-phase-elite-reaction = Reazione delle Elite
nextwar-phase-exploitation-movement = Movimento di Sfruttamento
nextwar-phase-exploitation-combat = Combattimento di Sfruttamento
nextwar-phase-reaction-movement = Movimento di Reazione
nextwar-phase-reaction-combat = Combattimento di Reazione
nextwar-phase-first-movement = Primo Movimento
nextwar-phase-first-combat = Primo Combattimento
nextwar-phase-second-movement = Secondo Movimento
nextwar-phase-second-combat = Secondo Combattimento
nextwar-phase-reorganization = Riorganizzazione
nextwar-phase-reinforcement = Rinforzi
nextwar-phase-victory = Vittoria

## Che cosa succede
nextwar-now-set-up = le due parti piazzano le loro pedine, prima gli Alleati
nextwar-now-weather = si stabilisce il tempo del turno
nextwar-now-initiative-air-naval = si stabiliscono Iniziativa, punti aerei, Superiorità Aerea e controllo del mare
nextwar-now-initiative-movement =
    { $side-number ->
        [plural] { $side-the } hanno l’Iniziativa e muovono le unità che vogliono, con qualsiasi movimento
       *[singular] { $side-the } ha l’Iniziativa e muove le unità che vuole, con qualsiasi movimento
    }
nextwar-now-initiative-combat =
    { $side-number ->
        [plural] { $side-the } hanno l’Iniziativa e attaccano, un combattimento dopo l’altro
       *[singular] { $side-the } ha l’Iniziativa e attacca, un combattimento dopo l’altro
    }
nextwar-now-elite-reaction =
    { $side-number ->
        [plural] { $side-the } reagiscono con le unità Elite fuori dalle ZDC nemiche, soltanto a terra
       *[singular] { $side-the } reagisce con le unità Elite fuori dalle ZDC nemiche, soltanto a terra
    }
nextwar-now-exploitation-movement =
    { $side-number ->
        [plural] { $side-the } sfruttano il successo: le unità fuori dalle ZDC nemiche muovono ancora
       *[singular] { $side-the } sfrutta il successo: le unità fuori dalle ZDC nemiche muovono ancora
    }
nextwar-now-exploitation-combat =
    { $side-number ->
        [plural] { $side-the } attaccano ancora, due colonne a sinistra
       *[singular] { $side-the } attacca ancora, due colonne a sinistra
    }
nextwar-now-reaction-movement =
    { $side-number ->
        [plural] { $side-the } reagiscono e muovono le unità che vogliono, con qualsiasi movimento
       *[singular] { $side-the } reagisce e muove le unità che vuole, con qualsiasi movimento
    }
nextwar-now-reaction-combat =
    { $side-number ->
        [plural] { $side-the } reagiscono e attaccano con le unità che vogliono
       *[singular] { $side-the } reagisce e attacca con le unità che vuole
    }
nextwar-now-first-movement =
    { $side-number ->
        [plural] { $side-the } muovono per primi le unità che vogliono, con qualsiasi movimento
       *[singular] { $side-the } muove per prima le unità che vuole, con qualsiasi movimento
    }
nextwar-now-first-combat =
    { $side-number ->
        [plural] { $side-the } attaccano per primi, un combattimento dopo l’altro
       *[singular] { $side-the } attacca per prima, un combattimento dopo l’altro
    }
nextwar-now-second-movement =
    { $side-number ->
        [plural] ora { $side-the } muovono le unità che vogliono, con qualsiasi movimento
       *[singular] ora { $side-the } muove le unità che vuole, con qualsiasi movimento
    }
nextwar-now-second-combat =
    { $side-number ->
        [plural] ora { $side-the } attaccano, un combattimento dopo l’altro
       *[singular] ora { $side-the } attacca, un combattimento dopo l’altro
    }
nextwar-now-reorganization = si rastrellano gli esagoni e il controllo cambia mano
nextwar-now-reinforcement = arrivano i rinforzi, poi si spendono i punti rimpiazzo
nextwar-now-victory = si sommano i punti del turno

## Tipi di pedina
nextwar-kind-infantry = fanteria
nextwar-kind-light-infantry = fanteria leggera
nextwar-kind-motorized = fanteria motorizzata
nextwar-kind-mechanized = fanteria meccanizzata
nextwar-kind-armor = corazzati
nextwar-kind-armored-cavalry = cavalleria corazzata
nextwar-kind-recon = esplorazione
nextwar-kind-paratroop = paracadutisti
nextwar-kind-airmobile = fanteria aeromobile
nextwar-kind-marine = Marine
nextwar-kind-marine-mech = Marine meccanizzati
nextwar-kind-marine-armor = corazzati dei Marine
nextwar-kind-sniper = brigata Cecchini
nextwar-kind-outpost = Avamposto di Combattimento
nextwar-kind-beachhead = Testa di Ponte
nextwar-kind-helicopter = elicottero da attacco
nextwar-kind-amph = unità anfibia
nextwar-kind-sag = gruppo di superficie
nextwar-kind-carrier = portaerei

## Classi di mobilità
nextwar-class-infantry = fanteria
nextwar-class-light = fanteria leggera
nextwar-class-motorized = motorizzata
nextwar-class-mechanized = meccanizzata

## Livelli, secondo il simbolo sulla pedina
nextwar-size-II = battaglione
nextwar-size-III = reggimento
nextwar-size-X = brigata
nextwar-size-XX = divisione

## Nazioni
nextwar-nation-dprk = Corea del Nord
nextwar-nation-prc = Cina
nextwar-nation-rok = Corea del Sud
nextwar-nation-us = Stati Uniti
nextwar-nation-usmc = Marine USA
nextwar-nation-cw = Commonwealth
nextwar-nation-jpn = Giappone

## Segnalini e stati
nextwar-mark-reduced = ridotta
nextwar-mark-moved = ha mosso
nextwar-mark-attacked = ha attaccato
nextwar-mark-retreated = si è ritirata
nextwar-mark-out-of-supply = senza rifornimento
nextwar-mark-no-helicopters = senza i suoi elicotteri
nextwar-mark-clearing = rastrella l’esagono
nextwar-mark-landed = arrivata dal cielo o dal mare in questo turno
nextwar-mark-light-infantry = fanteria leggera
nextwar-mark-flown = ha volato
nextwar-mark-must-transfer = deve cambiare base
nextwar-mark-supported = ha dato supporto
nextwar-mark-assaulting = fa un assalto

## Valori in parole
nextwar-value-attack = attacco { $number }
nextwar-value-defense = difesa { $number }
nextwar-value-efficiency = efficienza { $number }
nextwar-value-levels-max = livelli a piena forza: { $number }
nextwar-value-movement = MA { $number }
nextwar-value-stacking =
    { $number ->
        [one] un punto raggruppamento
       *[other] { $number } punti raggruppamento
    }
nextwar-value-levels =
    { $number ->
        [one] un livello
       *[other] { $number } livelli
    }
nextwar-value-support = Supporto al Combattimento { $number }
nextwar-value-range = raggio { $number }
nextwar-value-capacity = capacità { $number }
nextwar-value-missions =
    { $number ->
        [0] nessuna missione volata
        [one] una missione volata
       *[other] { $number } missioni volate
    }

## Luoghi e caselle
nextwar-panel-yellow-sea = Mar Giallo
nextwar-panel-east-sea = Mare Orientale
nextwar-panel-off-map = Fuori mappa
nextwar-panel-aboard = A bordo delle navi
nextwar-box-at-sea = In Mare
nextwar-box-inshore = Interna
nextwar-box-busan = Busan
nextwar-box-hamhung = Hamhung e Hungnam
nextwar-box-japan = Giappone
nextwar-box-aboard = Su { $ship }, { $nation }
nextwar-zone-yellow-sea = Mar Giallo
nextwar-zone-east-sea = Mare Orientale
nextwar-in-hex = in { $hex }
nextwar-in-ship = a bordo di { $ship }
nextwar-in-busan = nella casella di Busan
nextwar-in-hamhung = nella casella di Hamhung e Hungnam
nextwar-in-japan = nella casella del Giappone
nextwar-in-yellow-sea-at-sea = nella casella In Mare del Mar Giallo
nextwar-in-yellow-sea-inshore = nella casella Interna del Mar Giallo
nextwar-in-east-sea-at-sea = nella casella In Mare del Mare Orientale
nextwar-in-east-sea-inshore = nella casella Interna del Mare Orientale

## Tempo e Superiorità Aerea
nextwar-weather-fair = Bel tempo
nextwar-weather-overcast = Coperto
nextwar-weather-storms = Tempesta
nextwar-season-spring = primavera o autunno
nextwar-season-summer = estate
nextwar-season-winter = inverno
nextwar-air-level-advantage = Vantaggio
nextwar-air-level-superiority = Superiorità
nextwar-air-level-supremacy = Supremazia

## Domande
nextwar-ask-set-up = Schiera { $unit }: dove?
nextwar-ask-begin = Tutto è al suo posto: si comincia?
nextwar-ask-choose-weather = Che tempo fa nel primo turno?
nextwar-ask-forced-transfer = La base di { $unit } è caduta: dove vola?
nextwar-ask-shelter = Arriva la Tempesta: dove si ripara { $unit }?
nextwar-ask-choose-mover = { $phase }: chi muove adesso, e come? Oppure chiudi il segmento.
nextwar-ask-march =
    { $units-count ->
        [one] Dove va { $units }?
       *[other] Dove vanno { $units }?
    }
nextwar-ask-clearing-lead = Rastrellamento di { $hex }: quale unità è in testa?
nextwar-ask-escort = Quanti punti aerei scortano il volo di { $unit }?
nextwar-ask-landing = Dove atterra { $unit }?
nextwar-ask-step = { $unit } è a terra: entra in un luogo accanto?
nextwar-ask-sail = Dove va { $unit }?
nextwar-ask-ship = Dove sbarca { $unit }?
nextwar-ask-choose-target = { $phase }: quale esagono attacchi? Oppure chiudi il segmento.
nextwar-ask-plan-attack = Attacco contro { $hex }: quali unità partecipano?
nextwar-ask-choose-defenders = { $hex } è in eccesso di raggruppamento: quali unità lo difendono?
nextwar-ask-attack-lead = Attacco contro { $hex }: quale tua unità è in testa?
nextwar-ask-defense-lead = { $hex } è sotto attacco: quale tua unità è in testa alla difesa?
nextwar-ask-attack-support =
    { $with-count ->
        [0] { $air ->
            [0] Attacco contro { $hex }: quale supporto impegni?
            [one] Attacco contro { $hex }, con un punto aereo: che altro impegni?
           *[other] Attacco contro { $hex }, con { $air } punti aerei: che altro impegni?
        }
       *[other] { $air ->
            [0] Attacco contro { $hex }, con { $with }: che altro impegni?
            [one] Attacco contro { $hex }, con un punto aereo, { $with }: che altro impegni?
           *[other] Attacco contro { $hex }, con { $air } punti aerei, { $with }: che altro impegni?
        }
    }
nextwar-ask-defense-support =
    { $with-count ->
        [0] { $air ->
            [0] Difesa di { $hex }: quale supporto impegni?
            [one] Difesa di { $hex }, con un punto aereo: che altro impegni?
           *[other] Difesa di { $hex }, con { $air } punti aerei: che altro impegni?
        }
       *[other] { $air ->
            [0] Difesa di { $hex }, con { $with }: che altro impegni?
            [one] Difesa di { $hex }, con un punto aereo, { $with }: che altro impegni?
           *[other] Difesa di { $hex }, con { $air } punti aerei, { $with }: che altro impegni?
        }
    }
nextwar-ask-roll-combat = Attacco contro { $hex }: tira il dado.
nextwar-ask-choose-loss =
    { $left ->
        [one] Combattimento in { $hex }, un livello da perdere: quale unità lo perde?
       *[other] Combattimento in { $hex }, { $left } livelli da perdere: quale unità perde il prossimo?
    }
nextwar-ask-choose-repulsed = L’assalto contro { $hex } è respinto e costa un altro livello: quale unità lo perde?
nextwar-ask-stand = Le tue unità in { $hex } devono ritirarsi: cercano di resistere? Con { $rating } o meno restano, e perdono un altro livello.
nextwar-ask-retreat =
    { $left ->
        [one] { $unit } si ritira da { $hex }, manca un esagono: verso dove?
       *[other] { $unit } si ritira da { $hex }, mancano { $left } esagoni: verso dove?
    }
nextwar-ask-advance = { $hex } è libero: quale unità avanza?
nextwar-ask-advance-again = { $unit } è avanzata in { $hex }: prosegue?
nextwar-ask-place-beachhead = Lo sbarco in { $hex } è riuscito: piazzi una Testa di Ponte?
nextwar-ask-place-reinforcement = Rinforzo { $unit }: dove arriva?
nextwar-ask-spend-replacements = Punti rimpiazzo: a quale unità li dai?
nextwar-ask-rebuild = Dove ricostruisci { $unit }?

## Le risposte come le chiamano i pulsanti
nextwar-do-place-set-up = Schiera { $place }
nextwar-do-place-place-reinforcement = Arriva { $place }
nextwar-do-place-rebuild = Ricostruisci { $place }
nextwar-do-delay = Falla arrivare un turno dopo
nextwar-do-weather = Scegli { $weather }
nextwar-do-select-choose-mover = Muovi { $unit }
nextwar-do-select-retreat = Prima si ritira { $unit }
nextwar-do-add-march = Porta con te { $unit }
nextwar-do-add-plan-attack = Attacca con { $unit }
nextwar-do-add-choose-defenders = Difendi con { $unit }
nextwar-do-drop-march = Lascia indietro { $unit }
nextwar-do-drop-plan-attack = Attacca senza { $unit }
nextwar-do-move = Muovi in { $hex }
nextwar-do-bypass = Aggira { $hex }
nextwar-do-stop = Fermati qui
nextwar-do-cancel-march = Muovi qualcun altro
nextwar-do-cancel-escort = Rinuncia al volo
nextwar-do-cancel-landing = Rinuncia al volo
nextwar-do-cancel-sail = Resta dove sei
nextwar-do-cancel-ship = Rinuncia al viaggio
nextwar-do-cancel-plan-attack = Rinuncia all’attacco
nextwar-do-cancel-rebuild = Non ricostruire l’unità
nextwar-do-fly = Porta { $unit } in volo in un’altra base
nextwar-do-paradrop = Lancia { $unit } con il paracadute
nextwar-do-airmobile = Porta { $unit } con gli elicotteri
nextwar-do-lift-choose-mover = Porta { $unit } con gli elicotteri di { $ship }
nextwar-do-lift-escort = Porta { $unit } anche con { $ship }
nextwar-do-transfer = Cambia base a { $unit }
nextwar-do-escort =
    { $number ->
        [0] Nessuna scorta
        [one] Scorta con un punto aereo
       *[other] Scorta con { $number } punti aerei
    }
nextwar-do-land-landing = Atterra { $place }
nextwar-do-land-march = Arriva { $place } lungo la linea
nextwar-do-land-sail = Prendi posizione { $place }
nextwar-do-land-ship = Sbarca { $place }
nextwar-do-land-forced-transfer = Prendi base { $place }
nextwar-do-land-shelter = Riparati { $place }
nextwar-do-step = Entra in { $hex }
nextwar-do-sail = Muovi { $unit }
nextwar-do-ship = Porta { $unit } via mare
nextwar-do-haul = Porta { $unit } via mare
nextwar-do-embark-choose-mover = Imbarca { $unit } su { $ship }
nextwar-do-embark-retreat = Ritirati a bordo di { $ship }
nextwar-do-beachhead = Piazza una Testa di Ponte
nextwar-do-dismantle = Togli la Testa di Ponte in { $hex }
nextwar-do-tunnel = Apri un Tunnel in { $hex }
nextwar-do-crowd = Raduna più unità in { $hex }
nextwar-do-attack = Attacca { $hex }
nextwar-do-announce = Dichiara l’attacco
nextwar-do-lead = Metti { $unit } in testa
nextwar-do-air =
    { $number ->
        [one] Impegna un punto aereo
       *[other] Impegna { $number } punti aerei
    }
nextwar-do-helicopter = Impegna { $unit }
nextwar-do-naval = Impegna { $unit }
nextwar-do-inherent = Impegna gli elicotteri di { $unit }
nextwar-do-done-begin = Comincia
nextwar-do-done-step = Resta
nextwar-do-done-choose-defenders = Difendono queste
nextwar-do-done-attack-support = Nessun altro supporto
nextwar-do-done-defense-support = Nessun altro supporto
nextwar-do-done-advance = Nessun’altra avanzata
nextwar-do-done-advance-again = Non avanzare oltre
nextwar-do-done-place-beachhead = Nessuna Testa di Ponte
nextwar-do-done-spend-replacements = Conserva il resto
nextwar-do-roll = Tira il dado
nextwar-do-lose = { $unit } perde un livello
nextwar-do-retreat = Ritirati in { $hex }
nextwar-do-stand = Cerca di resistere
nextwar-do-yield = Ritirati
nextwar-do-advance = Avanza con { $unit }
nextwar-do-go = Avanza in { $hex }
nextwar-do-recover = Ridai un livello a { $unit }
nextwar-do-rebuild = Ricostruisci { $unit }
nextwar-do-end = Fine: { $phase }

## Risposte in cifre
nextwar-do-place-set-up-many =
    { $count ->
        [one] Un luogo in cui schierare
       *[other] { $count } luoghi in cui schierare
    }
nextwar-do-place-place-reinforcement-many =
    { $count ->
        [one] Un luogo in cui arrivare
       *[other] { $count } luoghi in cui arrivare
    }
nextwar-do-place-rebuild-many =
    { $count ->
        [one] Un esagono in cui ricostruire
       *[other] { $count } esagoni in cui ricostruire
    }
nextwar-do-select-retreat-many =
    { $count ->
        [one] Un’altra unità può ritirarsi per prima
       *[other] Altre { $count } unità possono ritirarsi per prime
    }
nextwar-do-select-choose-mover-many =
    { $count ->
        [one] Un’unità può marciare
       *[other] { $count } unità possono marciare
    }
nextwar-do-add-march-many =
    { $count ->
        [one] Un’altra unità può venire con te
       *[other] Altre { $count } unità possono venire con te
    }
nextwar-do-add-plan-attack-many =
    { $count ->
        [one] Un’altra unità può attaccare
       *[other] Altre { $count } unità possono attaccare
    }
nextwar-do-add-choose-defenders-many =
    { $count ->
        [one] Un’unità può difendere
       *[other] { $count } unità possono difendere
    }
nextwar-do-drop-march-many =
    { $count ->
        [one] Un’unità può restare indietro
       *[other] { $count } unità possono restare indietro
    }
nextwar-do-drop-plan-attack-many =
    { $count ->
        [one] Un’unità può restare fuori
       *[other] { $count } unità possono restare fuori
    }
nextwar-do-move-many =
    { $count ->
        [one] Un esagono in cui muovere
       *[other] { $count } esagoni adiacenti in cui muovere
    }
nextwar-do-bypass-many =
    { $count ->
        [one] Un esagono da aggirare
       *[other] { $count } esagoni da aggirare
    }
nextwar-do-fly-many =
    { $count ->
        [one] Un’unità può volare in un’altra base
       *[other] { $count } unità possono volare in un’altra base
    }
nextwar-do-paradrop-many =
    { $count ->
        [one] Un’unità si può lanciare con il paracadute
       *[other] { $count } unità si possono lanciare con il paracadute
    }
nextwar-do-airmobile-many =
    { $count ->
        [one] Un’unità può andare con gli elicotteri
       *[other] { $count } unità possono andare con gli elicotteri
    }
nextwar-do-lift-choose-mover-many =
    { $count ->
        [one] Un trasporto con gli elicotteri delle navi
       *[other] { $count } trasporti con gli elicotteri delle navi
    }
nextwar-do-lift-escort-many =
    { $count ->
        [one] Una nave può aiutare
       *[other] { $count } navi possono aiutare
    }
nextwar-do-transfer-many =
    { $count ->
        [one] Un elicottero può cambiare base
       *[other] { $count } elicotteri possono cambiare base
    }
nextwar-do-land-landing-many =
    { $count ->
        [one] Un luogo in cui atterrare
       *[other] { $count } luoghi in cui atterrare
    }
nextwar-do-land-sail-many =
    { $count ->
        [one] Un luogo in cui andare
       *[other] { $count } luoghi in cui andare
    }
nextwar-do-land-march-many =
    { $count ->
        [one] Una linea fuori mappa
       *[other] { $count } linee fuori mappa
    }
nextwar-do-land-ship-many =
    { $count ->
        [one] Un luogo in cui sbarcare
       *[other] { $count } luoghi in cui sbarcare
    }
nextwar-do-land-forced-transfer-many =
    { $count ->
        [one] Una base raggiungibile
       *[other] { $count } basi raggiungibili
    }
nextwar-do-land-shelter-many =
    { $count ->
        [one] Un luogo in cui ripararsi
       *[other] { $count } luoghi in cui ripararsi
    }
nextwar-do-step-many =
    { $count ->
        [one] Un luogo accanto in cui entrare
       *[other] { $count } luoghi accanto in cui entrare
    }
nextwar-do-sail-many =
    { $count ->
        [one] Un’unità navale può muovere
       *[other] { $count } unità navali possono muovere
    }
nextwar-do-ship-many =
    { $count ->
        [one] Un’unità può andare via mare
       *[other] { $count } unità possono andare via mare
    }
nextwar-do-haul-many =
    { $count ->
        [one] Un elicottero può andare via mare
       *[other] { $count } elicotteri possono andare via mare
    }
nextwar-do-embark-choose-mover-many =
    { $count ->
        [one] Un modo di imbarcarsi
       *[other] { $count } modi di imbarcarsi
    }
nextwar-do-embark-retreat-many =
    { $count ->
        [one] Una nave su cui ritirarsi
       *[other] { $count } navi su cui ritirarsi
    }
nextwar-do-dismantle-many =
    { $count ->
        [one] Una Testa di Ponte si può togliere
       *[other] { $count } Teste di Ponte si possono togliere
    }
nextwar-do-tunnel-many =
    { $count ->
        [one] Un Tunnel può portare in un esagono
       *[other] Un Tunnel può portare in { $count } esagoni
    }
nextwar-do-crowd-many =
    { $count ->
        [one] Un esagono può contenere più unità
       *[other] { $count } esagoni possono contenere più unità
    }
nextwar-do-attack-many =
    { $count ->
        [one] Un esagono si può attaccare
       *[other] { $count } esagoni si possono attaccare
    }
nextwar-do-lead-many =
    { $count ->
        [one] Un’unità può stare in testa
       *[other] { $count } unità possono stare in testa
    }
nextwar-do-helicopter-many =
    { $count ->
        [one] Un elicottero può dare supporto
       *[other] { $count } elicotteri possono dare supporto
    }
nextwar-do-naval-many =
    { $count ->
        [one] Un’unità navale può dare supporto
       *[other] { $count } unità navali possono dare supporto
    }
nextwar-do-inherent-many =
    { $count ->
        [one] Una brigata Cecchini può mandare i suoi elicotteri
       *[other] { $count } brigate Cecchini possono mandare i loro elicotteri
    }
nextwar-do-lose-many =
    { $count ->
        [one] Un’unità può subire la perdita
       *[other] { $count } unità possono subire la perdita
    }
nextwar-do-retreat-many =
    { $count ->
        [one] Un esagono in cui ritirarsi
       *[other] { $count } esagoni in cui ritirarsi
    }
nextwar-do-advance-many =
    { $count ->
        [one] Un’unità può avanzare
       *[other] { $count } unità possono avanzare
    }
nextwar-do-go-many =
    { $count ->
        [one] Un esagono in cui proseguire
       *[other] { $count } esagoni in cui proseguire
    }
nextwar-do-recover-many =
    { $count ->
        [one] Un’unità può riavere un livello
       *[other] { $count } unità possono riavere un livello
    }
nextwar-do-rebuild-many =
    { $count ->
        [one] Un’unità si può ricostruire
       *[other] { $count } unità si possono ricostruire
    }
nextwar-about-attackers = Attaccano:
nextwar-about-defenders = Difendono:

## Turni, tempo e Iniziativa
nextwar-turn-began = Turno { $turn }.
nextwar-segment-began = { $phase }.
nextwar-weather =
    { $modifier ->
        [0] Condizioni Meteorologiche: { $weather } (dado { $die }).
       *[other] Condizioni Meteorologiche: { $weather } (dado { $die }, vale { $roll }).
    }
nextwar-weather-chosen = Condizioni Meteorologiche: { $weather }.
nextwar-initiative =
    { $side-number ->
        [plural] { $side-The } hanno l’Iniziativa.
       *[singular] { $side-The } ha l’Iniziativa.
    }
nextwar-contested =
    { $side-number ->
        [plural] Turno Conteso: { $side-the } sono il Primo Giocatore.
       *[singular] Turno Conteso: { $side-the } è il Primo Giocatore.
    }

## L’aria
nextwar-air-points =
    { $modifier ->
        [0] Punti aerei { $side-of }: { $points } (dado { $die }).
       *[other] Punti aerei { $side-of }: { $points } (dado { $die }, vale { $roll }).
    }
nextwar-air-points-fixed = Punti aerei { $side-of }: { $points }.
nextwar-air-contested = L’aria è contesa.
nextwar-air-superiority = Superiorità Aerea { $side-of }: { $level }.
nextwar-escorted =
    { $points ->
        [one] Un punto aereo { $side-of } fa da scorta.
       *[other] { $points } punti aerei { $side-of } fanno da scorta.
    }
nextwar-air-defense =
    { $modifier ->
        [0] Fuoco di difesa aerea contro { $unit } su { $hex } (dado { $die }): { $outcome }.
       *[other] Fuoco di difesa aerea contro { $unit } su { $hex } (dado { $die }, vale { $roll }): { $outcome }.
    }
nextwar-air-defense-points =
    { $modifier ->
        [0] Fuoco di difesa aerea contro { $points ->
            [one] un punto aereo
           *[other] { $points } punti aerei
        } su { $hex } (dado { $die }): { $outcome }.
       *[other] Fuoco di difesa aerea contro { $points ->
            [one] un punto aereo
           *[other] { $points } punti aerei
        } su { $hex } (dado { $die }, vale { $roll }): { $outcome }.
    }
nextwar-fire-nothing = nessun effetto
nextwar-fire-support =
    { $points ->
        [one] si perde un punto di supporto
       *[other] si perdono { $points } punti di supporto
    }
nextwar-fire-turned-back = il volo torna indietro
nextwar-air-point-lost =
    { $side-number ->
        [plural] { $side-The } perdono per sempre un punto aereo.
       *[singular] { $side-The } perde per sempre un punto aereo.
    }
nextwar-airmobile-point-lost =
    { $side-number ->
        [plural] { $side-The } perdono per sempre un punto aeromobile.
       *[singular] { $side-The } perde per sempre un punto aeromobile.
    }
nextwar-base-rolled = La base in { $hex } è caduta; dado per { $what }: { $die }.
nextwar-base-loss-air-point = un punto aereo
nextwar-base-loss-airmobile-point = un punto aeromobile
nextwar-base-loss-helicopter = un elicottero
nextwar-helicopter-hit =
    { $left ->
        [0] { $unit } viene abbattuto.
       *[other] { $unit } perde un livello.
    }
nextwar-helicopter-stranded = { $unit } non raggiunge un’altra base e va perduto.
nextwar-helicopter-transferred = { $unit } ora ha base { $to }.
nextwar-grounded = { $unit } ha perso i suoi elicotteri.

## Il mare
nextwar-sea-control =
    { $modifier ->
        [0] { $zone }, casella { $box }: { $control } (dado { $die }).
       *[other] { $zone }, casella { $box }: { $control } (dado { $die }, vale { $roll }).
    }
nextwar-sea-control-dprk = della Corea del Nord
nextwar-sea-control-contested = contesa
nextwar-sea-control-allied = degli Alleati
nextwar-passage =
    { $modifier ->
        [0] Passaggio { $side-of } (dado { $die }): { $passage }.
       *[other] Passaggio { $side-of } (dado { $die }, vale { $roll }): { $passage }.
    }
nextwar-passage-success = riesce
nextwar-passage-abort = si interrompe
nextwar-passage-loss = si interrompe, e chi è a bordo perde un livello
nextwar-sailed = { $unit } ora è { $to }.

## Movimento
nextwar-marched =
    { $units-count ->
        [one] { $units } muove da { $from } a { $to }.
       *[other] { $units } muovono da { $from } a { $to }.
    }
nextwar-bypassed =
    { $units-count ->
        [one] { $units } muove da { $from } e aggira { $to }.
       *[other] { $units } muovono da { $from } e aggirano { $to }.
    }
nextwar-line-taken =
    { $units-count ->
        [one] { $units } arriva { $to } lungo la linea fuori mappa.
       *[other] { $units } arrivano { $to } lungo la linea fuori mappa.
    }
nextwar-line-beside =
    { $units-count ->
        [one] { $units } attende fuori mappa: il nemico è { $to }.
       *[other] { $units } attendono fuori mappa: il nemico è { $to }.
    }
nextwar-line-under-way =
    { $units-count ->
        [one] { $units } è in marcia fuori mappa e non è ancora { $to }.
       *[other] { $units } sono in marcia fuori mappa e non sono ancora { $to }.
    }
nextwar-ferry-lost = Il traghetto in { $hex } è distrutto.
nextwar-clearing-begun = Su { $hex } c’è un segnalino di rastrellamento con il numero { $number }.
nextwar-clearing-given-up = Nessuno rastrella più { $hex }.
nextwar-clearing-rolled =
    { $modifier ->
        [0] { $unit } rastrella { $hex } con successo (dado { $die } contro { $number }).
       *[other] { $unit } rastrella { $hex } con successo (dado { $die }, vale { $roll }, contro { $number }).
    }
nextwar-clearing-failed =
    { $modifier ->
        [0] { $unit } non riesce a rastrellare { $hex } (dado { $die } contro { $number }).
       *[other] { $unit } non riesce a rastrellare { $hex } (dado { $die }, vale { $roll }, contro { $number }).
    }
nextwar-control-taken =
    { $side-number ->
        [plural] { $side-The } prendono il controllo di { $hex }{ $points ->
            [0] .
            [one] : un punto vittoria.
           *[other] : { $points } punti vittoria.
        }
       *[singular] { $side-The } prende il controllo di { $hex }{ $points ->
            [0] .
            [one] : un punto vittoria.
           *[other] : { $points } punti vittoria.
        }
    }
nextwar-tunnels-closed = I Tunnel non servono più.
nextwar-carried = { $unit } arriva { $to }.
nextwar-turned-back = { $unit } torna al punto di partenza.
nextwar-dropped =
    { $modifier ->
        [0] { $unit } si lancia con il paracadute (dado { $die }).
       *[other] { $unit } si lancia con il paracadute (dado { $die }, vale { $roll }).
    }
nextwar-stepped = { $unit } entra in { $to }.
nextwar-boarded = { $unit } sale a bordo di { $ship }.
nextwar-beachhead-removed = La Testa di Ponte in { $hex } viene tolta.
nextwar-level-lost =
    { $left ->
        [one] { $unit } perde un livello e ne ha ancora uno.
       *[other] { $unit } perde un livello e ne ha ancora { $left }.
    }
nextwar-eliminated = { $unit } è eliminata.

## Combattimento
nextwar-declared = Attacco contro { $hex }: { $units }.
nextwar-led = { $unit } è in testa all’attacco.
nextwar-led-defense = { $unit } è in testa alla difesa.
nextwar-supported =
    { $with-count ->
        [0] Supporto al Combattimento { $side-of }: { $air ->
            [0] nessuno.
            [one] un punto aereo.
           *[other] { $air } punti aerei.
        }
       *[other] Supporto al Combattimento { $side-of }: { $air ->
            [0] { $with }.
            [one] un punto aereo, { $with }.
           *[other] { $air } punti aerei, { $with }.
        }
    }
nextwar-fought =
    { $modifier ->
        [0] Combattimento in { $hex }, { $odds }, spostamento di colonna { $shift }, dado { $die }: { $effect } ({ $result }).
       *[other] Combattimento in { $hex }, { $odds }, spostamento di colonna { $shift }, dado { $die } con { $total }: { $effect } ({ $result }).
    }
nextwar-fought-unshifted =
    { $modifier ->
        [0] Combattimento in { $hex }, { $odds }, dado { $die }: { $effect } ({ $result }).
       *[other] Combattimento in { $hex }, { $odds }, dado { $die } con { $total }: { $effect } ({ $result }).
    }
nextwar-result-combat =
    { $attacker ->
        [0] { $defender ->
            [0] nessun effetto
            [one] il difensore perde un livello
           *[other] il difensore perde { $defender } livelli
        }
        [one] { $defender ->
            [0] l’attaccante perde un livello
            [one] ogni parte perde un livello
           *[other] l’attaccante perde un livello, il difensore { $defender }
        }
       *[other] { $defender ->
            [0] l’attaccante perde { $attacker } livelli
            [one] l’attaccante perde { $attacker } livelli, il difensore uno
           *[other] l’attaccante perde { $attacker } livelli, il difensore { $defender }
        }
    }
nextwar-result-combat-retreat =
    { $attacker ->
        [0] { $defender ->
            [0] il difensore si ritira
            [one] il difensore perde un livello e si ritira
           *[other] il difensore perde { $defender } livelli e si ritira
        }
        [one] { $defender ->
            [0] l’attaccante perde un livello, il difensore si ritira
            [one] ogni parte perde un livello, e il difensore si ritira
           *[other] l’attaccante perde un livello, il difensore ne perde { $defender } e si ritira
        }
       *[other] { $defender ->
            [0] l’attaccante perde { $attacker } livelli, il difensore si ritira
            [one] l’attaccante perde { $attacker } livelli, il difensore ne perde uno e si ritira
           *[other] l’attaccante perde { $attacker } livelli, il difensore ne perde { $defender } e si ritira
        }
    }
nextwar-result-cleared = l’esagono è rastrellato
nextwar-result-not-cleared = l’esagono non è rastrellato
nextwar-stand-checked = { $unit } fallisce il controllo di efficienza (dado { $die }): la pila deve ritirarsi.
nextwar-stood = { $unit } supera il controllo di efficienza (dado { $die }): la pila resiste e perde un altro livello.
nextwar-retreated = { $unit } si ritira in { $to }.
nextwar-retreat-checked = { $unit } fallisce il controllo di efficienza nella ritirata (dado { $die }).
nextwar-retreat-held = { $unit } supera il controllo di efficienza nella ritirata (dado { $die }).
nextwar-cornered = Le unità in { $hex } non hanno dove ritirarsi.
nextwar-fled-along-line = { $unit } ripiega lungo la linea fuori mappa.
nextwar-embarked = { $unit } si ritira a bordo di { $ship }.
nextwar-advanced = { $unit } avanza in { $to }.
nextwar-beachhead-placed = In { $hex } c’è ora una Testa di Ponte.

## Rifornimento
nextwar-cut-off =
    { $units-count ->
        [one] { $units } è senza rifornimento.
       *[other] { $units } sono senza rifornimento.
    }
nextwar-supplied =
    { $units-count ->
        [one] { $units } è di nuovo rifornita.
       *[other] { $units } sono di nuovo rifornite.
    }

## Rinforzi e rimpiazzi
nextwar-placed = { $unit } si schiera { $to }.
nextwar-arrived = Rinforzo: { $unit } arriva { $to }.
nextwar-delayed = { $unit } arriva un turno dopo.
nextwar-overtaken = { $unit } è eliminata: il nemico tiene l’esagono in cui si raduna.
nextwar-airmobile-points =
    { $points ->
        [one] Arriva un punto aeromobile { $side-of }.
       *[other] Arrivano { $points } punti aeromobili { $side-of }.
    }
nextwar-replacements =
    { $points ->
        [one] { $nation }: un punto rimpiazzo.
       *[other] { $nation }: { $points } punti rimpiazzo.
    }
nextwar-recovered =
    { $price ->
        [one] { $unit } riprende un livello per un punto rimpiazzo.
       *[other] { $unit } riprende un livello per { $price } punti rimpiazzo.
    }
nextwar-rebuilt =
    { $price ->
        [one] { $unit } si ricostruisce in { $hex } per un punto rimpiazzo.
       *[other] { $unit } si ricostruisce in { $hex } per { $price } punti rimpiazzo.
    }

## Che cosa aggiunge la Corea
nextwar-tunnel-opened = Un Tunnel porta in { $hex }.
nextwar-crowded = In { $hex } si possono radunare più unità.
nextwar-pressed = { $unit } è attaccata da unità fuori mappa (dado { $die }).
nextwar-fell-back = { $unit } ripiega in { $to }.

## Vittoria
nextwar-points-added = Punti vittoria del turno: Corea del Nord { $dprk }, Alleati { $allied }. In tutto: Corea del Nord { $dprk-total }, Alleati { $allied-total }.
nextwar-victory-rolled = Tiro { $count } { $side-of } per la vittoria automatica (dado { $die }): la guerra continua.
nextwar-victory-won = Tiro { $count } { $side-of } per la vittoria automatica (dado { $die }): la guerra è vinta.
nextwar-ended = La partita è finita. { $result }.
nextwar-reading-basis = Le tue perdite vengono prima. Ogni perdita e ogni ritirata è la prima che le regole offrono; nessuno cerca di resistere, e i controlli nella ritirata riescono. L’esagono è preso se poi puoi avanzarvi.

## Ragioni: che cosa costa e che cosa conta un’azione; la quantità sta accanto.
nextwar-why-spent = PM che { $unit } avrà speso
nextwar-why-odds = attacco contro difesa, sulla riga { $terrain }
nextwar-why-shift = spostamento di colonna: { $what }
nextwar-why-modifier = dado: { $what }
nextwar-count-efficiency = efficienza delle unità di testa
nextwar-count-city = Città
nextwar-count-fortification = Fortificazione
nextwar-count-exploitation = sfruttamento
nextwar-count-surprise = sorpresa
nextwar-count-assault = l’attacco viene per lo più dal mare
nextwar-count-odds = rapporto di forze migliore della colonna
nextwar-count-town = Cittadina
nextwar-count-airfield = Aeroporto
nextwar-count-installation = Installazioni
nextwar-count-hexes = attacco da molti esagoni
nextwar-count-light-infantry = fanteria leggera su terreno rotto
nextwar-count-dmz = esagono di confine del difensore
nextwar-count-tunnel = Tunnel
nextwar-count-dprk-with-prc = nordcoreani e cinesi attaccano insieme
nextwar-count-several-corps = attaccano unità di più corpi
nextwar-count-us-with-rok = americani e sudcoreani attaccano insieme
nextwar-count-japanese = attaccano giapponesi
nextwar-count-japanese-with-others = giapponesi attaccano insieme ad altri
nextwar-count-support = Supporto al Combattimento
nextwar-count-sniper-helicopters = elicotteri di una brigata Cecchini
nextwar-count-clearing-lead = efficienza dell’unità di testa meno il numero del segnalino
nextwar-count-clearing-missing = punti raggruppamento sotto il minimo
nextwar-count-clearing-installations = altre Installazioni
nextwar-count-clearing-landed = unità sbarcate o atterrate in questo turno
nextwar-count-clearing-arms = fanteria con corazzati o meccanizzati

## Veli sulla mappa
nextwar-overlay-zoc = Zone di controllo: { $side }
nextwar-overlay-supply = Riforniti: { $side }
nextwar-overlay-supply-roads = Strade che portano il rifornimento: { $side }
nextwar-overlay-to-move = Possono ancora muovere: { $side }

## Tracciati
nextwar-loss-units = Unità eliminate
nextwar-track-points = Punti vittoria
nextwar-track-points-this-turn = Punti vittoria del turno
nextwar-track-air-points = Punti aerei
nextwar-track-airmobile-points = Punti aeromobili
nextwar-track-tunnels = Tunnel
nextwar-track-replacements = Punti rimpiazzo, Corea del Nord
nextwar-track-replacements-dprk = Punti rimpiazzo, Corea del Nord
nextwar-track-replacements-prc = Punti rimpiazzo, Cina
nextwar-track-replacements-rok = Punti rimpiazzo, Corea del Sud
nextwar-track-replacements-us = Punti rimpiazzo, Stati Uniti
nextwar-track-replacements-usmc = Punti rimpiazzo, Marine USA
nextwar-track-replacements-cw = Punti rimpiazzo, Commonwealth
nextwar-track-replacements-jpn = Punti rimpiazzo, Giappone
nextwar-track-yellow-sea-at-sea = Mar Giallo, casella In Mare
nextwar-track-yellow-sea-inshore = Mar Giallo, casella Interna
nextwar-track-east-sea-at-sea = Mare Orientale, casella In Mare
nextwar-track-east-sea-inshore = Mare Orientale, casella Interna
nextwar-short-points = PV
nextwar-short-points-this-turn = PV, turno
nextwar-short-tunnels = Tunnel

## Tabelle
nextwar-chart-odds = Rapporti di forze e colonne
nextwar-chart-ground = Terreno
nextwar-chart-odds-rounded = I rapporti si arrotondano a favore del difensore a uno della riga; oltre i suoi estremi vale l’ultima colonna.
nextwar-chart-combat = Risultati del combattimento
nextwar-chart-die = dado
nextwar-chart-combat-signs = Livelli persi da attaccante / difensore; R: il difensore si ritira.
nextwar-chart-shifts = Spostamenti di colonna e modificatori del combattimento
nextwar-chart-what = Che cosa
nextwar-chart-shift = colonne
nextwar-chart-each-installation = ogni Installazione
nextwar-chart-hexes-3-4 = attacco da 3 o 4 esagoni
nextwar-chart-hexes-5-6 = attacco da 5 o 6 esagoni
nextwar-chart-light-infantry-attacks = la fanteria leggera attacca su terreno rotto
nextwar-chart-light-infantry-defends = la fanteria leggera difende su terreno rotto
nextwar-chart-snipers-attack = elicotteri di una brigata Cecchini, attaccante
nextwar-chart-snipers-defend = elicotteri di una brigata Cecchini, difensore
nextwar-chart-shifts-efficiency = L’unità di testa dell’attaccante sposta della sua efficienza meno quella del difensore; le colonne a destra favoriscono l’attaccante.
nextwar-chart-shifts-support = Sul dado conta il Supporto al Combattimento del difensore meno quello dell’attaccante; i tiri bassi favoriscono l’attaccante.
nextwar-chart-terrain = Effetti del terreno: movimento
nextwar-chart-terrain-costs = Costi in PM, con la Tempesta dopo la barra; – è proibito. Un costo con + si aggiunge per attraversare il lato; una strada sostituisce il costo del terreno lungo di essa.
nextwar-chart-terrain-zone = Entrare in una ZDC nemica e uscirne: +{ $cost } ogni volta.
nextwar-chart-terrain-border = Un esagono della zona demilitarizzata nel primo turno: +{ $cost }.
nextwar-chart-terrain-overstacked = Lasciare un esagono che era in eccesso di raggruppamento: +{ $cost }.
nextwar-chart-weather = Condizioni Meteorologiche
nextwar-chart-weather-corner = Tempo, e che cosa si aggiunge
nextwar-chart-superiority = Superiorità Aerea
nextwar-chart-level = Livello
nextwar-chart-lead = punti aerei in più
nextwar-chart-air-defense = Fuoco di difesa aerea
nextwar-chart-air-firer-supremacy = chi spara: Supremazia
nextwar-chart-air-firer-superiority = chi spara: Superiorità
nextwar-chart-air-firer-advantage = chi spara: Vantaggio
nextwar-chart-air-contested = conteso
nextwar-chart-air-mission-advantage = bersaglio: Vantaggio
nextwar-chart-air-mission-superiority = bersaglio: Superiorità
nextwar-chart-air-mission-supremacy = bersaglio: Supremazia
nextwar-chart-air-signs = A: un volo torna indietro; fra parentesi, i punti di supporto persi; *: si perde anche un livello o un punto aereo.
nextwar-chart-air-modifiers = Fuoco di difesa aerea: modificatori
nextwar-chart-air-escort = ogni punto aereo di scorta
nextwar-chart-air-friendly-landing = il trasporto aereo atterra in un Paese amico
nextwar-chart-air-near-base = base, Installazione o nave nemica entro due esagoni dalla meta
nextwar-chart-air-armor = corazzati o meccanizzati nemici nella meta o accanto
nextwar-chart-air-overflight = elicotteri che sorvolano unità nemiche
nextwar-chart-sea = Controllo del mare
nextwar-chart-turn = Turno
nextwar-chart-sea-modifiers = Controllo del mare: modificatori
nextwar-chart-sea-us-ship = ogni unità navale degli USA
nextwar-chart-sea-prc-ship = ogni unità navale cinese
nextwar-chart-sea-japanese-ship = gruppo di superficie giapponese
nextwar-chart-sea-yellow-sea = Mar Giallo
nextwar-chart-stacking = Raggruppamento
nextwar-chart-place = Luogo
nextwar-chart-limit = limite
nextwar-chart-holds-normal = punti raggruppamento in un esagono
nextwar-chart-holds-mountain = punti raggruppamento in Montagna
nextwar-chart-holds-beachhead = punti raggruppamento con una Testa di Ponte amica
nextwar-chart-holds-tunnel = punti raggruppamento in un esagono designato accanto a un Tunnel
nextwar-chart-holds-open-sea = unità navali in un esagono di mare aperto
nextwar-chart-holds-airfield = elicotteri in un Aeroporto
nextwar-chart-holds-airbase = elicotteri in una Base Aerea
nextwar-chart-holds-amph = elicotteri su un’unità anfibia
nextwar-chart-replacements = Punti rimpiazzo
nextwar-chart-units = Unità
nextwar-chart-units-any = { $kinds }
nextwar-chart-units-of = { $nations }: { $kinds }
nextwar-chart-recover = un livello
nextwar-chart-rebuild = ricostruzione
nextwar-chart-never = mai
nextwar-chart-units-first = Vale la prima riga adatta all’unità.
nextwar-chart-points = Punti vittoria per i luoghi
nextwar-chart-taken = preso
nextwar-chart-retaken = ripreso
nextwar-chart-points-highest = In un esagono con più luoghi conta il più alto.
nextwar-chart-side = { $side }
nextwar-chart-together = { $nations }
nextwar-chart-air-points = Punti aerei
nextwar-chart-air-points-cells = { $dprk } / { $allied }, per turno; ogni parte tira un dado suo. I tiri più bassi usano la prima riga, i più alti l’ultima.
nextwar-chart-air-points-airbase = Ogni propria Base Aerea in mano nemica: { $die } al dado.
nextwar-chart-air-points-order = Si aggiungono le portaerei e si tolgono i punti persi; poi il tempo prende la sua parte.
nextwar-chart-carriers = Portaerei: punti aerei
nextwar-chart-carrier-inshore-friendly = in una casella Interna amica
nextwar-chart-carrier-open-sea = in un esagono di mare aperto
nextwar-chart-carrier-inshore-contested = in una casella Interna contesa
nextwar-chart-carrier-at-sea = in una casella In Mare
nextwar-chart-air-weather = Tempo: punti aerei che restano
nextwar-chart-flies-limited = capacità ognitempo limitata
nextwar-chart-flies-none = nessuna capacità ognitempo
nextwar-chart-air-weather-rounded = Le frazioni si arrotondano per eccesso.
nextwar-chart-air-limited = Capacità limitata: { $side }.
nextwar-chart-air-without = Nessuna capacità: { $side }.
nextwar-chart-air-limited-with-prc = Capacità limitata da quando la Cina è intervenuta: { $side }.
nextwar-chart-base-loss = Basi prese dal nemico
nextwar-chart-loss-air-point = Base Aerea: si perde per sempre un punto aereo
nextwar-chart-loss-airmobile-point = Base Aerea: si perde per sempre un punto aeromobile
nextwar-chart-loss-destroyed = Base Aerea o Aeroporto, ogni elicottero: distrutto
nextwar-chart-loss-level = lo stesso: perde un livello e si trasferisce
nextwar-chart-loss-transfer = lo stesso: si trasferisce
nextwar-chart-base-loss-rolls = Un tiro per ogni riga che vale, uno per ogni elicottero; i punti si perdono con le Basi Aeree nel Paese del proprietario.
nextwar-chart-passage = Movimenti in acque non amiche
nextwar-chart-passage-success = il movimento riesce
nextwar-chart-passage-abort = il movimento è interrotto
nextwar-chart-passage-loss = lo stesso, e le unità trasportate perdono un livello
nextwar-chart-passage-modifiers = Movimenti in acque non amiche: modificatori
nextwar-chart-passage-prc = la Cina è intervenuta
nextwar-chart-passage-allied-supremacy = gli Alleati hanno la Supremazia Aerea
nextwar-chart-passage-dprk-supremacy = la Corea del Nord ha la Supremazia Aerea
nextwar-chart-transport = Trasporti e arrivi
nextwar-chart-stacking-points = punti raggruppamento
nextwar-chart-unlimited = a volontà
nextwar-chart-carried-air = per via aerea, in un segmento: { $who }
nextwar-chart-carried-drop = con il paracadute, in un segmento: { $who }
nextwar-chart-carried-sea = per mare, in un segmento: { $who }
nextwar-chart-carried-sea-prc = per mare, in un segmento: Cina, da quando è intervenuta
nextwar-chart-lands-port = arrivi in un Porto, in un turno
nextwar-chart-lands-busan = arrivi a Busan, in un turno
nextwar-chart-transport-helicopter = Un elicottero per mare vale mezzo punto.
nextwar-chart-paradrop = Lanci con il paracadute
nextwar-chart-drop-loss = si perde un livello
nextwar-chart-drop-zone = Un atterraggio in una ZDC nemica: { $die } al dado.
nextwar-chart-drop-barred = Nessuno si lancia in esagoni Urbani, di Città, di alture o di montagna, né su un’Installazione nel Paese nemico.
nextwar-chart-clearing = Rastrellamenti
nextwar-chart-points-needed = punti raggruppamento
nextwar-chart-secures-urban = rendono sicuro un esagono Urbano
nextwar-chart-secures-city = rendono sicura una Città
nextwar-chart-secures-installation = rendono sicura un’Installazione
nextwar-chart-clearing-missing-point = ogni punto raggruppamento che manca
nextwar-chart-clearing-additional-installation = ogni altra Installazione nell’esagono
nextwar-chart-clearing-just-landed = unità venute in questo turno dall’aria o dalla spiaggia, una volta in tutto
nextwar-chart-clearing-combined-arms = fanteria insieme a corazzati o fanteria meccanizzata
nextwar-chart-clearing-die = Il dado, cui si aggiunge l’efficienza dell’unità di testa meno il numero del segnalino, deve raggiungere quel numero.
nextwar-chart-clearing-failed = Un insuccesso con troppo pochi punti costa un livello all’unità di testa.
nextwar-chart-clearing-chits = Numeri dei segnalini: { $numbers }.
nextwar-chart-retreats = Ritirate
nextwar-chart-hexes = esagoni
nextwar-chart-retreats-shortest = Di più righe adatte vale la più corta.
nextwar-chart-mixed-stacks = Più nazioni in un esagono
nextwar-chart-nations = Nazioni
nextwar-chart-efficiency = efficienza
nextwar-chart-mixed-largest = Di più righe adatte vale la penalità più grande; la US Army e i Marine sono una sola nazione.
nextwar-chart-unit-points = Punti vittoria per le unità eliminate
nextwar-chart-points-each = punti
nextwar-chart-helicopters-of = elicottero d’attacco: { $nation }
nextwar-chart-group-m = riserve mobilitate (M)
nextwar-chart-group-hr = riserve nazionali (HR)
nextwar-chart-group-rg = Guardie Rosse (RG)
nextwar-chart-group-pmtu = PMTU
nextwar-chart-group-iii-pmtu = PMTU del III Corpo
nextwar-chart-points-fixtures = Gli Avamposti e le Teste di Ponte non danno nulla.
nextwar-chart-automatic-victory = Vittoria automatica
nextwar-chart-rolls = Tiro di questo giocatore
nextwar-chart-wins = vince
nextwar-chart-automatic-rolls = I tiri di ogni giocatore si contano in tutta la partita, questo compreso.

## Come si vince
nextwar-standing = Se la partita finisse ora: { $result }. { $account }.
nextwar-standing-points =
    { $points ->
        [one] { $side }: un punto vittoria ({ $parts })
       *[other] { $side }: { $points } punti vittoria ({ $parts })
    }
nextwar-standing-none = { $side }: nessun punto vittoria
nextwar-standing-part = { $what }: { $points }
nextwar-merit-places = luoghi presi ({ $rule })
nextwar-merit-units = unità eliminate ({ $rule })
nextwar-merit-helicopters = elicotteri eliminati ({ $rule })
nextwar-merit-options = prezzi delle opzioni ({ $rule })
nextwar-merit-before = prima dell’inizio della partita
nextwar-score = Punti scenario: { $points } ({ $parts })
nextwar-score-none = Punti scenario: { $points }
nextwar-scored-each = { $points } per { $hexes }
nextwar-scored-when = { $points } perché { $occasion }
nextwar-hex = { $hex }
nextwar-hex-named = { $name } ({ $hex })
nextwar-hexes-seoul = gli esagoni Urbani di Seoul
nextwar-hexes-incheon = gli esagoni di Incheon
nextwar-hexes-pyongyang = gli esagoni di Pyongyang
nextwar-hexes-rok-urban = ogni esagono Urbano della Corea del Sud
nextwar-hexes-rok-outside-dmz = ogni esagono della Corea del Sud fuori dalla zona demilitarizzata
nextwar-hexes-dprk-country = ogni esagono della Corea del Nord
nextwar-occasion-all-rok-ground-units-destroyed = non resta nessuna unità terrestre della Corea del Sud
nextwar-occasion-allied-control-of-a-dprk-hex = gli Alleati controllano un esagono della Corea del Nord
nextwar-victory-lead = Con un vantaggio di almeno { $points } punti vittoria: { $result }.
nextwar-victory-automatic = Un vantaggio di { $points } punti vittoria alla fine di un turno dà un tiro per la vittoria automatica.
nextwar-victory-roll-for-capital = L’intera capitale nemica in mano { $side-to } dà un tiro per la vittoria automatica: { $hexes }.
nextwar-victory-all = { $result }, se sono tutti in mano { $side-to }: { $hexes }.
nextwar-victory-at-least =
    { $count ->
        [one] { $result }, se almeno uno di questi è in mano { $side-to }: { $hexes }.
       *[other] { $result }, se almeno { $count } di questi sono in mano { $side-to }: { $hexes }.
    }
nextwar-victory-at-most =
    { $count ->
        [0] { $result }, se nessuno di questi è in mano { $side-to }: { $hexes }.
        [one] { $result }, se al massimo uno di questi è in mano { $side-to }: { $hexes }.
       *[other] { $result }, se al massimo { $count } di questi sono in mano { $side-to }: { $hexes }.
    }
nextwar-victory-none-on-land = { $result }, se nessuna unità terrestre di queste nazioni è a terra: { $nations }.
nextwar-victory-none-near = { $result }, se nessuna unità terrestre di queste nazioni ({ $nations }) è qui o accanto: { $hexes }.
nextwar-victory-else = { $result }, se non vale altro.
nextwar-victory-first = Decide la prima riga che vale.
nextwar-victory-best = Di ogni parte conta la riga migliore; decide il livello più alto, a parità è un pareggio.
nextwar-victory-adjusted =
    { $levels ->
        [one] Il risultato migliora di un livello per { $side-the }, se { $occasion }.
       *[other] Il risultato migliora di { $levels } livelli per { $side-the }, se { $occasion }.
    }
nextwar-victory-each = Punti per ognuno di questi in mano { $side-to }, { $points }: { $hexes }.
nextwar-victory-when = Punti, { $points }, se { $occasion }.
nextwar-victory-score =
    { $points ->
        [one] Da un punto in su: { $result }.
       *[other] Da { $points } punti in su: { $result }.
    }
nextwar-victory-capital =
    { $side-number ->
        [plural] La partita è vinta { $side-by } appena una loro unità alla fine di un turno sta in uno di questi: { $hexes }.
       *[singular] La partita è vinta { $side-by } appena una sua unità alla fine di un turno sta in uno di questi: { $hexes }.
    }
nextwar-victory-held = Se non succede mai, la partita è vinta { $side-by }.

## Capitoli del regolamento
nextwar-chapter-2 = Pedine e controllo
nextwar-chapter-3 = Sequenza di gioco
nextwar-chapter-4 = Condizioni Meteorologiche
nextwar-chapter-5 = Iniziativa
nextwar-chapter-6 = Potenza aerea
nextwar-chapter-7 = Controllo del mare
nextwar-chapter-8 = Movimento
nextwar-chapter-9 = Combattimento
nextwar-chapter-10 = Rinforzi
nextwar-chapter-11 = Rimpiazzi
nextwar-chapter-12 = Vittoria
nextwar-chapter-13 = Regole facoltative
nextwar-chapter-nwk-1 = Corea: le parti
nextwar-chapter-nwk-2 = Corea: il territorio
nextwar-chapter-nwk-3 = Corea: fanteria leggera
nextwar-chapter-nwk-4 = Corea: Condizioni Meteorologiche
nextwar-chapter-nwk-5 = Corea: raggruppamento e movimento
nextwar-chapter-nwk-6 = Corea: combattimento
nextwar-chapter-nwk-7 = Corea: rinforzi
nextwar-chapter-nwk-15 = Corea: opzioni
nextwar-chapter-nwk-16 = Corea: scenari

## Opzioni del tavolo
nextwar-option-season = Stagione
nextwar-option-season-about = L’estate porta un tempo peggiore, l’inverno un tempo migliore e paludi gelate.
nextwar-option-season-spring = primavera o autunno
nextwar-option-season-summer = estate
nextwar-option-season-winter = inverno
nextwar-option-bad-weather = Cattivo tempo
nextwar-option-bad-weather-about = Ogni tiro per il tempo vale 2 in più.
nextwar-option-bad-weather-off = no
nextwar-option-bad-weather-on = sì
nextwar-option-supply = Rifornimento
nextwar-option-supply-about = Un’unità senza linea di comunicazione attacca e muove con metà dei suoi valori ed è meno efficiente.
nextwar-option-supply-off = no
nextwar-option-supply-on = sì
nextwar-option-airmobile-bases = Movimento aeromobile da una base
nextwar-option-airmobile-bases-about = Gli elicotteri che portano unità con i punti partono da una base amica: la via fino all’unità e poi all’atterraggio è di 24 esagoni al massimo.
nextwar-option-airmobile-bases-off = no
nextwar-option-airmobile-bases-on = sì
nextwar-option-hovercraft = Hovercraft
nextwar-option-hovercraft-about = In ogni segmento due brigate di fanteria leggera nordcoreana attraversano l’estuario.
nextwar-option-hovercraft-off = no
nextwar-option-hovercraft-on = sì
nextwar-option-oplan-5029 = Sorpresa maggiore
nextwar-option-oplan-5029-about = L’attacco nordcoreano sorprende di più: una colonna in più, o un altro segmento di combattimento con lo spostamento.
nextwar-option-oplan-5029-off = no
nextwar-option-oplan-5029-column = una colonna in più
nextwar-option-oplan-5029-segment = un segmento di combattimento in più
nextwar-option-japan = Forze terrestri giapponesi
nextwar-option-japan-about = Le unità giapponesi aspettano in Giappone e possono venire quando il nemico tiene tre esagoni Urbani di Seoul ed è molto a sud.
nextwar-option-japan-off = no
nextwar-option-japan-on = sì
nextwar-option-refugees = Rifugiati
nextwar-option-refugees-about = Nei primi tre turni i rifugiati rallentano le strade del Sud.
nextwar-option-refugees-off = no
nextwar-option-refugees-on = sì
nextwar-option-weak-us-army = US Army più debole
nextwar-option-weak-us-army-about = L’efficienza delle unità della US Army è più bassa di 2.
nextwar-option-weak-us-army-off = no
nextwar-option-weak-us-army-on = sì
nextwar-option-intervention = Intervento cinese
nextwar-option-intervention-about = Dal terzo turno entrano unità cinesi, con cinque punti aerei in più in ogni turno.
nextwar-option-intervention-off = no
nextwar-option-intervention-on = sì
nextwar-option-prc-190 = La 190ª cinese
nextwar-option-prc-190-about = Con quale delle sue due pedine si gioca la 190ª cinese.
nextwar-option-prc-190-brigade = brigata
nextwar-option-prc-190-division = divisione
nextwar-option-fair-weather = Bel tempo
nextwar-option-fair-weather-about = Per tutto lo scenario c’è Bel tempo.
nextwar-option-fair-weather-off = no
nextwar-option-fair-weather-on = sì
nextwar-option-rolled-air-points = Punti aerei
nextwar-option-rolled-air-points-about = Dove lo scenario fissa i punti aerei si tira invece il dado, e se ne usa un terzo.
nextwar-option-rolled-air-points-off = fissi
nextwar-option-rolled-air-points-on = tirati
nextwar-option-reinforced-landing = Sbarco rinforzato
nextwar-option-reinforced-landing-about = Quali altri Marine prendono parte allo sbarco.
nextwar-option-reinforced-landing-off = nessuno
nextwar-option-reinforced-landing-13-meu = la 13ª Marine Expeditionary Unit
nextwar-option-reinforced-landing-15-meu = la 15ª Marine Expeditionary Unit
nextwar-option-reinforced-landing-both = tutte e due
