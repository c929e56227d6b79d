### Ambush! Originale di Esagono.

## Terreni
ambush-terrain-open = terreno aperto
ambush-terrain-open-2 = terreno aperto, livello 2
ambush-terrain-open-3 = terreno aperto, livello 3
ambush-terrain-road = strada
ambush-terrain-road-2 = strada, livello 2
ambush-terrain-road-3 = strada, livello 3
ambush-terrain-bridge = ponte
ambush-terrain-bridge-2 = ponte, livello 2
ambush-terrain-bridge-3 = ponte, livello 3
ambush-terrain-cover = terreno coprente
ambush-terrain-cover-2 = terreno coprente, livello 2
ambush-terrain-cover-3 = terreno coprente, livello 3
ambush-terrain-cover-orchard = frutteto (coprente)
ambush-terrain-cover-orchard-2 = frutteto (coprente), livello 2
ambush-terrain-cover-orchard-3 = frutteto (coprente), livello 3
ambush-terrain-cover-crops = colture (coprente)
ambush-terrain-cover-crops-2 = colture (coprente), livello 2
ambush-terrain-cover-crops-3 = colture (coprente), livello 3
ambush-terrain-cover-garden = giardino (coprente)
ambush-terrain-cover-garden-2 = giardino (coprente), livello 2
ambush-terrain-cover-garden-3 = giardino (coprente), livello 3
ambush-terrain-cover-cemetery = cimitero (coprente)
ambush-terrain-cover-cemetery-2 = cimitero (coprente), livello 2
ambush-terrain-cover-cemetery-3 = cimitero (coprente), livello 3
ambush-terrain-brush = cespugli
ambush-terrain-brush-2 = cespugli, livello 2
ambush-terrain-brush-3 = cespugli, livello 3
ambush-terrain-rough = terreno accidentato
ambush-terrain-rough-2 = terreno accidentato, livello 2
ambush-terrain-rough-3 = terreno accidentato, livello 3
ambush-terrain-woods = bosco
ambush-terrain-woods-2 = bosco, livello 2
ambush-terrain-woods-3 = bosco, livello 3
ambush-terrain-wooden-building = edificio in legno
ambush-terrain-wooden-building-2 = edificio in legno, livello 2
ambush-terrain-wooden-building-3 = edificio in legno, livello 3
ambush-terrain-wooden-building-tower = torre (legno)
ambush-terrain-wooden-building-tower-2 = torre (legno), livello 2
ambush-terrain-wooden-building-tower-3 = torre (legno), livello 3
ambush-terrain-wooden-building-church = chiesa (legno)
ambush-terrain-wooden-building-church-2 = chiesa (legno), livello 2
ambush-terrain-wooden-building-church-3 = chiesa (legno), livello 3
ambush-terrain-wooden-building-windmill = mulino a vento (legno)
ambush-terrain-wooden-building-windmill-2 = mulino a vento (legno), livello 2
ambush-terrain-wooden-building-windmill-3 = mulino a vento (legno), livello 3
ambush-terrain-wooden-building-mill = mulino (legno)
ambush-terrain-wooden-building-mill-2 = mulino (legno), livello 2
ambush-terrain-wooden-building-mill-3 = mulino (legno), livello 3
ambush-terrain-wooden-building-ruin = casa in rovina (legno)
ambush-terrain-wooden-building-ruin-2 = casa in rovina (legno), livello 2
ambush-terrain-wooden-building-ruin-3 = casa in rovina (legno), livello 3
ambush-terrain-stone-building = edificio in pietra
ambush-terrain-stone-building-2 = edificio in pietra, livello 2
ambush-terrain-stone-building-3 = edificio in pietra, livello 3
ambush-terrain-stone-building-tower = campanile (pietra)
ambush-terrain-stone-building-tower-2 = campanile (pietra), livello 2
ambush-terrain-stone-building-tower-3 = campanile (pietra), livello 3
ambush-terrain-stone-building-church = chiesa (pietra)
ambush-terrain-stone-building-church-2 = chiesa (pietra), livello 2
ambush-terrain-stone-building-church-3 = chiesa (pietra), livello 3
ambush-terrain-stone-building-windmill = mulino a vento (pietra)
ambush-terrain-stone-building-windmill-2 = mulino a vento (pietra), livello 2
ambush-terrain-stone-building-windmill-3 = mulino a vento (pietra), livello 3
ambush-terrain-stone-building-mill = mulino (pietra)
ambush-terrain-stone-building-mill-2 = mulino (pietra), livello 2
ambush-terrain-stone-building-mill-3 = mulino (pietra), livello 3
ambush-terrain-stone-building-ruin = casa in rovina (pietra)
ambush-terrain-stone-building-ruin-2 = casa in rovina (pietra), livello 2
ambush-terrain-stone-building-ruin-3 = casa in rovina (pietra), livello 3
ambush-terrain-rubble = macerie
ambush-terrain-rubble-2 = macerie, livello 2
ambush-terrain-rubble-3 = macerie, livello 3
ambush-terrain-crater = cratere
ambush-terrain-crater-2 = cratere, livello 2
ambush-terrain-crater-3 = cratere, livello 3
ambush-terrain-water = acqua
ambush-terrain-water-2 = acqua, livello 2
ambush-terrain-water-3 = acqua, livello 3
ambush-terrain-ford = guado
ambush-terrain-ford-2 = guado, livello 2
ambush-terrain-ford-3 = guado, livello 3
ambush-terrain-burning-building = edificio in fiamme
ambush-terrain-burning-building-2 = edificio in fiamme, livello 2
ambush-terrain-burning-building-3 = edificio in fiamme, livello 3
ambush-terrain-bunker = bunker
ambush-terrain-bunker-2 = bunker, livello 2
ambush-terrain-bunker-3 = bunker, livello 3
ambush-terrain-door = porta
ambush-terrain-window = finestra
ambush-terrain-embankment = terrapieno
ambush-terrain-crest = cresta
ambush-terrain-track = sentiero
ambush-terrain-railway = ferrovia
ambush-terrain-stream = ruscello
ambush-terrain-hedge = siepe
ambush-terrain-garden-wall = muretto

## Parti di una missione
ambush-phase-preparing = Preparativi
ambush-phase-operations = Operazioni
ambush-phase-rounds = Round
ambush-phase-over = Fine
ambush-phase-campaign = Campagna

## What is going on
ambush-now-preparing = la squadra si prepara
ambush-now-heard = la squadra può essere sentita
ambush-now-unheard = nessuno è in ascolto
ambush-now-two-turns = agisce chi ha due turni
ambush-now-nobody-acts = nessuno della squadra può agire
ambush-now-explosion = qualcosa sta per esplodere
ambush-now-story = accade qualcosa
ambush-now-acting = agisce la squadra

## Pedine
ambush-kind-soldier = soldato
ambush-kind-vehicle = veicolo
ambush-kind-gear = a terra qui
ambush-kind-crate = cassa d’armi
ambush-kind-canoe = canoa
ambush-kind-landmark = punto di riferimento
ambush-kind-event-marker = segnalino Evento
ambush-kind-booby-trap = mina antiuomo
ambush-kind-minefield = campo minato
ambush-kind-tank-mine = mina anticarro
ambush-kind-roadblock = sbarramento stradale
ambush-kind-bunker-door = porta del bunker
ambush-kind-breach = muro sfondato
ambush-kind-ammunition = munizioni
ambush-kind-blown-bridge = ponte saltato
ambush-kind-open = terreno aperto
ambush-kind-road = strada
ambush-kind-bridge = ponte
ambush-kind-cover = terreno coprente
ambush-kind-brush = cespugli
ambush-kind-rough = terreno accidentato
ambush-kind-woods = bosco
ambush-kind-wooden-building = edificio in legno
ambush-kind-stone-building = edificio in pietra
ambush-kind-rubble = macerie
ambush-kind-crater = cratere
ambush-kind-water = acqua
ambush-kind-ford = guado
ambush-kind-burning-building = edificio in fiamme
ambush-kind-bunker = bunker

## Armi e oggetti
ambush-model-pistol = pistola
    .a = una pistola
    .the = la pistola
    .The = La pistola
    .of = della pistola
ambush-model-carbine = carabina
    .a = una carabina
    .the = la carabina
    .The = La carabina
    .of = della carabina
ambush-model-rifle = fucile
    .a = un fucile
    .the = il fucile
    .The = Il fucile
    .of = del fucile
ambush-model-german-rifle = fucile tedesco
    .a = un fucile tedesco
    .the = il fucile tedesco
    .The = Il fucile tedesco
    .of = del fucile tedesco
