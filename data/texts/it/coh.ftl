### Conflict of Heroes. Originale di Esagono.

## Terrain
coh-terrain-open = terreno aperto
coh-terrain-bridge = ponte
coh-terrain-stone-building = edificio in pietra
coh-terrain-wooden-building = edificio in legno
coh-terrain-woods = bosco
coh-terrain-thicket = macchia
coh-terrain-corn = granturco
coh-terrain-wheat = grano
coh-terrain-water = acqua
coh-terrain-ford = guado
coh-terrain-marsh = palude
coh-terrain-gully = burrone
coh-terrain-gully-opening = sbocco di un burrone
coh-terrain-ditch = fosso anticarro
coh-terrain-road = strada
coh-terrain-small-gully = piccolo burrone
coh-terrain-hill-1 = collina, livello 1
coh-terrain-hill-2 = collina, livello 2
coh-terrain-woods-1 = bosco, livello 1
coh-terrain-woods-2 = bosco, livello 2
coh-terrain-thicket-1 = macchia, livello 1
coh-terrain-thicket-2 = macchia, livello 2
coh-terrain-corn-1 = granturco, livello 1
coh-terrain-corn-2 = granturco, livello 2
coh-terrain-wheat-1 = grano, livello 1
coh-terrain-wheat-2 = grano, livello 2
coh-terrain-stone-building-1 = edificio in pietra, livello 1
coh-terrain-stone-building-2 = edificio in pietra, livello 2
coh-terrain-wooden-building-1 = edificio in legno, livello 1
coh-terrain-wooden-building-2 = edificio in legno, livello 2
coh-terrain-marsh-1 = palude, livello 1
coh-terrain-marsh-2 = palude, livello 2
coh-terrain-ditch-1 = fosso anticarro, livello 1
coh-terrain-ditch-2 = fosso anticarro, livello 2
coh-terrain-bridge-1 = ponte, livello 1
coh-terrain-bridge-2 = ponte, livello 2
coh-terrain-ford-1 = guado, livello 1
coh-terrain-ford-2 = guado, livello 2
coh-terrain-water-1 = acqua, livello 1
coh-terrain-water-2 = acqua, livello 2

## Parts of a round
coh-phase-setup = Schieramento
coh-phase-cards = Carte
coh-phase-plot = Pianificazione dell’artiglieria
coh-phase-barrage = Arrivo dell’artiglieria
coh-phase-initiative = Iniziativa
coh-phase-turns = Turni

## Kinds of units and works
coh-kind-infantry = fanteria
coh-kind-engineer = genieri
coh-kind-mg = mitragliatrice
coh-kind-mortar = mortaio
coh-kind-sniper = cecchino
coh-kind-at-rifle = fucile anticarro
coh-kind-gun = cannone
coh-kind-truck = autocarro
coh-kind-scout = autoblindo leggera
coh-kind-apc = trasporto truppe corazzato
coh-kind-tank = carro armato
coh-kind-flame-tank = carro lanciafiamme
coh-kind-spg = semovente
coh-kind-aircraft = aereo
coh-kind-trench = trincea
coh-kind-emplacement = piazzola per cannone
coh-kind-bunker = bunker
coh-kind-wire = filo spinato
coh-kind-mines = mine
coh-kind-road-block = sbarramento stradale
coh-kind-smoke = fumo

## Marks
coh-mark-spent = esausta
coh-mark-active = attivata
coh-mark-stuck = immobilizzata
coh-mark-bogged = impantanata
coh-mark-hasty = difesa improvvisata
coh-mark-inside = dentro l’opera
coh-mark-careless = si è mossa senza cautela
coh-mark-hit = colpita
coh-mark-held = non può usare PA in questo round
coh-mark-hidden = nascosta
coh-mark-carried = trasportata
coh-mark-turret = torretta
coh-mark-open-top = a cielo aperto
coh-mark-shield = protegge i passeggeri
coh-mark-boxed-red = debole nel corpo a corpo, rosso
coh-mark-boxed-blue = debole nel corpo a corpo, blu
coh-mark-armored-front = fronte corazzato
coh-mark-armored-flank = fianco corazzato

## Colors, nations, directions
coh-color-red = rosse
coh-color-blue = blu
coh-color-black = nere
coh-nation-german = Tedeschi
    .the = i tedeschi
    .The = I tedeschi
coh-nation-soviet = Sovietici
    .the = i sovietici
    .The = I sovietici
coh-way-0 = nord
coh-way-1 = nord-est
coh-way-2 = sud-est
coh-way-3 = sud
coh-way-4 = sud-ovest
coh-way-5 = nord-ovest