ambush-model-submachine-gun = mitra
    .a = un mitra
    .the = il mitra
    .The = Il mitra
    .of = del mitra
ambush-model-machine-pistol = Machine Pistol
    .a = una Machine Pistol
    .the = la Machine Pistol
    .The = La Machine Pistol
    .of = della Machine Pistol
ambush-model-automatic-rifle = fucile automatico
    .a = un fucile automatico
    .the = il fucile automatico
    .The = Il fucile automatico
    .of = del fucile automatico
ambush-model-lmg = mitragliatrice leggera
    .a = una mitragliatrice leggera
    .the = la mitragliatrice leggera
    .The = La mitragliatrice leggera
    .of = della mitragliatrice leggera
ambush-model-mmg = mitragliatrice media
    .a = una mitragliatrice media
    .the = la mitragliatrice media
    .The = La mitragliatrice media
    .of = della mitragliatrice media
ambush-model-hmg = mitragliatrice pesante
    .a = una mitragliatrice pesante
    .the = la mitragliatrice pesante
    .The = La mitragliatrice pesante
    .of = della mitragliatrice pesante
ambush-model-bazooka = bazooka
    .a = un bazooka
    .the = il bazooka
    .The = Il bazooka
    .of = del bazooka
ambush-model-demolition-charge = carica da demolizione
    .a = una carica da demolizione
    .the = la carica da demolizione
    .The = La carica da demolizione
    .of = della carica da demolizione
ambush-model-radio = radio
    .a = una radio
    .the = la radio
    .The = La radio
    .of = della radio
ambush-model-documents = documenti
    .a = dei documenti
    .the = i documenti
    .The = I documenti
    .of = dei documenti
ambush-model-unarmed = disarmato

## Munizioni
ambush-ammo-pistol-clip = caricatore da pistola
    .a = un caricatore da pistola
    .the = il caricatore da pistola
    .The = Il caricatore da pistola
    .of = del caricatore da pistola
ambush-ammo-carbine-clip = caricatore da carabina
    .a = un caricatore da carabina
    .the = il caricatore da carabina
    .The = Il caricatore da carabina
    .of = del caricatore da carabina
ambush-ammo-rifle-clip = caricatore da fucile
    .a = un caricatore da fucile
    .the = il caricatore da fucile
    .The = Il caricatore da fucile
    .of = del caricatore da fucile
ambush-ammo-smg-clip = caricatore da mitra
    .a = un caricatore da mitra
    .the = il caricatore da mitra
    .The = Il caricatore da mitra
    .of = del caricatore da mitra
ambush-ammo-ar-clip = caricatore da fucile automatico
    .a = un caricatore da fucile automatico
    .the = il caricatore da fucile automatico
    .The = Il caricatore da fucile automatico
    .of = del caricatore da fucile automatico
ambush-ammo-belt = nastro da mitragliatrice media
    .a = un nastro da mitragliatrice media
    .the = il nastro da mitragliatrice media
    .The = Il nastro da mitragliatrice media
    .of = del nastro da mitragliatrice media
ambush-ammo-heavy-belt = nastro da mitragliatrice pesante
    .a = un nastro da mitragliatrice pesante
    .the = il nastro da mitragliatrice pesante
    .The = Il nastro da mitragliatrice pesante
    .of = del nastro da mitragliatrice pesante
ambush-ammo-german-rifle-clip = caricatore da fucile tedesco
    .a = un caricatore da fucile tedesco
    .the = il caricatore da fucile tedesco
    .The = Il caricatore da fucile tedesco
    .of = del caricatore da fucile tedesco
ambush-ammo-machine-pistol-clip = caricatore da Machine Pistol
    .a = un caricatore da Machine Pistol
    .the = il caricatore da Machine Pistol
    .The = Il caricatore da Machine Pistol
    .of = del caricatore da Machine Pistol
ambush-ammo-light-belt = nastro da mitragliatrice leggera
    .a = un nastro da mitragliatrice leggera
    .the = il nastro da mitragliatrice leggera
    .The = Il nastro da mitragliatrice leggera
    .of = del nastro da mitragliatrice leggera
ambush-ammo-bazooka-round = razzo da bazooka
    .a = un razzo da bazooka
    .the = il razzo da bazooka
    .The = Il razzo da bazooka
    .of = del razzo da bazooka
ambush-ammo-grenade = granata
    .a = una granata
    .the = la granata
    .The = La granata
    .of = della granata

## Righe della tabella delle armi
ambush-arm-pistol = pistola
ambush-arm-carbine = carabina
ambush-arm-rifle = fucile
ambush-arm-german-rifle = fucile tedesco
ambush-arm-submachine-gun = mitra
ambush-arm-machine-pistol = Machine Pistol
ambush-arm-automatic-rifle = fucile automatico
ambush-arm-lmg = mitragliatrice leggera
ambush-arm-mmg = mitragliatrice media
ambush-arm-hmg = mitragliatrice pesante
ambush-arm-bazooka = bazooka
ambush-arm-tank-gun = cannone del carro
ambush-arm-tank-mg = mitragliatrice del carro
ambush-arm-grenade = granata
ambush-arm-charge = carica da demolizione

## Ciò che si lancia
ambush-bomb-grenade = granata
    .a = una granata
    .the = la granata
    .The = La granata
    .of = della granata
ambush-bomb-charge = carica da demolizione
    .a = una carica da demolizione
    .the = la carica da demolizione
    .The = La carica da demolizione
    .of = della carica da demolizione

## Veicoli
ambush-vehicle-jeep = jeep
ambush-vehicle-kubelwagen = Kübelwagen
ambush-vehicle-staff-car = auto comando
ambush-vehicle-panzer-iv = Panzer IV
ambush-vehicle-jagdpanther = Jagdpanther
ambush-vehicle-sherman = Sherman

## Contrassegni
ambush-mark-standing = in piedi
ambush-mark-crouching = accucciato
ambush-mark-prone = prono
ambush-mark-wounded = ferito
ambush-mark-incapacitated = fuori combattimento
ambush-mark-killed = ucciso
ambush-mark-captured = prigioniero
ambush-mark-surrendered = si è arreso
ambush-mark-commander = comandante
ambush-mark-parachute = nel paracadute
ambush-mark-waiting = deve ancora entrare
ambush-mark-upstairs = al piano di sopra
ambush-mark-driver = alla guida
ambush-mark-passenger = passeggero
ambush-mark-afloat = in canoa
ambush-mark-inactive = inattivo
ambush-mark-unaware = distratto
ambush-mark-panic = in panico
ambush-mark-complete = turni finiti
ambush-mark-turns-1 = un turno
ambush-mark-turns-2 = due turni
ambush-mark-loaded = arma carica
ambush-mark-jammed = arma inceppata
ambush-mark-broken = arma rotta
ambush-mark-ready = pronta
ambush-mark-german = di fabbricazione tedesca
ambush-mark-open = aperto
ambush-mark-closed = chiuso
ambush-mark-beached = in secca
ambush-mark-holed = sfondata
ambush-mark-wrecked = fuori uso
ambush-mark-immobilized = immobilizzato
ambush-mark-flat-tire = gomma a terra
ambush-mark-has-pistol = pistola
ambush-mark-has-carbine = carabina
ambush-mark-has-rifle = fucile
ambush-mark-has-german-rifle = fucile tedesco
ambush-mark-has-submachine-gun = mitra
ambush-mark-has-machine-pistol = Machine Pistol
ambush-mark-has-automatic-rifle = fucile automatico
ambush-mark-has-lmg = mitragliatrice leggera
ambush-mark-has-mmg = mitragliatrice media
ambush-mark-has-hmg = mitragliatrice pesante
ambush-mark-has-bazooka = bazooka
ambush-mark-has-demolition-charge = carica da demolizione
ambush-mark-has-radio = radio
ambush-mark-has-documents = documenti
ambush-mark-jammed-pistol = pistola inceppata
ambush-mark-broken-pistol = pistola rotta
ambush-mark-jammed-carbine = carabina inceppata
ambush-mark-broken-carbine = carabina rotta
ambush-mark-jammed-rifle = fucile inceppato
ambush-mark-broken-rifle = fucile rotto
ambush-mark-jammed-german-rifle = fucile tedesco inceppato
ambush-mark-broken-german-rifle = fucile tedesco rotto
ambush-mark-jammed-submachine-gun = mitra inceppato
ambush-mark-broken-submachine-gun = mitra rotto
ambush-mark-jammed-machine-pistol = Machine Pistol inceppata
ambush-mark-broken-machine-pistol = Machine Pistol rotta
ambush-mark-jammed-automatic-rifle = fucile automatico inceppato
ambush-mark-broken-automatic-rifle = fucile automatico rotto
ambush-mark-jammed-lmg = mitragliatrice leggera inceppata
ambush-mark-broken-lmg = mitragliatrice leggera rotta
ambush-mark-jammed-mmg = mitragliatrice media inceppata
ambush-mark-broken-mmg = mitragliatrice media rotta
ambush-mark-jammed-hmg = mitragliatrice pesante inceppata
ambush-mark-broken-hmg = mitragliatrice pesante rotta
ambush-mark-jammed-bazooka = bazooka inceppato
ambush-mark-broken-bazooka = bazooka rotto
ambush-mark-jammed-demolition-charge = carica da demolizione inceppata
ambush-mark-broken-demolition-charge = carica da demolizione rotta
ambush-mark-jammed-radio = radio inceppata
ambush-mark-broken-radio = radio rotta

## Valori in parole
ambush-value-initiative = Iniziativa { $number }
ambush-value-perception = Percezione { $number }
ambush-value-weapon-skill = Abilità con le armi { $number }
ambush-value-driving-skill = Abilità nella guida { $number }
ambush-value-canoe = canoa { $number }
ambush-value-movement = { $number } PM
ambush-value-pistol-clip = caricatore da pistola: { $number }
ambush-value-carbine-clip = caricatore da carabina: { $number }
ambush-value-rifle-clip = caricatore da fucile: { $number }
ambush-value-smg-clip = caricatore da mitra: { $number }
ambush-value-ar-clip = caricatore da fucile automatico: { $number }
ambush-value-belt = nastro da mitragliatrice media: { $number }
ambush-value-heavy-belt = nastro da mitragliatrice pesante: { $number }
ambush-value-german-rifle-clip = caricatore da fucile tedesco: { $number }
ambush-value-machine-pistol-clip = caricatore da Machine Pistol: { $number }
ambush-value-light-belt = nastro da mitragliatrice leggera: { $number }
ambush-value-bazooka-round = razzo da bazooka: { $number }
ambush-value-grenade = granata: { $number }
ambush-value-carry-boxes = caselle di trasporto: { $number }
ambush-value-ammo-boxes = caselle delle munizioni: { $number }
ambush-value-carry-free = caselle di trasporto libere: { $number }
ambush-value-ammo-free = caselle delle munizioni libere: { $number }
ambush-value-crew = equipaggio: { $number }

## Come, chi, a che scopo
ambush-how-ready-made = squadra già pronta
ambush-how-new = squadra nuova
ambush-how-soldier = soldato
ambush-how-commander = comandante
ambush-how-kill = uccidere
ambush-how-capture = catturare
ambush-how-grenade = granata
    .a = una granata
    .do = Lancia una granata
ambush-how-charge = carica da demolizione
    .a = una carica da demolizione
    .do = Lancia una carica da demolizione
ambush-how-wall = muro
    .do = Spara a un muro
ambush-how-gunner = mira lui
ambush-how-loader = mira l’altro
ambush-how-front = fronte
ambush-how-side = fianco
ambush-how-rear = retro
ambush-how-gun = cannone
    .the = il cannone
ambush-how-bow = mitragliatrice di scafo
    .the = la mitragliatrice di scafo
ambush-how-coaxial = mitragliatrice coassiale
    .the = la mitragliatrice coassiale
ambush-how-initiative = Iniziativa
ambush-how-perception = Percezione
ambush-how-weapon-skill = Abilità con le armi
ambush-how-driving-skill = Abilità nella guida
ambush-how-standing = in piedi
    .do = Alzati in piedi
ambush-how-crouching = accucciato
    .do = Accucciati
ambush-how-prone = prono
    .do = Stenditi a terra
ambush-how-aimed = fuoco mirato
ambush-how-snap = fuoco istintivo
ambush-store-from-ground = Prendi da terra
ambush-store-from-crate = Prendi dalla cassa
ambush-store-from-canoe = Prendi dalla canoa { $number }
ambush-store-from-man = Prendi da { $unit }
ambush-store-to-ground = Metti a terra
ambush-store-to-crate = Metti nella cassa
ambush-store-to-canoe = Metti nella canoa { $number }
ambush-store-to-man = Passa a { $unit }
ambush-target-unit = { $unit }
ambush-target-wall = il muro di { $hex }
ambush-target-bunker = il bunker in { $hex }
ambush-said = { $text }
ambush-read = { $paragraph }: { $text }

## Domande
ambush-ask-choose-squad = Quale squadra va in missione?
ambush-ask-recruit = Punti squadra rimasti: { $points }. Soldati finora: { $bought }. Chi è il prossimo?
ambush-ask-equip = Punti armamento rimasti: { $points }. Che cosa prende la squadra?
ambush-ask-share-experience = I registri sono aperti. Punti esperienza ancora da spartire: { $points }. Chi si è meritato il prossimo?
ambush-ask-spend-experience = Sei punti esperienza valgono un miglioramento. Chi migliora?
ambush-ask-replace = Punti squadra dei caduti: { $points }. Rimpiazzi finora: { $bought }. Chi viene al loro posto?
ambush-ask-keep-kit = La squadra tiene l’equipaggiamento dell’ultima missione, o ne compra di nuovo?
ambush-ask-set-up = Chi si schiera adesso?
ambush-ask-set-up-drop = Chi si affaccia adesso al portello?
ambush-ask-set-up-where = Da dove comincia { $unit }?
ambush-ask-set-up-where-drop = Su quale esagono si lancia { $unit }?
ambush-ask-set-up-where-crate = Su quale esagono si lancia la cassa d’armi?
ambush-ask-set-up-where-mine = Dove sta la mina?
ambush-ask-operations = Nessun nemico in vista: chi mandi?
ambush-ask-operations-group =
    { $units-count ->
        [8] Tutti e otto: dove, o che altro?
       *[other] { $units }: dove, o che altro?
    }
ambush-ask-choose = Che cosa fai?
ambush-ask-act =
    { $turns ->
        [one] Un turno a testa: a chi tocca?
       *[other] Due turni a testa: a chi tocca?
    }
ambush-ask-act-after = { $unit } ha agito e può ancora cambiare posizione. A chi tocca ora?
ambush-ask-turn = Tocca a { $unit }: che cosa fa?
ambush-ask-watch = In questo Round nessuno della squadra può agire.
ambush-ask-move-on =
    { $left ->
        [0] { $unit } non ha più PM: che altro fa?
       *[other] { $unit } può proseguire ({ $left } PM rimasti): dove?
    }
ambush-ask-second-shot = { $unit } ha sparato una volta: spara ancora, o muove?
ambush-ask-stance-after = { $unit } ha agito: cambia posizione?
ambush-ask-throw-where = { $unit }: dove la lancia?
ambush-ask-fire-wall = { $unit }: a quale muro spara?
ambush-ask-react = { $unit } se ne accorge in tempo: che cosa fa?
ambush-because-bomb = { $bomb-The } è in { $hex } e sta per esplodere.
ambush-ask-let-go = { $unit } ha una ferita e porta troppo: che cosa lascia cadere?
ambush-ask-handle = { $unit }: che cosa prende, passa o mette a terra?
ambush-ask-swim = La canoa { $number } è affondata sotto { $units }: dove vengono a riva?
ambush-ask-drift = Chi scende adesso?
ambush-ask-land = { $unit } finisce in mezzo agli ostacoli: in quale esagono aperto tocca terra?
ambush-ask-drive =
    { $spent ->
        [0] { $unit }: dove va?
       *[other] { $unit }, { $spent } PM spesi: dove va?
    }
ambush-ask-tank-turn = { $unit }: che cosa fa l’equipaggio? Punti equipaggio rimasti: { $points }.

## Risposte
ambush-do-squad = Parti con una { $how }
ambush-do-recruit =
    { $price ->
        [one] Compra un { $how } con Iniziativa { $number } per un punto
       *[other] Compra un { $how } con Iniziativa { $number } per { $price } punti
    }