## Hit markers
coh-marker-stunned = Stordita
coh-marker-unnerved = Innervosita
coh-marker-eliminated = Eliminata
coh-marker-panicked = Impaurita
coh-marker-pinned = Bloccata
coh-marker-suppressed = Fermata
coh-marker-cowering = Accovacciata
coh-marker-destroyed = Distrutta
coh-marker-gun-damaged = Cannone danneggiato
coh-marker-immobilized = Immobilizzata
coh-marker-light-damage = Danni leggeri
coh-marker-bare = Colpita

## Ways to pay
coh-fund-ap = con i PA
coh-fund-opportunity = come azione di opportunità
coh-fund-command = come azione di comando
coh-fund-card = con una carta
coh-mode-opportunity = Opportunità
coh-mode-command = Comando (PC)
coh-mode-creep = Con cautela
coh-mode-hide = Nascondersi
coh-mode-openly = Allo scoperto
coh-mode-assault = In mezzo ai nemici
coh-mode-blind = Fuoco alla cieca
coh-mode-lob = Fuoco indiretto
coh-mode-smoke = Fumo
coh-mode-group = Gruppo
coh-mode-load = Caricare

## What is rolled for
coh-purpose-attack = Attacco
coh-purpose-rally = Recupero
coh-purpose-wire = Filo spinato
coh-purpose-road-block = Sbarramento stradale
coh-purpose-bog = Terreno difficile
coh-purpose-mines = Mine
coh-purpose-detect = Ricerca del cecchino
coh-purpose-activation = Punti azione
coh-purpose-more-ap = Altri PA
coh-purpose-more-cap = Altri PC
coh-purpose-snipers = Cecchini
coh-purpose-initiative = Iniziativa

## Questions
coh-ask-set-up = Schiera { $unit }: in quale esagono?
coh-ask-begin = Tutto è schierato: comincia il primo round.
coh-ask-face = { $unit }: da che parte guarda?
coh-ask-plot = { $card }: dove deve arrivare nel prossimo round?
coh-ask-close-call = Artiglieria su { $unit }: si sposta?
coh-ask-bid = Iniziativa: quanti PC aggiungi al tuo tiro?
coh-ask-reputation = Usi la tua cattiva reputazione per prendere l’iniziativa?
coh-ask-turn = Tocca a te ({ $ap } PA, { $cap } PC): scegli un’unità e come pagarla, gioca una carta o passa.
coh-ask-plan = { $units }, { $fund }: { $count ->
    [one] che cosa fa?
   *[other] che cosa fanno?
}
coh-ask-declare = { $unit }: dove va?
coh-ask-path = { $unit } può proseguire: dove?
coh-ask-hindered = { $unit } è trattenuta: { $extra } PA in più per entrare, o resta?
coh-ask-surprise = { $unit } incontra una sorpresa: prosegue?
coh-ask-spot = Fuoco su { $hex }: da quale esagono viene diretto?
coh-ask-aim = Attacco su { $hex }: per quale bersaglio si tira adesso?
coh-ask-roll = { $purpose } ({ $whom }): tira, se vuoi con dei PC.
coh-ask-keep = { $purpose } ({ $whom }): tieni il tiro?
coh-ask-vengeance = Sangue e onore: quale delle unità che hanno sparato va persa?
coh-ask-fly = { $unit } è in volo: come prosegue?
coh-ask-altitude = { $unit }: a che quota arriva?
coh-ask-fall-back = { $unit } può ripiegare: lo fa?
coh-ask-sense = Sesto senso: un’unità resta in guardia fino al termine del turno nemico?

## Answers
coh-do-place = Schiera in { $hex }
coh-do-quick = Schiera tutto in una volta
coh-do-begin = Comincia
coh-do-face = Guarda a { $way }
coh-do-pass = Passa
coh-still-to-act =
    { $count ->
        [one] Se passi, il round finisce: un’unità pronta non ha agito.
       *[other] Se passi, il round finisce: { $count } unità pronte non hanno agito.
    }