ambush-do-buy = Compra { $model-a } per { $unit }
ambush-do-share = { $unit } porta la seconda parte { $model-of }
ambush-do-buy-ammo = Compra { $ammo-a } per { $unit }
ambush-do-outfit = Dai a tutti l’equipaggiamento abituale
ambush-do-issue = Dai { $model-the } a { $unit }
ambush-do-stow = Nella cassa: { $model } ({ $unit })
ambush-do-stow-ammo = Nella cassa: { $ammo } ({ $unit })
ambush-do-pick = Adesso { $unit }
ambush-do-pick-crate = Adesso la cassa d’armi
ambush-do-pick-vehicle = Adesso: { $vehicle }
ambush-do-pick-mine = Adesso una mina
ambush-do-place = { $unit } comincia in { $hex }
ambush-do-place-crate = La cassa d’armi si lancia su { $hex }
ambush-do-park = { $vehicle } comincia in { $hex }
ambush-do-lay-mine = Posa una mina in { $hex }
ambush-do-done = Fatto
ambush-do-done-as-he-is = Resta com’è
ambush-do-with = { $unit } va con il gruppo
ambush-do-with-out = { $unit } resta indietro
ambush-do-go = Vai in { $hex }
ambush-do-stairs = Prendi le scale
ambush-do-leave = Esci dalla mappa
ambush-do-stance = { $unit }: { $how }
ambush-do-change = { $how-do }
ambush-do-handle = { $unit }: prendi o passa oggetti
ambush-do-take = { $store }: { $model }
ambush-do-take-ammo = { $store }: { $ammo }
ambush-do-put = { $store }: { $model }
ambush-do-put-ammo = { $store }: { $ammo }
ambush-do-drag = Trascina { $unit } in { $hex }
ambush-do-escort = Porta con te { $unit }
ambush-do-escort-out = Lascia qui { $unit }
ambush-do-set-up = Metti in posizione { $model-the }
ambush-do-prime = Prepara la carica da demolizione
ambush-do-load = Carica il bazooka
ambush-do-clear = Sblocca { $model-the }
ambush-do-wait = Aspetta
ambush-do-clear-bridge = Togli le cariche dal ponte
ambush-do-clear-roadblock = Togli lo sbarramento stradale
ambush-do-act = Agisce { $unit }
ambush-do-act-tank = Agisce { $vehicle }
ambush-do-pass = Rinuncia al turno
ambush-do-pass-round = Lascia passare il resto del Round
ambush-do-pass-watch = Avanti con il prossimo Round
ambush-do-fire = Spara a { $unit } con { $model-the } ({ $how })
ambush-do-fire-wall = Spara con { $model-the } al muro di { $hex } verso { $toward } ({ $how })
ambush-do-fire-vehicle = Spara con { $model-the } a { $vehicle }, { $flank } ({ $how })
ambush-do-fire-bunker = Spara con { $model-the } al bunker in { $hex } ({ $how })
ambush-do-joint = Spara a { $unit } con { $model-the } insieme a { $other } ({ $how })
ambush-do-joint-vehicle = Spara a { $vehicle }, { $flank }, con { $model-the } insieme a { $other } ({ $how })
ambush-do-joint-bunker = Spara al bunker in { $hex } con { $model-the } insieme a { $other } ({ $how })
ambush-do-joint-wall = Spara al muro di { $hex } verso { $toward } con { $model-the } insieme a { $other } ({ $how })
ambush-do-aim = { $how-do }
ambush-do-give-up = Lascia perdere
ambush-do-throw = Lancia { $how-a } in { $hex }
ambush-do-throw-up = Lancia { $how-a } al piano di sopra di { $hex }
ambush-do-throw-into = Lancia { $how-a } dentro { $vehicle }
ambush-do-assault = Assalta { $unit } per { $how }
ambush-do-give-turn = Cedi il turno a { $unit }
ambush-do-alert = Metti in allerta { $unit }
ambush-do-throw-back = Gettala via
ambush-do-duck = Buttati a terra
ambush-do-stay = Non fare nulla
ambush-do-let-go = Liberati { $model-of }
ambush-do-choose = { $text }
ambush-do-mount =
    { $number ->
        [0] Mettiti alla guida: { $vehicle }
       *[other] Sali, posto { $number }: { $vehicle }
    }
ambush-do-dismount = Scendi
ambush-do-take-wheel = Guida: { $vehicle }
ambush-do-drive = Vai in { $hex }
ambush-do-turn = Gira verso { $hex }
ambush-do-open = Apri: { $vehicle }
ambush-do-close = Chiudi: { $vehicle }
ambush-do-load-casualty = Carica { $unit } su { $vehicle }
ambush-do-unload-casualty = Fai scendere { $unit }
ambush-do-tank-fire = Spara a { $unit } con { $how-the } ({ $mode })
ambush-do-tank-fire-vehicle = Spara con { $how-the } a { $vehicle }, { $flank } ({ $mode })
ambush-do-tank-fire-wall = Spara con { $how-the } al muro di { $hex } verso { $toward } ({ $mode })
ambush-do-load-gun = Carica il cannone
ambush-do-clear-gun = Sblocca { $how-the }
ambush-do-board = Sali sulla canoa { $number }
ambush-do-ashore = Scendi dalla canoa
ambush-do-paddle = Pagaia fino a { $hex }
ambush-do-beach = Tira in secca la canoa in { $hex }
ambush-do-lift-aboard = Metti { $unit } nella canoa { $number }
ambush-do-lift-ashore = Togli { $unit } dalla canoa
ambush-do-drift = { $unit } scende con il paracadute
ambush-do-drift-crate = La cassa d’armi scende con il paracadute
ambush-do-land = Atterra in { $hex }
ambush-do-unharness = Liberati del paracadute
ambush-do-open-crate = Apri la cassa d’armi
ambush-do-award = Un punto esperienza a { $unit } (ne ha { $given }, le sue azioni ne valgono { $worth })
ambush-do-raise = { $unit }: { $how } +{ $number }
ambush-do-raise-initiative = { $unit }: tira per l’Iniziativa
ambush-do-divide = Spartisci il resto secondo le azioni
ambush-do-keep-kit = Tieni l’equipaggiamento
ambush-do-new-kit = Compra equipaggiamento nuovo

## Risposte di un tipo, contate
ambush-do-pick-many = { $count } soldati da schierare
ambush-do-place-crate-many = { $count } posti per la cassa d’armi
ambush-do-place-many = { $count } posti da cui cominciare
ambush-do-park-many = { $count } esagoni in cui parcheggiare
ambush-do-lay-mine-many = { $count } esagoni per una mina
ambush-do-recruit-many = { $count } tipi di soldati da comprare
ambush-do-buy-many = { $count } armi da comprare
ambush-do-buy-ammo-many = { $count } modi di comprare munizioni
ambush-do-share-many = { $count } soldati con cui dividere un’arma
ambush-do-issue-many = { $count } modi di distribuire gli oggetti
ambush-do-stow-many = { $count } oggetti per la cassa
ambush-do-stow-ammo-many = { $count } caricatori per la cassa
ambush-do-with-many = { $count } soldati possono andare con il gruppo
ambush-do-with-out-many = Chi va e chi resta: { $count }
ambush-do-go-many = { $count } esagoni in cui andare
ambush-do-stance-many = { $count } cambi di posizione
ambush-do-handle-many = { $count } soldati possono maneggiare oggetti
ambush-do-take-many = { $count } oggetti da prendere
ambush-do-take-ammo-many = { $count } munizioni da prendere
ambush-do-put-many = { $count } oggetti da passare o lasciare
ambush-do-put-ammo-many = { $count } munizioni da passare o lasciare
ambush-do-drag-many = { $count } modi di trascinare qualcuno
ambush-do-act-many = { $count } soldati possono agire
ambush-do-fire-many = { $count } colpi possibili
ambush-do-fire-wall-many = { $count } muri a cui sparare
ambush-do-fire-vehicle-many = { $count } colpi possibili sui veicoli
ambush-do-joint-many = { $count } colpi in coppia
ambush-do-joint-wall-many = { $count } muri su cui sparare in coppia
ambush-do-throw-many = { $count } esagoni in cui lanciare
ambush-do-assault-many = { $count } assalti possibili
ambush-do-give-turn-many = { $count } soldati a cui cedere il turno
ambush-do-alert-many = { $count } soldati da mettere in allerta
ambush-do-mount-many = { $count } posti
ambush-do-drive-many = { $count } esagoni in cui andare
ambush-do-turn-many = { $count } direzioni in cui girare
ambush-do-tank-fire-many = { $count } colpi possibili del carro
ambush-do-paddle-many = { $count } esagoni in cui remare
ambush-do-beach-many = { $count } esagoni in cui tirare in secca la canoa
ambush-do-board-many = { $count } canoe su cui salire
ambush-do-lift-aboard-many = { $count } modi di mettere qualcuno in canoa
ambush-do-land-many = { $count } esagoni in cui atterrare
ambush-do-drift-many = { $count } soldati in aria
ambush-do-award-many = { $count } soldati da premiare
ambush-do-raise-many = { $count } caratteristiche da alzare
ambush-do-let-go-many = { $count } oggetti da lasciare

## Che cosa è successo: la squadra
ambush-squad-chosen-ready-made = Va la squadra già pronta.
ambush-squad-chosen-new = Si forma una squadra nuova.
ambush-points-rolled = { $squad } punti squadra e { $weapons } punti armamento da spendere.
ambush-points-rolled-weapons = { $weapons } punti armamento da spendere.
ambush-recruited =
    { $price ->
        [one] Si unisce un soldato con Iniziativa { $initiative } per un punto squadra.
       *[other] Si unisce un soldato con Iniziativa { $initiative } per { $price } punti squadra.
    }
ambush-recruited-commander =
    { $price ->
        [one] Si unisce un comandante con Iniziativa { $initiative } per un punto squadra.
       *[other] Si unisce un comandante con Iniziativa { $initiative } per { $price } punti squadra.
    }
ambush-awarded = A { $unit } { $points ->
    [one] va un punto esperienza
   *[other] vanno { $points } punti esperienza
}.
ambush-raised = { $unit } ha imparato: { $how } +{ $number }.
ambush-raised-nothing = { $unit } non impara niente di nuovo; i punti gli tornano indietro.
ambush-arrived = { $unit } entra nella squadra al posto di { $other }.
ambush-kit-kept = La squadra tiene il suo equipaggiamento.
ambush-rated = { $unit }: Iniziativa { $initiative }, Percezione { $perception }, Abilità con le armi { $weapon-skill }, Abilità nella guida { $driving-skill }, { $movement } PM.
ambush-equipped = { $unit } riceve { $model-a }.
ambush-supplied = { $unit } riceve { $ammo-a }.
ambush-outfitted = Tutti hanno l’equipaggiamento abituale.
ambush-set-up = { $unit } comincia in { $hex }.
ambush-began = La missione comincia.

## Che cosa è successo: la trama
ambush-story = { $text }
ambush-story-again = Di nuovo: { $text }
ambush-sighted = Avvistamento { $sighting }: avvenuto.
ambush-chosen = La tua scelta: { $text }
ambush-story-rolled = Un tiro di { $shown } porta al paragrafo { $paragraph }.
ambush-story-rolled-nothing = Un tiro di { $shown }: non succede nulla.
ambush-placed = Ora in { $hex }: { $what }.
ambush-removed = Non c’è più in { $hex }: { $what }.
ambush-found = { $unit } trova in { $hex }: { $what }.
ambush-found-lying = Si trova in { $hex }: { $what }.
ambush-spent = { $unit } consuma { $model-a }.
ambush-joined = { $unit } si unisce alla squadra in { $hex }.
ambush-ammo-out = Dall’altra parte qualcuno resta senza munizioni: { $model }.
ambush-visibility =
    { $hexes ->
        [one] Ora non si vede oltre un esagono.
       *[other] Ora non si vede oltre { $hexes } esagoni.
    }
ambush-visibility-clear = Si vede di nuovo lontano.
ambush-withdrawn = { $unit } si ritira.

## Che cosa è successo: le Operazioni
ambush-went =
    { $units-count ->
        [one] { $units } va in { $to }.
        [8] In otto andate in { $to }.
       *[other] { $units } vanno in { $to }.
    }
ambush-entered =
    { $units } { $units-count ->
        [one] entra
       *[other] entrano
    } in mappa da { $to }.
ambush-climbed-up =
    { $units } { $units-count ->
        [one] sale
       *[other] salgono
    } al piano di sopra.
ambush-climbed-down =
    { $units } { $units-count ->
        [one] scende
       *[other] scendono
    } al piano di sotto.
ambush-ran = { $unit } corre in { $to }.
ambush-crawled = { $unit } striscia in { $to }.
ambush-left = { $unit } esce dalla mappa da { $hex }.
ambush-stance-standing = { $unit } si alza in piedi.
ambush-stance-crouching = { $unit } si accuccia.
ambush-stance-prone = { $unit } si stende a terra.
ambush-dragged = { $by } trascina { $unit } in { $to }.
ambush-dragged-alive = { $by } trascina { $unit } in { $to }: dado { $shown }, è vivo.
ambush-dragged-dead = { $by } trascina { $unit } in { $to }: dado { $shown }, non ce la fa.
ambush-casualty-loaded = { $by } carica { $unit } su { $vehicle }.
ambush-casualty-loaded-alive = { $by } carica { $unit } su { $vehicle }: dado { $shown }, è vivo.
ambush-casualty-loaded-dead = { $by } carica { $unit } su { $vehicle }: dado { $shown }, non ce la fa.
ambush-casualty-unloaded = { $by } tira giù { $unit } dall’auto.
ambush-casualty-unloaded-alive = { $by } tira giù { $unit } dall’auto: dado { $shown }, è vivo.
ambush-casualty-unloaded-dead = { $by } tira giù { $unit } dall’auto: dado { $shown }, non ce la fa.
ambush-set-up-weapon = { $unit } mette in posizione { $model-the }.
ambush-primed = { $unit } prepara una carica da demolizione.
ambush-loaded = { $unit } carica il bazooka.
ambush-cleared = { $unit } lavora per sbloccare { $model-the }: dado { $shown }, funziona di nuovo.
ambush-cleared-jammed = { $unit } lavora per sbloccare { $model-the }: dado { $shown }, niente da fare per ora.
ambush-cleared-broken = { $unit } lavora per sbloccare { $model-the }: dado { $shown }, non sparerà più.
ambush-bridge-work = { $unit } lavora alle cariche del ponte in { $hex } (turni finora: { $spent }).
ambush-roadblock-cleared = Lo sbarramento stradale in { $hex } non c’è più.
ambush-event-check = Controllo di evento: { $sum }.
ambush-event-check-hex = Controllo di evento in { $hex }: { $sum }.
ambush-event-marker = Segnalino Evento in { $hex }: chi ci entra dopo, per ora, non fa controlli.
ambush-condition = La situazione è cambiata: condizione { $condition }.
ambush-perception-passed = { $unit } tiene gli occhi aperti: dado { $shown } contro { $chance }, se ne accorge.
ambush-perception-failed = { $unit } tiene gli occhi aperti: dado { $shown } contro { $chance }, non si accorge di nulla.
ambush-activation-passed = Controllo di attivazione: dado { $shown } contro { $chance }, c’è qualcuno!
ambush-activation-failed = Controllo di attivazione: dado { $shown } contro { $chance }, non si vede nessuno.

## Che cosa è successo: i Round
ambush-round-began = Round { $turn }.
ambush-aware-paragraph = { $unit } è in allerta.
ambush-aware-check = { $unit } è in allerta.
ambush-aware-third-round = Ormai { $unit } ha capito: è in allerta.
ambush-aware-commander = { $unit } sente l’ordine: è in allerta.
ambush-aware-attack = { $unit } è sotto attacco: è in allerta.
ambush-crew-looked-passed = L’equipaggio guarda fuori ({ $unit }): dado { $shown } contro { $chance }, è in allerta.
ambush-crew-looked-failed = L’equipaggio guarda fuori ({ $unit }): dado { $shown } contro { $chance }, non si accorge di nulla.
ambush-advantage-us = La squadra ha il vantaggio: { $us } a { $german }.
ambush-advantage-us-granted = La squadra ha il vantaggio.
ambush-advantage-german = I tedeschi hanno il vantaggio: { $german } a { $us }.
ambush-advantage-german-granted = I tedeschi hanno il vantaggio.
ambush-got-turns =
    { $turns ->
        [0] { $unit }: nessun turno.
        [one] { $unit }: un turno.
       *[other] { $unit }: due turni.
    }
ambush-panicked = { $unit } va in panico.
ambush-panicked-by-die = Dado { $shown }: { $unit } va in panico.
ambush-panicked-red = { $shown } rosso, e { $unit } è fuori comando ({ $command }): va in panico.
ambush-in-command = { $shown } rosso, ma { $unit } è in comando ({ $command }) e non perde la testa.
ambush-action-number = Numero di azione dei tedeschi: { $shown }.
ambush-activated = In { $hex } compare { $unit }!
ambush-interrupted = Entra in azione { $unit }: dado { $shown }.
ambush-interrupted-two = Entra in azione { $unit } con due turni.
ambush-passed = { $unit } rinuncia al turno.
ambush-gave-turn = { $by } cede il turno a { $unit }.
ambush-served = { $unit } serve l’arma insieme a { $other }.
ambush-went-prone = { $unit } si appiattisce a terra.
ambush-vanished = { $unit } sparisce alla vista, e non torna.
ambush-rounds-over = Non ci sono più nemici: riprendono le Operazioni.
ambush-acts = { $unit } agisce: paragrafo { $paragraph }.
ambush-idle = { $unit } non fa nulla che si veda.
ambush-reacts = Reazione speciale { $column }: { $unit }.
ambush-calms = Finita la reazione speciale: { $unit }.
ambush-surrendered = { $unit } alza le mani.
ambush-waits = { $unit } aspetta.