coh-do-stall-ap = Temporeggia per 1 PA
coh-do-stall-cap = Temporeggia per 1 PC
coh-do-rest = Rendi esauste le unità attivate
coh-do-use = { $unit }: agisci con i PA
coh-do-opportunity = { $unit }: azione di opportunità
coh-do-command = { $unit }: azione di comando
coh-do-card = Gioca { $card }
coh-do-card-on = Gioca { $card } su { $unit }
coh-do-join = Aggiungi { $unit } al gruppo
coh-do-take-out = Togli { $unit } dal gruppo
coh-do-give-up = Rinuncia al piano
coh-do-cap = PC nel prezzo: { $number }
coh-do-move = Muovi in { $hex }
coh-do-creep = Muovi in { $hex } con cautela
coh-do-continue = Prosegui in { $hex }
coh-do-stop = Fermati qui
coh-do-sneak = Muovi in { $hex } di nascosto
coh-do-hide = Nasconditi in { $hex }
coh-do-fire = Spara su { $hex }
coh-do-lob = Fuoco indiretto su { $hex }
coh-do-smoke = Fumo in { $hex }
coh-do-lob-smoke = Fumo indiretto in { $hex }
coh-do-spot = Dirigi il fuoco da { $hex }
coh-do-melee = Corpo a corpo
coh-do-strike = Usa { $card } su { $hex }
coh-do-rally = Recupero
coh-do-dig = Scava una difesa improvvisata
coh-do-enter = Entra nell’opera
coh-do-leave = Esci dall’opera
coh-do-load = Carica { $unit }
coh-do-unload = Scarica
coh-do-pivot = Ruota a { $way }
coh-do-exit = Esci dalla mappa
coh-do-mine = Posa mine { $color } in { $hex }
coh-do-clear = Bonifica le mine in { $hex }
coh-do-target = Tira per { $unit }
coh-do-target-work = Tira per: { $work }
coh-do-target-unseen = Tira per chi potrebbe essere nascosto
coh-do-roll = Tira i dadi
coh-do-roll-cap = Tira con { $number } dai PC
coh-do-keep-roll = Tieni il tiro
coh-do-reroll = Ritira il dado { $number }
coh-do-pay = Paga ed entra
coh-do-refuse = Resta
coh-do-go = Prosegui
coh-do-halt = Fermati
coh-do-bid = Aggiungi { $number }
coh-do-shell = Granate su { $hex }
coh-do-hold-plan = Attiva soltanto, poi decidi
coh-do-hold = Lascia stare
coh-do-fly = Vola in { $hex }
coh-do-climb = Sali di quota
coh-do-dive = Scendi di quota
coh-do-strafe = Attacca { $hex } dall’aria
coh-do-bomb = Bombe su { $hex }: { $count }
coh-do-flak = Spara a { $unit }
coh-do-fly-off = Esci in volo dalla mappa
coh-do-altitude = Segnalini di quota: { $number }
coh-do-home = { $unit }: torna alla base
coh-do-lose = Perdi { $unit }

## What happened
coh-set-up = { $unit } si schiera in { $hex }.
coh-round-began = Round { $round }.
coh-drew =
    { $side-number ->
        [plural] { $side-The } pescano { $card }.
       *[singular] { $side-The } pesca { $card }.
    }
coh-drew-unseen =
    { $side-number ->
        [plural] { $side-The } pescano una carta.
       *[singular] { $side-The } pesca una carta.
    }
coh-came-up = { $side }: esce { $card }.
coh-plotted = Artiglieria pianificata su { $hex }.
coh-plotted-smoke = Fumo pianificato su { $hex }.
coh-landed = { $side }: { $card } arriva su { $hex }.
coh-landed-smoke = { $side }: il fumo di { $card } arriva su { $hex }.
coh-bid =
    { $side-number ->
        [plural] { $side-The } mettono { $cap } PC nell’iniziativa.
       *[singular] { $side-The } mette { $cap } PC nell’iniziativa.
    }
coh-initiative =
    { $side-number ->
        [plural] { $side-The } hanno l’iniziativa ({ $totals }).
       *[singular] { $side-The } ha l’iniziativa ({ $totals }).
    }
coh-initiative-total = { $side } { $total }
coh-initiative-tied = Iniziativa pari ({ $totals }): si ritira.
coh-passed =
    { $side-number ->
        [plural] { $side-The } passano.
       *[singular] { $side-The } passa.
    }
coh-stalled =
    { $side-number ->
        [plural] { $side-The } temporeggiano.
       *[singular] { $side-The } temporeggia.
    }
coh-activated = { $unit } è attivata con { $ap } PA.
coh-activated-unseen = { $side }: un’unità nascosta è attivata con { $ap } PA.
coh-joined = { $unit } condivide l’attivazione.
coh-joined-unseen = { $side }: un’unità nascosta condivide l’attivazione.
coh-spent = { $unit } è esausta.
coh-spent-unseen = { $side }: un’unità nascosta è esausta.
coh-paid =
    { $cap ->
        [0] { $ap ->
            [0] { $side-The } { $side-number ->
                [plural] non pagano nulla
               *[singular] non paga nulla
            }
           *[other] { $side-The } { $side-number ->
                [plural] pagano
               *[singular] paga
            } { $ap } PA
        }
       *[other] { $side-The } { $side-number ->
            [plural] pagano
           *[singular] paga
        } { $ap ->
            [0] { $cap } PC
           *[other] { $ap } PA e { $cap } PC
        }
    } ({ $fund }).