## Che cosa è successo: il fuoco
ambush-fired-hit = { $unit } spara contro { $target } ({ $arm }, { $mode }): dado { $shown }, probabilità { $chance }, a segno.
ambush-fired-miss = { $unit } spara contro { $target } ({ $arm }, { $mode }): dado { $shown }, probabilità { $chance }, mancato.
ambush-fired-hit-unseen = Qualcuno che non si vede spara contro { $target } ({ $arm }, { $mode }): dado { $shown }, probabilità { $chance }, a segno.
ambush-fired-miss-unseen = Qualcuno che non si vede spara contro { $target } ({ $arm }, { $mode }): dado { $shown }, probabilità { $chance }, mancato.
ambush-fired-jam = { $unit } spara contro { $target } ({ $arm }, { $mode }): dadi { $roll }, limite { $number }, si inceppa.
ambush-fired-jam-unseen = Qualcuno che non si vede spara contro { $target } ({ $arm }, { $mode }): dadi { $roll }, limite { $number }, si inceppa.
ambush-fired-dud = { $unit } spara contro { $target } ({ $arm }, { $mode }): dadi { $roll }, limite { $number }, colpo difettoso.
ambush-fired-dud-unseen = Qualcuno che non si vede spara contro { $target } ({ $arm }, { $mode }): dadi { $roll }, limite { $number }, colpo difettoso.
ambush-depleted =
    { $unit } ha finito { $ammo-a } (dadi { $roll }, limite { $number }); { $left ->
        [0] non ne ha altri.
        [one] ne resta uno.
       *[other] ne restano { $left }.
    }
ambush-boarded = { $unit } sale sulla canoa { $canoe }.
ambush-ashore = { $unit } scende dalla canoa { $canoe }.
ambush-lifted-aboard = { $by } mette { $unit } nella canoa { $canoe }.
ambush-lifted-ashore = { $by } toglie { $unit } dalla canoa { $canoe }.
ambush-paddled =
    { $units } { $units-count ->
        [one] pagaia
       *[other] pagaiano
    } con la canoa { $canoe } fino a { $to }.
ambush-paddled-in =
    { $units } { $units-count ->
        [one] entra
       *[other] entrano
    } sulla mappa con la canoa { $canoe } in { $to }.
ambush-canoe-beached = La canoa { $canoe } è in secca in { $hex }.
ambush-canoe-sank = La canoa { $canoe } affonda in { $hex } con tutto quello che aveva sul fondo.
ambush-swam =
    { $units } { $units-count ->
        [one] viene
       *[other] vengono
    } a riva in { $to }, grondando acqua.
ambush-canoe-struck-holed = Il colpo mancato sfonda la canoa { $canoe } (dado { $shown }).
ambush-canoe-struck-whole = Il colpo mancato risparmia la canoa { $canoe } (dado { $shown }).
ambush-thrown = { $unit } lancia { $bomb-a } in { $to }: dado { $shown }, probabilità { $chance }, sul bersaglio.
ambush-thrown-wide = { $unit } lancia { $bomb-a }: dado { $shown }, probabilità { $chance }, devia e cade in { $to }.
ambush-thrown-wide-there = { $unit } lancia { $bomb-a } in { $to }: dado { $shown }, probabilità { $chance }, un lancio storto, ma si ferma lì lo stesso.
ambush-thrown-clear = { $unit } la getta via in tempo.
ambush-ducked = { $unit } si butta a terra.
ambush-dud = { $bomb-The } non esplode (dadi { $roll }).
ambush-exploded = { $bomb-The } esplode in { $hex }.
ambush-blasted = L’esplosione investe { $unit } (danni { $shown }).
ambush-shelled = Un proiettile scoppia in { $hex } e lascia: { $terrain }.
ambush-assaulted = { $unit } assalta { $enemy } per { $purpose }: dado { $shown }, probabilità { $chance }, va a segno.
ambush-assault-failed = { $unit } assalta { $enemy } per { $purpose }: dado { $shown }, probabilità { $chance }, niente da fare.
ambush-captured = Preso prigioniero: { $unit }.
ambush-prisoners-left =
    Nessuno resta con { $units }: { $units-count ->
        [one] il prigioniero torna subito libero
       *[other] i prigionieri tornano subito liberi
    }.
ambush-escaped = { $unit } sfugge alla sorveglianza.
ambush-escaped-unseen = Nessuno ha visto dove sia andato { $unit }.

## Che cosa è successo: mine e ferite
ambush-trap-found = { $unit } scopre in tempo una mina antiuomo in { $hex }.
ambush-trap-exploded = In { $hex } esplode una mina antiuomo!
ambush-mined = { $hex } è un campo minato.
ambush-mine-exploded = { $unit } mette il piede su una mina in { $hex }!
ambush-damage = { $unit } incassa il colpo (danni { $shown }).
ambush-unharmed = { $unit } se la cava.
ambush-wounded = { $unit } riporta una ferita.
ambush-incapacitated = Fuori combattimento: { $unit }.
ambush-killed = { $unit } muore.
ambush-let-go = { $unit } si libera { $model-of }.
ambush-wall-stops = Il muro di { $hex } ferma il colpo (dado { $shown }).
ambush-wall-passed = Il colpo attraversa il muro di { $hex } (dado { $shown }).
ambush-wall-destroyed = Il muro di { $hex } è sfondato (dado { $shown }).
ambush-behind-wall-hit = Dietro il muro trova { $unit }: dado { $shown }, limite { $chance }.
ambush-behind-wall-miss = Dietro il muro manca { $unit }: dado { $shown }, limite { $chance }.
ambush-collapsed = In { $hex } crolla tutto.
ambush-burst-ended = La raffica non trova nessun altro (dado { $shown } dopo { $previous }).

## Che cosa è successo: gli oggetti
ambush-took = { $unit } prende { $model-the }.
ambush-handed-over = { $unit } passa { $model-the } a { $other }.
ambush-put-down = { $unit } mette giù { $model-the }.
ambush-took-ammo = { $unit } prende { $ammo-a }.
ambush-handed-ammo = { $unit } passa { $ammo-a } a { $other }.
ambush-put-ammo = { $unit } mette giù { $ammo-a }.

## Che cosa è successo: veicoli e bunker
ambush-drove = { $unit } va in { $to }.
ambush-turned = { $unit } gira verso { $toward }.
ambush-turned-outward = { $unit } gira verso il bordo della mappa.
ambush-drove-off = { $unit } esce dalla mappa.
ambush-mounted = { $unit } sale: { $vehicle }.
ambush-mounted-wheel = { $unit } si mette alla guida: { $vehicle }.
ambush-dismounted = { $unit } scende: { $vehicle }.
ambush-hatches-closed = { $unit } si chiude.
ambush-hatches-open = { $unit } si apre.
ambush-struck = { $unit } incassa un colpo: { $part } (dado { $shown }).
ambush-penetration = Penetrazione, { $unit }: { $depth } (dado { $shown }).
ambush-crew-lost =
    { $count ->
        [one] { $unit } perde un uomo dell’equipaggio.
       *[other] { $unit } perde { $count } uomini dell’equipaggio.
    }
ambush-flat = { $unit } ha una gomma a terra.
ambush-immobilized = { $unit } non può più muovere.
ambush-gun-destroyed = Un’arma distrutta: { $unit }.
ambush-wrecked = { $unit } è fuori uso.
ambush-accident = Incidente, { $unit }: { $accident } (dado { $table }).
ambush-no-accident = { $unit } tiene la strada (dado { $shown }).
ambush-run-over = Investito: { $unit } ({ $vehicle }).
ambush-leapt-aside = { $unit } si scansa in tempo: { $vehicle }.
ambush-missed-in-the-way = { $unit } non viene investito: { $vehicle }.
ambush-gun-loaded = { $unit }: il cannone è carico.
ambush-gun-cleared = { $unit }: la mitragliatrice funziona di nuovo (dado { $shown }).
ambush-gun-jammed = { $unit }: la mitragliatrice resta muta (dado { $shown }).
ambush-crated = Nella cassa d’armi: { $model }.
ambush-crated-ammo = Nella cassa d’armi: { $ammo }.
ambush-crate-placed = La cassa d’armi viene lanciata su { $hex }.
ambush-drifted = { $unit } va alla deriva sopra { $hex } (dado { $shown }).
ambush-crate-drifted = La cassa d’armi va alla deriva sopra { $hex } (dado { $shown }).
ambush-at-edge = Il vento cade: { $unit } scende in { $hex }.
ambush-crate-at-edge = Il vento cade: la cassa d’armi scende in { $hex }.
ambush-landed-good = { $unit } tocca terra bene in { $hex } (dado { $shown }).
ambush-landed-wounded = { $unit } atterra male in { $hex } (dado { $shown }).
ambush-landed-incapacitated = { $unit } si schianta a terra in { $hex } (dado { $shown }).
ambush-landed-killed = { $unit } va a sbattere contro il tetto in { $hex } (dado { $shown }).
ambush-landed-missed = { $unit } striscia sul tetto in { $hex } e prosegue alla deriva (dado { $shown }).
ambush-landed-north-bank = { $unit } evita il fiume in { $hex } per un palmo (dado { $shown }).
ambush-landed-swam = { $unit } cade nel fiume in { $hex }, si sfila l’imbracatura e nuota: ha perso tutto quello che aveva (dado { $shown }).
ambush-landed-drowned = { $unit } cade nel fiume in { $hex } e non riemerge più (dado { $shown }).
ambush-ended-up = { $unit } si ritrova in { $hex }.
ambush-crate-down = La cassa d’armi è a terra in { $hex }.
ambush-crate-down-bank = La cassa d’armi evita il fiume di poco: è a terra in { $hex } (dado { $shown }).
ambush-crate-lost = La cassa d’armi affonda nel fiume in { $hex } (dado { $shown }).
ambush-unharnessed = { $unit } armeggia con l’imbracatura.
ambush-unharnessed-free = { $unit } si è liberato del paracadute.
ambush-crate-opened = { $unit } apre a forza la cassa d’armi in { $hex }.
ambush-bunker-hit = Colpo al bunker in { $hex }: { $part } (dado { $shown }).
ambush-bunker-holds = Il bunker in { $hex } resiste: penetrazione { $depth } (dado { $shown }).
ambush-bunker-door-broken = La porta del bunker in { $hex } cede: penetrazione { $depth } (dado { $shown }).
ambush-bunker-destroyed = Il bunker in { $hex } è distrutto: penetrazione { $depth } (dado { $shown }).
ambush-bunker-nobody = Nel bunker in { $hex } nessuno è all’altezza del colpo.
ambush-part-tire = gomma
ambush-part-body = carrozzeria
ambush-part-driver = autista
ambush-part-passenger = passeggero
ambush-part-track = cingolo
ambush-part-hull = scafo
ambush-part-turret = torretta
ambush-part-gun-mount = scudo del cannone
ambush-part-crew = equipaggio
ambush-part-wall = muro
ambush-part-opening = feritoia
ambush-part-door = porta
ambush-part-soldier = un soldato
ambush-depth-none = nessuna
ambush-depth-light = leggera
ambush-depth-medium = media
ambush-depth-heavy = pesante
ambush-accident-regained = torna sotto controllo
ambush-accident-stops = si ferma
ambush-accident-swerves = sbanda in un esagono accanto
ambush-accident-stalls = si spegne e perde un turno
ambush-accident-crashes = si schianta
ambush-accident-overturns = si ribalta
ambush-accident-throws-track = perde un cingolo

## Punti e fine
ambush-scored = { $points } PV: { $why }.
ambush-saved = { $unit } è in salvo: tornano i punti persi.
ambush-ended-won = La missione è finita. Punti: { $points }, necessari: { $need }. È compiuta.
ambush-ended-lost = La missione è finita. Punti: { $points }, necessari: { $need }. È fallita.
ambush-ended-squad-lost-won = Non resta nessuno. Punti: { $points }, necessari: { $need }. La missione è compiuta lo stesso.
ambush-ended-squad-lost-lost = Non resta nessuno. Punti: { $points }, necessari: { $need }. La missione è fallita.
ambush-closing-won = { $end } Punti: { $points }, necessari: { $need }. La missione è compiuta.
ambush-closing-lost = { $end } Punti: { $points }, necessari: { $need }. La missione è fallita.
ambush-ending-exited = Chi poteva ancora camminare ha lasciato la mappa.
ambush-ending-control = Il terreno è in mano alla squadra e nessun nemico può più contenderglielo.
ambush-ending-explored = Tutto quello che c’era da esplorare è esplorato, e la squadra si è di nuovo riunita.
ambush-ending-none-left = Sulla mappa non resta nessuno della squadra.
ambush-ending-bridges = La sorte dei ponti è decisa.
ambush-ending-squad-lost = Della squadra non resta nessuno che possa andare avanti.
ambush-ending-paragraph = Qui non c’è più nulla da fare.
ambush-score-before = Prima di questa situazione
ambush-score-activated = attivazione di { $unit }
ambush-score-captured = cattura di { $unit }
ambush-score-fallen = { $unit } fuori combattimento
ambush-score-destroyed = distruzione di { $unit }
ambush-score-immobilized = immobilizzazione di { $unit }
ambush-score-leaker = fuga di { $unit }
ambush-score-casualty = perdita di { $unit }
ambush-score-saved = { $unit } in salvo
ambush-score-exit = uscita di { $unit }
ambush-score-explored = { $hex } esplorato
ambush-score-documents = documenti portati a casa
ambush-score-bridge = ponte in { $hex } disinnescato
ambush-score-bunker = bunker in { $hex } distrutto
ambush-score-control = terreno sotto controllo
ambush-score-paragraph = { $why }
ambush-loss-killed = Uccisi
ambush-loss-incapacitated = Fuori combattimento
ambush-loss-wounded = Feriti
ambush-loss-captured = Prigionieri
ambush-standing-won = Punti: { $points }, necessari: { $need }. Ora la missione sarebbe compiuta.
ambush-standing-lost = Punti: { $points }, necessari: { $need }. Ora la missione fallirebbe.
ambush-victory-need = Con { $points } punti o più la missione è compiuta.
ambush-victory-explored =
    { $points ->
        [one] Un punto per ognuno di questi esagoni in cui la squadra entra: { $hexes }.
       *[other] { $points } punti per ognuno di questi esagoni in cui la squadra entra: { $hexes }.
    }
ambush-victory-exit =
    { $points ->
        [one] Un punto per ogni soldato attivo che esce dalla mappa da { $hexes }.
       *[other] { $points } punti per ogni soldato attivo che esce dalla mappa da { $hexes }.
    }
ambush-victory-documents =
    { $points ->
        [one] Un punto per i documenti portati fuori dalla mappa da { $hexes }.
       *[other] { $points } punti per i documenti portati fuori dalla mappa da { $hexes }.
    }
ambush-victory-papers = Punti per i documenti portati fuori dalla mappa da { $hexes }, tanti quanti si scoprirà che valgono.
ambush-victory-bridges = { $one } punti per un ponte liberato dalle cariche, { $both } per entrambi.
ambush-victory-bunker =
    { $points ->
        [one] Un punto per ogni bunker distrutto.
       *[other] { $points } punti per ogni bunker distrutto.
    }
ambush-victory-leakers = Ogni nemico che esce dalla mappa da { $hexes } costa il doppio di quanto vale.
ambush-victory-casualty = Ogni soldato ucciso o fuori combattimento costa due punti. Altri punti si scoprono giocando.
ambush-end-exited = La missione finisce quando tutti i soldati attivi sono usciti dalla mappa da { $hexes }.
ambush-end-control =
    { $points ->
        [one] La missione finisce, con un punto in più, quando la squadra tiene questi esagoni e nessun nemico è attivo: { $hexes }.
       *[other] La missione finisce, con { $points } punti in più, quando la squadra tiene questi esagoni e nessun nemico è attivo: { $hexes }.
    }
ambush-end-explored = La missione finisce quando tutto è esplorato e tutti i soldati attivi sono in { $hexes }.
ambush-end-none-left = La missione finisce quando non resta in mappa nessun soldato attivo.
ambush-end-bridges = La missione finisce quando la sorte dei ponti è decisa.
ambush-save-exited = Un caduto portato fuori dalla mappa da { $hexes } non costa nulla.
ambush-save-building = Un caduto che alla fine è in un edificio non costa nulla.
ambush-save-in = Un caduto portato in { $hexes } non costa nulla.