coh-played =
    { $side-number ->
        [plural] { $side-The } giocano { $card }.
       *[singular] { $side-The } gioca { $card }.
    }
coh-played-on =
    { $side-number ->
        [plural] { $side-The } giocano { $card } su { $unit }.
       *[singular] { $side-The } gioca { $card } su { $unit }.
    }
coh-moved = { $unit } muove da { $from } a { $to }.
coh-arrived = { $unit } entra in { $to }.
coh-sneaked = { $unit } muove di nascosto in { $to }.
coh-hid = { $unit } si nasconde: da { $from } a { $to }.
coh-hid-unseen = { $unit } si nasconde da { $from }.
coh-turned = { $unit } guarda a { $way }.
coh-revealed = { $unit } è scoperta in { $hex }.
coh-mined = { $unit } posa mine in { $hex }.
coh-mines-found = Mine in { $hex }!
coh-fired =
    { $units-count ->
        [one] { $units } attacca { $hex }.
       *[other] { $units } attaccano { $hex }.
    }
coh-fired-unseen = { $side }: un’unità nascosta spara su { $hex }.
coh-shot-front = Il colpo è arrivato dal fronte di { $unit }.
coh-shot-flank = Il colpo non è arrivato dal fronte di { $unit }.
coh-marker-shown = { $unit } mostra il segnalino: { $marker }.
coh-rolled-for = { $side }: { $purpose }, { $total }.
coh-attacked =
    Attacco a { $unit }: { $value } contro { $defense }, { $hits ->
        [0] nessun colpo a segno
        [one] 1 colpo a segno
       *[other] { $hits } colpi a segno
    }.
coh-attacked-work = Attacco a { $work } in { $hex }: { $value } contro { $defense }.
coh-found-somebody = Il fuoco su { $hex } trova qualcuno.
coh-found-nobody = Il fuoco su { $hex } non mostra nulla.
coh-hurt = { $unit } è colpita: { $marker }.
coh-hurt-unseen = { $unit } è colpita.
coh-destroyed = { $unit } è distrutta in { $hex } ({ $points } PV).
coh-rallied = { $unit } si riprende.
coh-rally-failed = { $unit } non si riprende.
coh-dug-in = { $unit } scava una difesa improvvisata.
coh-dug-in-unseen = { $side }: un’unità nascosta scava una difesa improvvisata.
coh-went-in = { $unit } entra nell’opera.
coh-came-out = { $unit } esce dall’opera.
coh-work-gone = Rimosso da { $hex }: { $work }.
coh-smoke-laid = Fumo +{ $value } in { $hex }.
coh-loaded = { $by } carica { $unit }.
coh-unloaded = { $unit } scende in { $hex }.
coh-stuck = { $unit } è immobilizzata.
coh-stuck-unseen = { $side }: un’unità nascosta è immobilizzata.
coh-balked = { $unit } resta dov’è.
coh-flew = { $unit } vola da { $from } a { $to }.
coh-flew-in = { $unit } arriva in volo in { $to }.
coh-leveled = { $unit } vola a { $meters } m.
coh-left = { $unit } esce dalla mappa.
coh-scored-start = { $nation }: { $points } PV in partenza.
coh-scored-hex = { $nation }: { $points } PV per { $hex }.
coh-scored-destroyed = { $nation }: { $points } PV per un’unità distrutta.
coh-scored-left = { $nation }: { $points } PV per un’unità uscita dalla mappa.
coh-scored-aim = { $nation }: { $points } PV per un obiettivo segreto.
coh-scored-card = { $nation }: { $points } PV con la carta.
coh-taken = { $nation-The } tengono { $hex }.
coh-contested = { $hex } è conteso.
coh-coin-unit = Sotto la moneta in { $hex }: { $unit }.
coh-coin-dummy = Sotto la moneta in { $hex } non c’è nessuno.
coh-pool = { $side }: { $ap } PA, { $cap } PC.
coh-ended = Lo scontro è finito.
coh-note-card = { $number } { $card }: { $text }
coh-note-aim = Il tuo obiettivo segreto: { $hexes } ({ $points } PV)
coh-note-card-of = In mano, { $side }: { $number } { $card }. { $text }
coh-note-aim-of = Obiettivo segreto, { $side }: { $hexes } ({ $points } PV)
coh-note-artillery = { $card }: sbarramenti rimasti: { $left }.
coh-note-plot = { $card } è in arrivo su { $hex }: cade nel round { $round }.
coh-note-plot-smoke = { $card } è in arrivo su { $hex } con fumogeni: cade nel round { $round }.