## Esiti di un tiro
ambush-result-jam = fa cilecca
ambush-result-miss = mancato
ambush-result-hit = a segno
ambush-result-panic = panico
ambush-result-wound = ferito
ambush-result-incapacitated = fuori combattimento
ambush-result-killed = ucciso
ambush-result-captured = catturato
ambush-result-on-target = sul bersaglio
ambush-result-scatter = deviato
ambush-result-passed = riuscito
ambush-result-failed = fallito
ambush-result-cleared = funziona di nuovo
ambush-result-still-jammed = ancora inceppata
ambush-result-broken = guasta per sempre
ambush-result-stopped = fermato dal muro
ambush-result-through = oltre il muro, nessuno colpito
ambush-result-breached = muro sfondato
ambush-result-no-effect = nessun effetto
ambush-result-door-broken = porta sfondata
ambush-result-bunker-destroyed = bunker distrutto
ambush-result-flat = gomma a terra
ambush-result-accident = incidente
ambush-result-immobilized = immobilizzato
ambush-result-gun-destroyed = arma distrutta
ambush-result-crew-lost = perdite nell’equipaggio
ambush-result-wrecked = fuori uso

## Tabelle
ambush-chart-weapons = Armi
ambush-chart-weapons-corner = Arma
ambush-chart-jam-aimed = Inceppamento, mirato
ambush-chart-jam-snap = Inceppamento, istintivo
ambush-chart-same = Stesso esagono
ambush-chart-adjacent = Esagono accanto
ambush-chart-short = Corta
ambush-chart-medium = Media
ambush-chart-long = Lunga
ambush-chart-depletion = Consumo
ambush-chart-terrain = Terreno
ambush-chart-terrain-corner = Terreno
ambush-chart-foot = A piedi
ambush-chart-car = Auto
ambush-chart-tank = Carro
ambush-chart-standing = Fuoco su chi è in piedi
ambush-chart-crouching = Fuoco su chi è accucciato
ambush-chart-prone = Fuoco su chi è prono
ambush-chart-ar-track = Pista AR
ambush-chart-ar-track-corner = Iniziativa
ambush-chart-two-turns = Due turni
ambush-chart-panic = Panico
ambush-chart-red = Numeri rossi

## Tracciati
ambush-turn-short =
    { $turn ->
        [0] Operazioni
       *[other] Round { $turn }
    }
ambush-turn-of =
    { $turn ->
        [0] Operazioni
       *[other] Round { $turn }
    }
ambush-turn =
    { $turn ->
        [0] Operazioni
       *[other] Round { $turn }
    }
ambush-turns = finché serve
ambush-turn-track = Round
ambush-track-vp-won = Punti vittoria guadagnati
ambush-track-vp-lost = Punti vittoria persi
ambush-track-vp-needed = Punti vittoria necessari
ambush-track-condition = Condizione
ambush-track-activation-level = Livello di attivazione
ambush-track-visibility = Visibilità in esagoni
ambush-track-round = Round
ambush-track-action-number = Numero di azione dei tedeschi
ambush-track-sightings = Avvistamenti
ambush-track-experience = Esperienza da spartire
ambush-track-squad-points = Punti squadra
ambush-track-weapon-points = Punti armamento
ambush-short-vp-won = Vinti
ambush-short-vp-lost = Persi
ambush-short-vp-needed = Servono
ambush-short-condition = Condizione
ambush-short-round = Round
ambush-short-action-number = Azione

## Calcoli
ambush-why-base = probabilità base
ambush-why-chance = probabilità
ambush-item-9-3b = terreno e posizione del bersaglio
ambush-item-17-6b = dimensione del veicolo
ambush-item-13-5e = un muro
ambush-item-MKb = un bunker
ambush-item-9-3c = fuoco istintivo
ambush-item-13-2g = chi spara è ferito
ambush-item-17-7c = da un’auto
ambush-item-9-2c = altri nemici nell’esagono
ambush-item-9-1d = Abilità con le armi
ambush-item-14b = arma catturata
ambush-item-10-1f = Abilità con le armi
ambush-item-10-1c = attraverso un’apertura lontana
ambush-item-17-11a = dentro un veicolo
ambush-item-10-1k = l’esagono non è in vista
ambush-item-10a = un altro piano del campanile
ambush-item-13-2f = chi lancia è ferito
ambush-item-6-7l = lancia accucciato
ambush-item-11-4a = Abilità con le armi
ambush-item-11-4b = Abilità con le armi dell’altro
ambush-item-11-4c = chi assalta è ferito
ambush-item-11-4d = carica
ambush-item-5-7b = il paragrafo
ambush-item-5-8c = il paragrafo

## Livelli
ambush-overlay-sight = Che cosa vede la squadra
ambush-overlay-exposed = Da dove si vede la squadra
ambush-overlay-sight-now = Che cosa vede { $unit }
ambush-overlay-sight-as = Che cosa vedrebbe { $unit } { $how }
ambush-overlay-exposed-now = Da dove si vede { $unit }
ambush-overlay-exposed-as = Da dove si vedrebbe { $unit } { $how }

## Capitoli del regolamento
ambush-chapter-1 = Il gioco
ambush-chapter-2 = Componenti e dadi
ambush-chapter-3 = Corso di una missione
ambush-chapter-4 = Squadra ed equipaggiamento
ambush-chapter-5 = Operazioni
ambush-chapter-6 = Round
ambush-chapter-7 = Movimento
ambush-chapter-8 = Linea di vista
ambush-chapter-9 = Fuoco
ambush-chapter-10 = Granate e cariche
ambush-chapter-11 = Assalto e prigionieri
ambush-chapter-12 = Mine
ambush-chapter-13 = Danni
ambush-chapter-14 = Equipaggiamento catturato
ambush-chapter-15 = Vittoria
ambush-chapter-16 = Campagna
ambush-chapter-17 = Veicoli
ambush-chapter-MW = Acqua e tempo
ambush-chapter-MP = Paracadute
ambush-chapter-MB = Ponti
ambush-chapter-MC = Canoe
ambush-chapter-MK = Bunker
ambush-chapter-MT = Mine anticarro
ambush-chapter-MR = Sbarramenti stradali
ambush-chapter-MX = Terreno vietato
ambush-chapter-M0 = Tutte le missioni
ambush-chapter-M1 = Missione 1
ambush-chapter-M2 = Missione 2
ambush-chapter-M3 = Missione 3
ambush-chapter-M4 = Missione 4
ambush-chapter-M5 = Missione 5
ambush-chapter-M6 = Missione 6
ambush-chapter-M7 = Missione 7
ambush-chapter-M8 = Missione 8

## Opzioni del tavolo
ambush-option-players = Giocatori
ambush-option-players-about = Più giocatori possono dividersi la squadra: ognuno guida i suoi soldati.
ambush-option-players-1 = 1
ambush-option-players-2 = 2
ambush-option-players-3 = 3
ambush-option-players-4 = 4

ambush-panel-squad = La squadra
ambush-box-waiting = Deve ancora entrare
ambush-box-exited = Ha lasciato la mappa
ambush-box-lost = Perduti

# Giocatori che si dividono la squadra.
ambush-option-talk = Conversazione
ambush-option-talk-about = I giocatori che si dividono la squadra possono parlare dei piani quando vogliono, oppure solo finché un soldato dell’uno è entro due esagoni da un soldato dell’altro.
ambush-option-talk-free = sempre
ambush-option-talk-limited = a portata di voce
ambush-option-points = Punti di più giocatori
ambush-option-points-about = I punti che i soldati di ogni giocatore guadagnano e perdono si possono contare a parte: se la missione è vinta, la vince chi ne ha di più.
ambush-option-points-shared = solo della squadra
ambush-option-points-own = anche di ciascuno
ambush-ask-lead = Chi guidi?
ambush-do-lead = Guida { $unit }
ambush-do-lead-many = { $count } soldati fra cui scegliere
ambush-led = { $player } guida { $unit }.
ambush-track-points = Punti di ogni giocatore
ambush-victory-own-points = Se la missione è vinta, la vince il giocatore i cui soldati hanno guadagnato di più.
ambush-talk-with = A portata di voce: puoi parlare con { $seats }.
ambush-talk-with-nobody = Fuori portata di voce: adesso non puoi parlare con gli altri.
ambush-talk-among = A portata di voce fra loro: { $seats }.
ambush-talk-among-nobody = Nessuno è a portata di voce: adesso i giocatori non possono parlarsi.