## Reckonings
coh-why-price = prezzo
coh-why-power = potenza di fuoco
coh-why-defense = valore di difesa
coh-why-needs = necessario sui dadi
coh-why-rally = copertura e compagni sani
coh-why-cap = PC
coh-why-nobody-seen = non si vede nessuno
coh-cost-unit = l’unità
coh-cost-ground = { $terrain }
coh-cost-climb = salita
coh-cost-bank = sponda del burrone
coh-cost-backward = all’indietro
coh-cost-marker = segnalino di colpo
coh-cost-wire = filo spinato
coh-cost-traffic = veicoli sulla strada
coh-cost-caution = cautela
coh-why-rolls = dadi: { $purpose }
coh-why-target = bersaglio { $unit }
coh-why-target-work = bersaglio: { $work }
coh-not-price = costa { $price } PA; ci sono { $ap } PA e { $cap } PC
coh-not-price-cap = costa { $price } PC; ce ne sono { $cap }
coh-not-far = { $hex } è a { $moves } movimenti: { $price } PA in tutto; ci sono { $ap } PA e { $cap } PC
coh-not-far-cap = { $hex } è a { $moves } movimenti: { $price } PC in tutto; ce ne sono { $cap }
coh-not-far-free = { $hex } è a { $moves } movimenti e questa azione ne vale uno
coh-not-far-on = { $hex } è più avanti, passando per { $first }: { $price } PA per tutto il movimento
coh-not-bonus = { $hex } è { $distance } esagoni più avanti; esagoni bonus rimasti: { $left }
coh-not-locked = nel suo esagono c’è un nemico
coh-not-friends = ci sono solo amici
coh-not-armed = l’unità attacca solo nel proprio esagono
coh-not-near = distanza { $distance }, gittata minima { $limit }
coh-not-reach = distanza { $distance }, gittata massima { $limit }
coh-not-lowered = veicoli e cannoni non sparano giù in un burrone adiacente
coh-not-bunker = il bunker non guarda da quella parte
coh-not-flown = vola esagono per esagono: distanza { $distance }, impulsi rimasti { $left }
coh-not-seen = vede l’esagono: spara in modo diretto
coh-not-spotted = nessun esagono vicino al mortaio vede il bersaglio
coh-not-sight-terrain = la linea di vista è bloccata in { $hex }: { $terrain }
coh-not-sight-height = la linea di vista è bloccata in { $hex }: terreno più alto, livello { $level }
coh-not-sight-blind = l’esagono è cieco dietro { $hex }: { $terrain }
coh-not-sight-gully = { $hex } è in un burrone: si vede solo tra esagoni adiacenti
coh-not-sight-smoke = la linea di vista è bloccata in { $hex }: fumo
coh-not-arc = l’esagono è fuori dall’arco di tiro
coh-not-support = { $unit } non può dare supporto al fuoco su { $hex }
coh-not-support-near = { $unit } non è accanto a chi guida
coh-not-support-sight = { $unit } non ha { $hex } nel proprio arco e in vista
coh-not-support-range = { $hex } è oltre la gittata normale di { $unit }
coh-not-support-marker = { $unit } ha un segnalino di colpo sulla potenza di fuoco
coh-not-support-power = { $unit } non ha potenza di fuoco contro quel bersaglio
coh-bar-water = i cannoni passano l’acqua in { $hex } solo su guadi e ponti
coh-bar-withdrawal = { $hex } è dalla parte da cui sono venuti gli attaccanti
coh-bar-steep = il terreno è troppo ripido in { $hex } ({ $terrain })
coh-bar-bank = la sponda del burrone in { $hex } si passa solo dagli sbocchi
coh-bar-small-gully = davanti a { $hex } c’è un piccolo burrone
coh-bar-ground = { $hex }: { $terrain }, si attraversa solo su strada
coh-bar-road-block = in { $hex } c’è uno sbarramento stradale
coh-bar-trench = in { $hex } c’è una trincea: vietata alle ruote
coh-bar-ditch = in { $hex } c’è un fossato anticarro
coh-bar-wire = in { $hex } c’è filo spinato: vietato alle ruote
coh-item-7-1a = potenza di fuoco stampata
coh-item-7-4d = segnalino sul tiratore
coh-item-7-4e = segnalino sul bersaglio
coh-item-7-6-1a = gittata lunga
coh-item-7-6-2a = gittata corta
coh-item-7-6-3c = corpo a corpo
coh-item-7-6-3d = corpo a corpo con potenza riquadrata
coh-item-15-3a = gittata lunga
coh-item-15-3-2a = gittata corta
coh-item-9-1-2c = unità di supporto
coh-item-11-2a = il bersaglio è più in alto
coh-item-11-2b = il tiratore è più in alto
coh-item-8-2c = arma
coh-item-card-9 = +2 potenza di fuoco
coh-item-card-V02 = equipaggiamento migliore
coh-item-card-V04 = esperienza
coh-item-card-V07 = sesto senso
coh-item-card-V15 = sfruttamento del terreno
coh-item-card-V30 = avanzata
coh-item-7-2a = terreno
coh-item-7-2b = valore difensivo
coh-item-11-5j = piccolo burrone
coh-item-13-0b = fumo
coh-item-15-6a = veicoli come copertura
coh-item-16-1a = scudo del trasporto
coh-item-18-1b = difesa improvvisata
coh-item-18-2c = trincea
coh-item-18-2f = piazzola per cannone
coh-item-18-2j = bunker, fronte
coh-item-18-2k = bunker, fianco
coh-item-18-6a = opera
coh-item-20-1b = quota
coh-item-20-1c = quota
coh-item-20-2b = oltre i tre esagoni
coh-item-20-2c = l’aereo più in alto
coh-item-20-4c = bomba
coh-item-5-0-1a = mossa senza cautela

## Overlays
coh-overlay-ready = Unità pronte { $side-of }
coh-overlay-control = Obiettivi { $side-of }
coh-overlay-sight =
    Che cosa { $side-number ->
        [plural] vedono { $side-the }
       *[singular] vede { $side-the }
    }

## Charts
coh-chart-terrain = Terreno
coh-chart-ground = Terreno
coh-chart-foot = A piedi
coh-chart-dm = Difesa
coh-chart-sight = Vista
coh-chart-tracked = Cingolati
coh-chart-wheeled = Gommati
coh-chart-check = Verifica
coh-chart-open = libera
coh-chart-blocked = bloccata
coh-chart-in-season = agosto e settembre: bloccata
coh-chart-markers-foot = Colpi alle unità a piedi
coh-chart-markers-vehicle = Colpi ai veicoli
coh-chart-marker = Segnalino
coh-chart-count = Numero
coh-chart-fire = Fuoco
coh-chart-move = Movimento
coh-chart-red = FP rossa
coh-chart-blue = FP blu
coh-chart-front = DR frontale
coh-chart-flank = DR di fianco
coh-chart-rally = Recupero
coh-chart-never = mai
coh-chart-cards = Carte
coh-chart-card = Carta
coh-chart-number = N.
coh-chart-price = Prezzo
coh-chart-effect = Effetto
coh-chart-said = { $text }

## Carte e altre risposte in due passi
coh-part-card = { $card }
coh-part-mine = Posare mine
coh-part-bomb = Sganciare bombe
coh-part-play = Giocarla
coh-part-play-ap = Giocarla, pagata in PA
coh-part-play-cap = Giocarla, pagata in PC
coh-part-on = Su { $unit }
coh-part-on-ap = Su { $unit }, pagata in PA
coh-part-on-cap = Su { $unit }, pagata in PC

## Risposte di un tipo, contate
coh-do-place-many = { $count } esagoni in cui schierare
coh-do-use-many = { $count } unità possono agire con i PA
coh-do-opportunity-many = { $count } unità possono fare un’azione di opportunità
coh-do-command-many = { $count } unità possono fare un’azione di comando
coh-do-join-many = { $count } unità possono entrare nel gruppo
coh-do-take-out-many = { $count } unità si possono togliere dal gruppo
coh-do-move-many = { $count } esagoni in cui muovere
coh-do-creep-many = { $count } esagoni in cui muovere con cautela
coh-do-continue-many = { $count } esagoni in cui proseguire
coh-do-sneak-many = { $count } esagoni in cui muovere di nascosto
coh-do-hide-many = { $count } esagoni in cui nascondersi
coh-do-fire-many = { $count } esagoni su cui sparare
coh-do-lob-many = { $count } esagoni per il fuoco indiretto
coh-do-smoke-many = { $count } esagoni per il fumo
coh-do-lob-smoke-many = { $count } esagoni per il fumo indiretto
coh-do-spot-many = { $count } esagoni da cui dirigere il fuoco
coh-do-face-many = { $count } direzioni in cui guardare
coh-do-pivot-many = { $count } direzioni in cui girarsi
coh-do-shell-many = { $count } esagoni per le granate
coh-do-clear-many = { $count } esagoni da sminare
coh-do-fly-many = { $count } esagoni in cui volare
coh-do-strafe-many = { $count } esagoni da attaccare dall’aria
coh-do-flak-many = { $count } aerei su cui sparare
coh-do-target-many = { $count } bersagli
coh-do-load-many = { $count } unità da caricare
coh-do-lose-many = { $count } unità che si possono perdere
coh-do-home-many = { $count } aerei possono rientrare

## Tracciati
coh-turn-short = Round { $turn }/{ $turns }
coh-turn-of = Round { $turn } di { $turns }
coh-turn = Round { $turn }
coh-turns =
    { $turns ->
        [one] { $turns } round
       *[other] { $turns } round
    }
coh-turn-track = Tracciato dei round
coh-standing-leads = In vantaggio ora: { $side }.
coh-standing-tied = Ora in parità: non vincerebbe nessuno.
coh-victory-most = Vince chi ha più punti alla fine; a parità perdono entrambi.
coh-victory-ends = Lo scontro finisce subito quando { $nation-the } controllano { $hexes }.
coh-victory-at-end = { $name } ({ $hexes }) alla fine: { $nation } +{ $points }.
coh-victory-each-round = { $name } ({ $hexes }) a ogni round: { $nation } +{ $points }.
coh-victory-kill =
    { $points ->
        [one] Ogni unità distrutta: { $points } punto.
       *[other] Ogni unità distrutta: { $points } punti.
    }
coh-victory-kill-of =
    { $points ->
        [one] Ogni unità distrutta, { $nation }: { $points } punto.
       *[other] Ogni unità distrutta, { $nation }: { $points } punti.
    }
coh-victory-kill-range = Ogni unità distrutta, { $nation }: { $points } punti, le più preziose { $most }.
coh-victory-exit =
    { $points ->
        [one] Ogni unità che esce da { $hexes }, { $nation }: { $points } punto.
       *[other] Ogni unità che esce da { $hexes }, { $nation }: { $points } punti.
    }
coh-victory-start = In partenza: { $nation } +{ $points }.
coh-account-start = In partenza
coh-account-hex = { $hex } sotto controllo
coh-account-destroyed = Unità nemiche distrutte
coh-account-left = Unità uscite dalla mappa
coh-account-aim = Obiettivo segreto: { $hexes }
coh-account-card = Con le carte
coh-loss-units = Unità distrutte
coh-loss-hits = Unità colpite alla fine
coh-track-ap = Punti azione (PA)
coh-track-cap = Punti comando (PC)
coh-track-points = Punti vittoria
coh-track-losses = Perdite
coh-track-cards = Carte in mano
coh-track-hidden-spent = Unità nascoste esauste
coh-short-ap = PA
coh-short-cap = PC
coh-short-points = PV
coh-short-cards = Carte
coh-short-losses = Perdite

## Dati della domanda
coh-about-cap-paid = PC nel prezzo
coh-about-power = Potenza di fuoco
coh-about-defense = Valore di difesa

## Capitoli del regolamento
coh-chapter-1 = Schieramento
coh-chapter-2 = Il round
coh-chapter-3 = Le azioni e il loro prezzo
coh-chapter-4 = Le mappe
coh-chapter-5 = Movimento
coh-chapter-6 = Linea di vista
coh-chapter-7 = Combattimento
coh-chapter-8 = Carte
coh-chapter-9 = Gruppi
coh-chapter-10 = Unità nascoste
coh-chapter-11 = Quote
coh-chapter-12 = Artiglieria
coh-chapter-13 = Fumo
coh-chapter-14 = Veicoli
coh-chapter-15 = Veicoli da combattimento
coh-chapter-16 = Autocarri, trasporti e cannoni
coh-chapter-17 = Trasporto
coh-chapter-18 = Opere e ostacoli
coh-chapter-19 = Genieri
coh-chapter-20 = Aerei
coh-chapter-21 = Solitario e più giocatori
coh-chapter-card = Le carte, una per una
coh-chapter-unit = Le pedine, una per una

## Esiti di un tiro
coh-reading-basis = Dadi senza PC, presi come cadono. Un’unità è distrutta da un secondo colpo, da uno doppio o da un segnalino che la elimina.
coh-prospect =
    { $units ->
        [one] Tiro migliore: { $needs } o più con due dadi, con un’unità.
       *[other] Tiro migliore: { $needs } o più con due dadi, con un gruppo di { $units }.
    }
coh-prospect-hidden =
    { $units ->
        [one] Tiro migliore con un’unità; il segnalino sotto il bersaglio è nascosto.
       *[other] Tiro migliore con un gruppo di { $units }; il segnalino sotto il bersaglio è nascosto.
    }
coh-result-miss = mancato
coh-result-hit = colpito
coh-result-destroyed = distrutto
coh-result-rallied = recuperata
coh-result-failed = fallito
coh-result-stuck = bloccato
coh-result-free = libero
coh-result-found = trovata
coh-result-unseen = non trovata
coh-result-tie = parità, si ritira
coh-result-begins = iniziativa: { $side }
coh-result-ap = { $count } PA
coh-result-cap = { $count } PC

## Che cosa sta sotto un’unità, e su che cosa viaggia
coh-mark-hit-stunned = Stordita
coh-mark-hit-unnerved = Innervosita
coh-mark-hit-eliminated = Eliminata
coh-mark-hit-panicked = Impaurita
coh-mark-hit-pinned = Bloccata
coh-mark-hit-suppressed = Fermata
coh-mark-hit-cowering = Accovacciata
coh-mark-hit-destroyed = Distrutta
coh-mark-hit-gun-damaged = Cannone danneggiato
coh-mark-hit-immobilized = Immobilizzata
coh-mark-hit-light-damage = Danni leggeri
coh-mark-on = viaggia su { $name }
coh-mark-red = contro uomini
coh-mark-blue = contro corazze
coh-mark-black = contro entrambi
coh-kind-coin = moneta: un’unità o nessuno

## Valori in parole
coh-value-fire = spara per { $number } PA
coh-value-movement = muove per { $number } PA
coh-value-red = potenza rossa { $number }
coh-value-blue = potenza blu { $number }
coh-value-range = gittata { $number }
coh-value-front = fronte { $number }
coh-value-flank = fianco { $number }
coh-value-bonus = esagoni bonus { $number }
coh-value-altitude = segnalini di quota { $number }
coh-value-bombs = bombe { $number }
coh-value-smoke = fumo +{ $number }
coh-value-number = forza { $number }
coh-value-facing =
    guarda a { $number ->
        [0] nord
        [1] nord-est
        [2] sud-est
        [3] sud
        [4] sud-ovest
       *[5] nord-ovest
    }

## Opzioni del tavolo
coh-option-solitaire = Giocare da soli
coh-option-solitaire-about = Per un giocatore solo contro uno automatico: ogni attivazione tira i propri punti azione, e nessuno sa fin dove basteranno.
coh-option-solitaire-off = no
coh-option-solitaire-on = sì
coh-option-variable-ap = Punti azione tirati
coh-option-variable-ap-about = Un’unità attivata riceve la somma di due dadi invece di 7 PA.
coh-option-variable-ap-off = 7 PA
coh-option-variable-ap-on = due dadi
coh-option-cautious = Movimento cauto
coh-option-cautious-about = La fanteria che muove allo scoperto è più facile da colpire nel turno nemico seguente, a meno che non paghi 1 PA in più.
coh-option-cautious-off = no
coh-option-cautious-on = sì
coh-option-order = Ordine con tre o quattro giocatori
coh-option-order-about = O agiscono tutti i giocatori di una parte e poi tutti quelli dell’altra, o le parti si alternano.
coh-option-order-sides = una parte dopo l’altra
coh-option-order-alternate = alternato
coh-option-withdrawal = Ripiegare dalla mischia
coh-option-withdrawal-about = Per quanto tempo non si può uscire verso il lato da cui è entrato un attaccante.
coh-option-withdrawal-stay = finché lui resta
coh-option-withdrawal-next-turn = solo nel turno seguente
coh-option-passengers = Passeggeri esausti
coh-option-passengers-about = Se un’unità esausta può essere caricata, trasportata e scaricata con un’azione pagata in PA.
coh-option-passengers-ready = no
coh-option-passengers-free = sì
coh-option-german-cap = PC in più ai tedeschi
coh-option-german-cap-about = Chi è più debole riceve fino a due punti comando in più in ogni round.
coh-option-german-cap-0 = nessuno
coh-option-german-cap-1 = 1
coh-option-german-cap-2 = 2
coh-option-soviet-cap = PC in più ai sovietici
coh-option-soviet-cap-about = Chi è più debole riceve fino a due punti comando in più in ogni round.
coh-option-soviet-cap-0 = nessuno
coh-option-soviet-cap-1 = 1
coh-option-soviet-cap-2 = 2
