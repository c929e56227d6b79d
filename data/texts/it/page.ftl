### La pagina nel browser: le sue parole, fuori da ogni partita. Testo originale di Esagono.

## Dappertutto
page-name = Esagono
page-close = Chiudi
page-cancel = Annulla
page-undo = Annulla
page-rule-open = Apri la regola { $rule }
page-skip-map = Vai alla mappa
page-skip-question = Vai a ciò che si chiede
page-failure-lost = Il collegamento con il programma si è interrotto e non c’è stata risposta. Guarda il tavolo com’è quando il collegamento torna.
page-failure-no-answer = Il programma non ha risposto in tempo. Guarda il tavolo com’è prima di riprovare.

## Impostazioni
page-settings = Impostazioni
page-language = Lingua
page-theme = Tema
page-theme-light = Chiaro
page-theme-dark = Scuro
page-theme-system = Come il sistema
page-text-size = Dimensione del testo
page-text-size-100 = 100 %
page-text-size-115 = 115 %
page-text-size-130 = 130 %
page-motion = Movimento
page-motion-full = Mostrato
page-motion-none = Nessuno
page-pace = Dadi e filmato
page-pace-calm = Calmi
page-pace-quick = Svelti
page-pace-instant = Subito
page-given = Una sola risposta
page-given-yes = Data per me
page-given-no = La do io
page-hex-numbers = Numeri degli esagoni
page-hex-numbers-auto = Da vicino
page-hex-numbers-always = Sempre
page-hex-numbers-never = Mai
page-confirm-touch = Tocco
page-confirm-touch-yes = Due tocchi
page-confirm-touch-no = Un tocco
page-handover = Tra due persone
page-handover-auto = Nascondi i segreti
page-handover-never = Non nascondere

## Schermata iniziale
page-tagline = Wargame a esagoni e pedine: alle regole pensa il programma
page-loading = Si apparecchia il tavolo…
page-lobby-failed = Il programma non risponde
page-retry = Riprova
page-play-title = Gioca { $title }
page-map-size = { $width } × { $height } esagoni
page-turns =
    { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    }
page-learn = Impara
page-learn-text = Una partita vera e breve con qualcuno accanto, che dice che cosa fare, perché, e secondo quale regola.
page-learn-start = Inizia
page-learn-start-title = Inizia la partita guidata «{ $title }»
page-learn-about-scs-mill-bridge = Forza la linea di un fiume con i tuoi reggimenti: muovi, combatti, resta rifornito. Il più leggero dei cinque regolamenti.
page-learn-about-coh-training = Guida poche squadre da un riparo all’altro, e spara prima degli altri.
page-learn-about-prussia-training = In linea al tempo di Federico: batterie, una carica di corazzieri, e nervi che cedono.
page-learn-about-ambush-corbeau = Da solo con una squadra in Normandia: nessuno sa che cosa aspetta dietro la prossima siepe.
page-learn-about-nextwar-training = Una guerra di oggi: elicotteri e divisioni cercano di passare l’Imjin in due turni.
page-find = Trova una partita
page-find-count =
    { $count ->
        [one] { $count } scenario
       *[other] { $count } scenari
    }
page-find-system = Sistema
page-find-any-system = Tutti i sistemi
page-find-words = Nome, luogo, esercito…
page-find-length = Durata
page-find-any-length = Qualsiasi durata
page-find-length-short = Fino a mezz’ora
page-find-length-evening = Una serata, fino a 3 ore
page-find-length-long = Più di 3 ore
page-find-difficulty = Difficoltà
page-find-any-difficulty = Qualsiasi difficoltà
page-difficulty-1 = leggera
page-difficulty-2 = media
page-difficulty-3 = impegnativa
page-find-sides = Parti
page-find-any-sides = Una o più parti
page-find-sides-1 = Una parte
page-find-sides-2 = Due parti
page-find-sides-3 = Più di due parti
page-find-solo = Regole per un giocatore
page-find-clear = Azzera
page-find-none = Nulla corrisponde a tutto questo. Togli qualche richiesta.
page-find-more = Mostra altri ({ $count })
page-system-about-scs = Operazioni di poche settimane con brigate e divisioni; un regolamento breve, che si impara in fretta.
page-system-about-coh = Squadre, cannoni e carri a Kursk nel 1943; le parti agiscono a turno, un’unità per volta.
page-system-about-prussia = Battaglie della guerra dei Sette anni: linee di fanti, cavalleria, cannoni e i comandanti che le tengono insieme.
page-system-about-ambush = Un solo giocatore guida una squadra nella Francia del 1944; i tedeschi, che nessuno vede arrivare, li muove il programma.
page-system-about-nextwar = La Corea di oggi: eserciti, aviazione, forze speciali e riserve su tutta la penisola.
page-minutes = circa { $minutes } min
page-hours = circa { $hours } h
page-sides =
    { $sides ->
        [one] { $sides } parte
       *[other] { $sides } parti
    }
page-figures = Esempi del regolamento
page-figures-text = Piccole situazioni tratte dal regolamento, da provare a mano.

## Scenario
page-all-scenarios = Tutti gli scenari
page-no-scenario = In questo programma non c’è nessuno scenario «{ $id }».
page-length-answers = { $answers } decisioni di tutte le parti, contate in partite che il programma ha giocato da solo
page-difficulty-rules = un regolamento di { $rules } regole
page-scenario-size = Dimensioni
page-scenario-secrets = le parti si nascondono qualcosa
page-scenario-guided = Non conosci queste regole?
page-scenario-guided-start = Partita guidata
page-place = { $name } ({ $hex })
page-many-hexes = { $first } … { $last } ({ $count } esagoni)
page-note = Nota dell’autore
page-balance = Chi vince
page-balance-share = Vinte { $seat-by }: { $share } % ± { $error } delle partite decise
page-balance-share-team = Vinte { $seat-by }, compagni compresi: { $share } % ± { $error } delle partite decise
page-balance-alone = Vinte: { $share } % ± { $error } delle partite
page-balance-how-alone = { $games } partite giocate dal bot «{ $bot }». A una persona può andare altrimenti.
page-balance-how =
    { $draws ->
        [0] { $games } partite in cui il bot «{ $bot }» ha giocato tutte le parti. Fra persone può andare altrimenti.
        [one] { $games } partite in cui il bot «{ $bot }» ha giocato tutte le parti; { $draws } pari. Fra persone può andare altrimenti.
       *[other] { $games } partite in cui il bot «{ $bot }» ha giocato tutte le parti; { $draws } pari. Fra persone può andare altrimenti.
    }

## Nuova partita
page-who-plays = Chi gioca quale parte?
page-options = Regole facoltative ({ $count })
page-options-chosen =
    { $count ->
        [one] · { $count } cambiata
       *[other] · { $count } cambiate
    }
page-option-of-scenario = come dice lo scenario
page-agreed = Concordato per questa partita
page-game-title = Nome della partita
page-player-here = Una persona, a questo schermo
page-player-you = Tu, a questo schermo
page-player-another = Un’altra persona, a questo schermo
page-player-bot = { $name } (bot)
page-watch-bots = Giocano solo i bot: tu guardi.
page-start-game = Inizia

## Partite iniziate
page-continue = Continua
page-no-games = Le partite che inizi restano qui.
page-resume-game = Riprendi { $title }
page-rename = Rinomina…
page-rename-title = Rinomina la partita
page-save = Salva
page-export = Salva la registrazione
page-delete = Elimina
page-deleted = «{ $title }» è nel cestino.
page-basket =
    { $games ->
        [one] Cestino: { $games } partita
       *[other] Cestino: { $games } partite
    }
page-restore-title = Rimetti a posto «{ $title }»
page-delete-forever = Elimina per sempre
page-delete-forever-title = Eliminare «{ $title }» per sempre?
page-delete-forever-text = La partita e la sua registrazione spariranno. Non si torna indietro.
page-games-all = Tutte le partite ({ $games })
page-games-few = Solo le ultime
page-files = I tuoi file
page-files-text = Una partita salvata da qualcuno si apre qui, oppure si lascia cadere in un punto qualsiasi della pagina.
page-import = Apri una registrazione…
page-import-drop = Lascia qui una registrazione o uno scenario per aprirli
page-own = I tuoi scenari
page-own-mark = tuo
page-own-this = Uno scenario tuo
page-own-open = Apri uno scenario tuo…
page-own-text = Uno scenario tuo è un file TOML; insieme a lui scegli o trascina qui i file di mappa, unità o tabelle che nomina, oppure l’intera cartella.
page-own-faulty = Lo scenario non si può ancora aprire
page-own-warnings = Lo scenario è aperto, ma c’è qualcosa da guardare
page-own-findings-text =
    { $count ->
        [one] Nei file c’è una cosa da sistemare, descritta in inglese. Correggila e riaprili.
       *[other] Nei file ci sono { $count } cose da sistemare, descritte in inglese. Correggile e riapri i file.
    }
page-own-line = riga { $line }
page-own-warning = avviso
page-own-closed = Questa versione del programma non riesce ad aprire «{ $title }»; le sue partite si possono comunque salvare.
page-own-remove = Elimina
page-own-remove-title = Elimina «{ $title }»
page-own-remove-text = Lo scenario sparisce da questo tavolo. I tuoi file restano dove sono e puoi riaprirli quando vuoi.
page-own-needed =
    { $games ->
        [one] C’è ancora { $games } partita di questo scenario, magari nel cestino. Prima eliminala per sempre.
       *[other] Ci sono ancora { $games } partite di questo scenario, magari nel cestino. Prima eliminale per sempre.
    }
page-system-about-own = Scenari che hai aperto da file tuoi.
page-games-more = Mostra altre partite
page-game-menu = Che cosa fare con { $title }
page-game-turn = Turno { $turn } di { $turns }
page-game-over-short = Finita
page-game-frozen = Fermata da un guasto
page-game-imported = aperta da una registrazione, giocata altrove
page-game-your-turn = Tocca a te
page-game-branched = Diramata alla risposta { $step }
page-players = { $seat }: { $player }
page-person = una persona

## Tavolo
page-game-failed = Questa partita non si può aprire
page-to-lobby = Alla schermata iniziale
page-turn-track = Turni e fasi
page-turn-short = Turno { $turn }/{ $turns }
page-score = Punteggio e vittoria
page-score-needs = Punti per il prossimo livello di vittoria
page-victory = Vittoria
page-objectives = Obiettivi
page-briefing = Situazione
page-to-decide =
    { $seat-number ->
        [plural] Decidono { $seat-the }
       *[singular] Decide { $seat-the }
    }
page-thinking =
    { $seat-number ->
        [plural] { $seat-The } stanno pensando…
       *[singular] { $seat-The } sta pensando…
    }
page-back-to-now = Torna ad adesso
page-game-over = La partita è finita
page-menu = Menu
page-seats = Al tavolo
page-seat-player = Chi gioca { $seat-the }
page-run = Fai giocare i bot
page-pause = Ferma i bot
page-bots-pace = Ritmo
page-bots-pace-slow = Lento
page-bots-pace-fast = Veloce
page-bots-pace-fastest = Subito
page-help = Aiuto e tasti
page-map-region = Mappa
page-question-region = Che cosa si chiede
page-log-region = Cronaca
page-drawer-region = Consultazione
page-time-region = Tempo
page-sheet-question = Adesso
page-sheet-log = Cronaca
page-sheet-reference = Consulta
page-sheet-bigger = Allarga il foglio
page-sheet-smaller = Riduci il foglio
page-key-log = Vai alla cronaca
page-panel-hide = Nascondi il pannello laterale
page-panel-show = Mostra il pannello laterale

## Collegamento
page-connection-lost = Collegamento interrotto. Si riprova…
page-stalled =
    { $seconds ->
        [one] Il bot riprova tra un secondo.
       *[other] Il bot riprova tra { $seconds } secondi.
    }
page-stalled-retry = Riprova subito
page-connection-back = Di nuovo collegati. Il tavolo è aggiornato.

## Tempo
time-log-list = Che cosa è successo
time-log-empty = Non è ancora successo nulla.
time-log-none-found = Nella cronaca non c’è nulla che corrisponda.
time-log-new =
    { $count ->
        [one] { $count } riga nuova
       *[other] { $count } righe nuove
    }
time-log-steps =
    { $count ->
        [one] { $count } passo
       *[other] Tutti i { $count } passi
    }
time-turn = Turno { $turn }
time-before-first-turn = All’inizio
time-filter = Filtra la cronaca
time-filter-search = Cerca
time-filter-show = Che cosa si mostra
time-filter-show-all = Tutto
time-filter-show-move = Movimenti
time-filter-show-combat = Combattimenti
time-filter-show-dice = Dadi
time-filter-show-loss = Perdite
time-filter-whose = Di chi si mostrano le azioni
time-filter-whose-all = Tutti
time-filter-whose-mine = Mie
time-filter-whose-theirs = Altrui
time-die = d{ $die }: { $face }
time-combat-against = contro
time-combat-column = Colonna
time-combat-result = Risultato
time-combat-losses = Perdite
time-combat-details = Tutti i passi di questo combattimento
time-combat-chart = Mostralo sulla tabella
time-loss-gone = distrutta
time-loss-weakened = indebolita
time-moment = Questo momento
time-undo-to-here = Torna a qui
time-undo-nothing = non c’è nulla da ritirare.
time-undo-not = Non si può tornare fin qui: { $why }
time-undo-confirm =
    { $count ->
        [one] Così si ritira una risposta. Procedo?
       *[other] Così si ritirano { $count } risposte. Procedo?
    }
time-undo-yes = Ritira
time-undo-no = Lascia
time-branch = Prosegui da qui come nuova partita
time-now = Adesso
time-bar = Ripercorri la partita
time-slider = Momento della partita
time-position = { $where }, passo { $step } di { $steps }
time-step-back = Un passo indietro
time-step-forth = Un passo avanti
time-previous-combat = Combattimento precedente
time-next-combat = Combattimento successivo
time-play = Mostra la partita da qui
time-pause = Pausa
time-speed = Velocità: { $speed } volte
time-film = Che cosa è successo mentre non guardavi
time-film-offer =
    { $combats ->
        [0] Da quando hai guardato l’ultima volta, l’avversario ha mosso.
        [one] Da quando hai guardato l’ultima volta c’è stato { $combats } combattimento.
       *[other] Da quando hai guardato l’ultima volta ci sono stati { $combats } combattimenti.
    }
time-film-watch = Guarda
time-film-combats-first = Prima i combattimenti
time-film-dismiss = No, grazie
time-film-frame = { $at } di { $of }
time-film-skip = Salta
time-showing = Che cosa succede adesso
time-showing-on = Avanti
time-showing-all = Salta tutto (ancora { $count })
time-key-back = Un passo indietro nel tempo
time-key-forth = Un passo avanti nel tempo
time-key-play = Mostra la partita, o pausa
time-key-skip = Va avanti senza aspettare dadi e movimenti
time-key-skip-all = Salta tutto ciò che deve ancora essere mostrato
time-dice-hint = Barre: quante volte è uscito. Linee tratteggiate: quante volte dovrebbe uscire. Contano solo i dadi che hai visto.
time-dice-none = Non è stato ancora tirato alcun dado.
time-dice-kind =
    { $count ->
        [1] Ogni d{ $sides }
       *[other] Somma di { $count }d{ $sides }
    }
time-dice-rolls =
    { $count ->
        [one] { $count } tiro
       *[other] { $count } tiri
    }
time-dice-mean = Media { $mean }, attesa { $expected }.
time-dice-much-lower = Molto più basso dell’atteso: { $surplus } in tutto.
time-dice-lower = Un po’ più basso dell’atteso: { $surplus } in tutto.
time-dice-as-expected = Circa come atteso: { $surplus } in tutto.
time-dice-higher = Un po’ più alto dell’atteso: { $surplus } in tutto.
time-dice-much-higher = Molto più alto dell’atteso: { $surplus } in tutto.
time-dice-bar = { $total }: uscito { $fell } volte, atteso { $expected }
time-dice-total = Totale
time-dice-fell = Uscito
time-dice-expected = Atteso

## Consultazione
info-drawer = Consultazione
info-tab-here = Qui
info-tab-story = Storia
info-tab-units = Unità
info-tab-turns = Turni
info-tab-charts = Tabelle
info-tab-overlays = Livelli
info-tab-notes = Appunti
info-tab-dice = Dadi
info-title-here = Che cosa c’è qui
info-title-story = La storia fin qui
info-title-units = Ordine di battaglia
info-title-turns = Turni e tracciati
info-title-charts = Tabelle
info-title-overlays = Livelli sulla mappa
info-title-notes = Appunti e segni
info-title-dice = Statistica dei dadi
info-key-units = Ordine di battaglia
info-key-charts = Tabelle
info-key-overlays = Livelli sulla mappa
info-load-carry = Caselle di trasporto: piene { $used } su { $all }
info-load-ammo = Caselle delle munizioni: piene { $used } su { $all }
info-story-none = Non è ancora stato letto nulla.
info-story-paragraph = Paragrafo { $number }
info-units-search = Cerca unità
info-units-listed = Quali unità si elencano
info-units-found =
    { $count ->
        [one] { $count } unità trovata
       *[other] { $count } unità trovate
    }
info-units-none = Nessuna unità corrisponde.
info-listed-all = Tutte
info-listed-on-map = Sulla mappa
info-listed-can-act = Possono agire
info-listed-to-come = In arrivo
info-listed-destroyed = Distrutte
info-listed-left = Uscite
info-standing-on-map = sulla mappa
info-standing-to-come = in arrivo
info-standing-destroyed = distrutta
info-standing-left = uscita
info-can-act = può agire
info-hidden = Coperta
info-hidden-units = Coperte
info-tracks = Tracciati
info-tracks-sea = Controllo del mare
info-arrival-unnamed = unità non ancora indicate
info-tracks-replacements = Punti di rimpiazzo
info-formation-light = Mostra le sue pedine sulla mappa
info-turn-track = Tracciato dei turni
info-box = Casella { $number }
info-box-now = il segnalino è qui
info-turn-now = adesso
info-arrival-at = da
info-arrival-late = (attesa al turno { $turn })
info-charts-none = Questa partita non ha tabelle.
info-chart-enlarge = Ingrandisci la tabella
info-chart-used = Usata:
info-chart-shown = È accesa la casella che hai chiesto.
info-chart-latest = Accendi l’ultima usata
info-overlay-traces = Movimenti dell’altra parte nell’ultimo turno
info-overlays-hint = Stendi uno o più livelli sulla mappa. La scelta viene ricordata.
info-overlays-past = Mentre guardi il passato, sulla mappa non si stende nulla.
info-overlays-none = Ora non c’è nulla da stendere sulla mappa.
info-notes-private = Solo tu vedi questo.
info-notes-text = Appunti
info-marks = Segni sulla mappa
info-marks-none = Ancora nessun segno.
info-mark-sign = Segno
info-mark-text = Qualche parola, se vuoi
info-mark-add = Segna { $hex }
info-mark-no-hex = Prima indica un esagono
info-mark-remove = Togli il segno da { $hex }
info-sign-1 = punto esclamativo
info-sign-2 = punto di domanda
info-sign-3 = stella
info-sign-4 = croce
info-sign-5 = bandiera
info-here-hex = Esagono { $hex }
info-here-terrain = Terreno
info-here-lines = Lo attraversa
info-here-sides = Lati
info-here-control = Controllo
info-here-objective = Obiettivo
info-here-sight = Che cosa si vede da qui
info-here-marks = Stati
info-here-stack =
    { $count ->
        [0] Nessuna unità qui
        [one] Un’unità
       *[other] Pila di { $count }, dalla cima
    }
info-here-nothing = Indica un esagono o una pedina per leggerne i dati.

## Map
map-region = Mappa
map-loading = La mappa viene stesa
map-help = Le frecce spostano il cursore da esagono a esagono, Invio agisce, N passa alla prossima unità che può agire, il punto interrogativo elenca tutti i tasti.
map-hex = Esagono { $hex }, { $terrain }
map-empty = vuoto
map-objective = obiettivo
map-held-by = in mano { $seat-to }
map-box = Casella { $box }, { $panel }
map-in-box = nella casella { $box }
map-stack = Pila in { $hex }
map-place = Esagono { $hex }
map-counter = { $seat }: { $kind } { $size } { $name }
map-hidden-counter = { $seat }: pedina coperta
map-in-hex = in { $hex } ({ $terrain })
map-on-top = sopra altre { $count }
map-and-more =
    { $count ->
        [one] e un’altra
       *[other] e altre { $count }
    }
map-value-attack = attacco { $number }
map-value-barrage = sbarramento { $number }
map-value-range = gittata { $number }
map-value-defense = difesa { $number }
map-value-movement = movimento { $number }
map-key-sight = Mostra che cosa si vede da qui
map-sight-blocked = Non si vede da { $from }: c’è di mezzo { $by }
map-sight-clear = Si vede da { $from }
map-raised = Un colpo con PC:
map-value-steps =
    { $number ->
        [one] un passo
       *[other] { $number } passi
    }
map-go = Vai in { $hex } per { $cost }
map-choice-costing = { $label } ({ $cost })
map-cost-left = { $cost } · restano { $left }
map-several = Qui si possono fare { $count } cose
map-menu = Che cosa fare in { $hex }
map-enter = Invio: { $what }
map-enter-choose = Invio: scegli fra { $count } risposte
map-enter-nothing = Qui ora non si può fare nulla; W chiede perché
map-whole-stack = Prendi tutta la pila
map-whole-stack-held = Tutta la pila: indica un esagono illuminato
map-confirm = Fallo
map-close = Chiudi
map-why-not = Perché no?
map-why-nothing = Nulla lo vieta, ma ora non è richiesto.
map-outlook-on = Attacco a { $place }:
map-percent = { $percent } %
map-dice = Dadi
map-key-step = Sposta il cursore all’esagono vicino
map-key-step-slanted = Sposta il cursore in diagonale
map-key-act = Agisci dov’è il cursore
map-key-next = Prossima unità che può agire
map-key-previous = Unità precedente che può agire
map-key-stack = Prendi tutta la pila sotto il cursore
map-key-why = Perché, o perché no, dov’è il cursore
map-key-numbers = Numeri degli esagoni sì o no
map-key-nearer = Più vicino
map-key-farther = Più lontano
map-key-fit = Tutta la mappa
map-key-pan = Sposta la mappa
map-key-back = Chiudi ciò che è aperto

## Gioco: che cosa si chiede, perché, probabilità, regole, istruttore, aiuto
play-your-decision = { $seat }: tocca a te
play-interrupt =
    { $asked-number ->
        [plural] Decidono { $asked-the }, nel turno { $active-of }
       *[singular] Decide { $asked-the }, nel turno { $active-of }
    }
play-in-their-turn = Nel turno { $active-of }
play-waiting-interrupt =
    Il tuo turno si ferma un momento: { $seat-number ->
        [plural] devono decidere { $seat-the }
       *[singular] deve decidere { $seat-the }
    }
play-ladders = Mostra tutto il tracciato
play-stack = La pila, dalla cima
play-stack-top = in cima
play-stack-bottom = in fondo
play-plan-named = Il combattimento che si prepara
play-plan-nobody = ancora nessuno
play-plan-against = contro
play-plan-strength = Forza
play-plan-column = Colonna
play-plan-total = Modificatori
play-plan-hindered = Così non si può:
play-plan-waiting = Devono ancora combattere
play-plan-touches = tocca
play-plan-over = Già combattuti:
play-plan-show = Mostra { $hex } sulla mappa
play-many-units =
    { $count ->
        [one] Un’unità da scegliere
       *[other] { $count } unità fra cui scegliere
    }
play-many-hexes =
    { $count ->
        [one] Un esagono da scegliere
       *[other] { $count } esagoni fra cui scegliere
    }
play-many-in-range = { $count } esagoni raggiungibili
play-click-unit = Fai clic su una nella mappa, o premi n per la prossima
play-click-range = Fai clic su uno nella mappa, vicino o lontano
play-click-hex = Fai clic su uno nella mappa
play-tap = Tocca una scelta sulla mappa
play-tap-range = Tocca un esagono sulla mappa, vicino o lontano
play-filter = Restringi l’elenco
play-filter-none = Qui non c’è nulla di simile
play-modes-pay = Come si paga
play-modes-act = Come si fa
play-compass = Direzioni
play-hand = Carte in mano
play-card-playable = giocabile
play-shop = Equipaggiamento
play-shop-clips =
    { $count ->
        [one] ancora un caricatore già pagato
       *[other] ancora { $count } caricatori già pagati
    }
play-shop-grenades =
    { $count ->
        [one] ancora una granata già pagata
       *[other] ancora { $count } granate già pagate
    }
play-shop-ware = In vendita
play-shop-price = Punti
play-shop-weight = Ingombro
play-shop-several = { $count } per 1
play-shop-free = gratis
play-shop-boxes = caselle di trasporto: { $carry }, caselle delle munizioni: { $ammo }
play-shop-carry = casella di trasporto
play-shop-ammo = casella delle munizioni
play-round-strip = Chi agisce quando
play-read = Appena letto
play-pools = Punti delle parti
play-no-way-back = Non si può annullare.
play-warning-show = Mostra dove
play-everyone = Tutte quelle che possono: { $count }
play-other-ways =
    { $count ->
        [one] Un altro modo, che costa di più e non rende di più
       *[other] { $count } altri modi, che costano di più e non rendono di più
    }
play-not-yet = Non ancora
play-undo-how-far =
    { $answers ->
        [one] Ritira la tua ultima risposta
       *[other] Ritira la tua ultima risposta; se ne possono ritirare { $answers }, una dopo l’altra
    }
play-unit-previous = Unità precedente che può agire
play-unit-next = Prossima unità che può agire
play-units-to-act =
    { $units ->
        [one] { $units } unità
       *[other] { $units } unità
    }
play-thinking =
    { $seat-number ->
        [plural] { $seat-The } stanno pensando …
       *[singular] { $seat-The } sta pensando …
    }
play-waiting = In attesa { $seat-of }
play-bots-rest = Tocca { $seat-to }. Fai giocare i bot per guardarli.
play-review = Riguarda la partita
play-again = Gioca ancora
play-account-points = Punti
play-account-losses = Perdite
play-account-luck = Fortuna ai dadi
play-account-no-dice = Nessun dado
play-account-dice = Statistiche dei dadi
play-account-hidden = Che cosa era nascosto
play-past = Guardi il passato: turno { $turn }, risposta { $step } di { $now }
play-branch = Riprendi da qui come nuova partita

# Probabilità e ragioni
play-prospect-of = Che cosa può venirne: { $what }
play-reading-basis = Come si calcola
play-chance-faces = Un dado: ogni faccia e ciò che porta
play-chance-meanings = Che cosa significano i risultati
play-chances = Probabilità
play-chance-result = Risultato
play-chance-share = Probabilità
play-chance-fraction = Esattamente
play-odds-untold = Le probabilità non si dicono:
play-made-of = Da che cosa risulta
play-why-of = Perché? { $what }
play-why-at = Perché, e perché no? { $what }
play-why-more = Altri motivi
play-why-nothing = Ora su questo posto non c’è nulla da chiedere.
play-why-free = È permesso, e non costa nulla.

# Regole
play-rule-in-en = Read it in English
play-rule-in-it = Leggila in italiano
play-rule-section = Nel capitolo { $chapter }
play-rule-unknown = Questa regola non è nel libro del programma.
play-rule-back = Regola precedente
play-rule-forward = Regola successiva

# Cambio di posto
play-hand-over = Tocca { $seat-to }: prendi posto allo schermo
play-hand-over-why = Ogni parte vede ciò che l’altra non può sapere. Ora nessun altro dovrebbe guardare.
play-hand-over-show = Gioco { $seat-the }: mostrami il tavolo
play-hand-over-together = D’ora in poi guardiamo insieme

# Istruttore
play-coach = Istruttore
play-coach-on = Istruttore, aiutami
play-coach-off = Fai tacere l’istruttore
play-coach-do = Fallo per me
play-coach-show = Mostrami
play-coach-next = Avanti

# Tasti
play-keys-answer = Rispondere
play-keys-map = Sulla mappa
play-keys-look = Consultare
play-keys-time = Nel tempo
play-key-numbers = La risposta con questo numero
play-key-end = Chiudi la fase, il movimento, la scelta
play-key-everyone = Fai partecipare tutte quelle che possono
play-key-give-up = Rinuncia a ciò che si prepara
play-key-modes = Passa al modo d’agire successivo
play-key-undo = Ritira l’ultima risposta
play-key-help = Questo aiuto

# Aiuto
play-help-table = Al tavolo
play-help-keys = Tasti
play-help-signs = Segni
play-help-rules = Regole
play-help-glossary = Glossario
play-help-about = Il programma
play-how-choose-title = Scegliere
play-how-choose = Chi deve decidere vede una domanda. Tutto ciò che è segnato sulla mappa si può scegliere con un clic; ciò che non vi ha posto è un pulsante con un numero.
play-how-move-title = Muovere
play-how-move = Fai clic su un’unità, poi sull’esagono da raggiungere, vicino o lontano: ognuno mostra il suo costo. Oppure trascinala, o vai un esagono per volta. Su schermo tattile un secondo tocco conferma.
play-how-attack-title = Attaccare
play-how-attack = Scegli il bersaglio, aggiungi unità e guarda le probabilità esatte. Nulla è deciso finché non annunci l’attacco.
play-how-why-title = Chiedere perché
play-how-why = Premi w su qualsiasi posto: quanto costa e quanto conta una mossa, voce per voce, o la regola che la vieta. Ogni numero di regola apre la regola.
play-how-undo-title = Annullare
play-how-undo = Annulla ritira la tua ultima risposta. Si ferma ai dadi, a ciò che è stato scoperto e alle scelte dell’avversario.
play-how-time-title = Guardare indietro
play-how-time = La barra sotto la mappa percorre tutta la partita. Da ogni momento puoi riprendere come nuova partita.
play-how-secrets-title = Segreti
play-how-secrets = Vedi ciò che la tua parte può sapere. Due persone allo stesso schermo se lo passano; nel mezzo il tavolo è coperto.
play-how-look-title = Consultare
play-how-look = Il cassetto a sinistra contiene l’ordine di battaglia, le tabelle, i livelli come zone di controllo e rifornimento, e i tuoi appunti.
play-glossary-search = Cerca nel glossario
play-rules-search = Cerca nelle regole
play-not-loaded = Non è stato possibile caricarlo.
play-signs-marks = Che cosa portano le pedine
play-signs-kinds = Tipi di unità
play-signs-sides = Schieramenti
play-signs-map = Sulla mappa
play-sign-reach = raggiungibile; il numero è il costo
play-sign-target = si può attaccare
play-sign-chosen = scelta
play-sign-cursor = cursore
play-sign-hint = lo indica l’istruttore
play-sign-objective = decide la partita
play-about-title = Esagono
play-about-what = Esagono è un programma libero per giocare a wargame con esagoni e pedine, con le regole fatte rispettare per intero: su un solo computer, da soli, con amici o contro i bot. Nulla di ciò che fai qui esce da questo computer.
play-about-rules = Le regole sono dette con parole nostre e con il loro numero, così le ritrovi nel tuo regolamento. Non lo sostituiscono.
play-about-independence = Esagono è indipendente: non è fatto né approvato dagli editori o dagli autori dei giochi. I nomi dei giochi appartengono ai loro proprietari e servono solo a dire quali regole si intendono.
play-about-licenses = Il programma si può usare secondo la licenza MIT o Apache 2.0; i caratteri hanno licenze proprie.

## La pagina della squadra
squad-title = La squadra
squad-to-table = Al tavolo
squad-next-mission = Prossima missione
squad-next-mission-about = La squadra prosegue con i suoi uomini, la sua esperienza e la sua storia. Può seguire qualunque missione.
squad-none = La squadra non è stata ancora scelta, oppure le partite di questo regolamento stanno ciascuna per sé.
squad-missions = Missioni alle spalle
squad-first-mission = È la sua prima missione.
squad-won = vinta
squad-not-won = persa
squad-points = { $points } punti
squad-fallen = I perduti
squad-fallen-at = { $name }, { $mission }
squad-command = comanda
squad-served = { $missions ->
    [0] ancora nessuna missione
    [one] una missione
   *[other] { $missions } missioni
}, { $wounds ->
    [0] mai colpito
    [one] colpito una volta
   *[other] colpito { $wounds } volte
}
squad-initiative = Iniziativa
squad-perception = Percezione
squad-weapon-skill = Abilità con le armi
squad-driving-skill = Abilità nella guida
squad-movement = Movimento
squad-experience = Esperienza
squad-fate-fit = incolume
squad-fate-wounded = ferito
squad-fate-incapacitated = fuori combattimento
squad-fate-saved = fuori combattimento, portato in salvo
squad-fate-left-behind = lasciato indietro
squad-fate-killed = ucciso
squad-kit = Porta con sé
squad-done = In tutte le missioni
squad-deeds = Nell’ultima missione
squad-deed-kf = ucciso sparando (carta { $card })
squad-deed-if = messo fuori combattimento sparando (carta { $card })
squad-deed-wf = ferito sparando (carta { $card })
squad-deed-ka = ucciso nel corpo a corpo (carta { $card })
squad-deed-ia = messo fuori combattimento nel corpo a corpo (carta { $card })
squad-deed-ca = catturato (carta { $card })
squad-deed-wa = ferito nel corpo a corpo (carta { $card })
squad-deed-kot = carro distrutto (carta { $card })
squad-deed-imt = carro immobilizzato (carta { $card })
squad-deed-koc = veicolo distrutto (carta { $card })
squad-done-killed = { $count ->
    [one] un ucciso
   *[other] { $count } uccisi
}
squad-done-incapacitated = { $count ->
    [one] uno messo fuori combattimento
   *[other] { $count } messi fuori combattimento
}
squad-done-wounded = { $count ->
    [one] un ferito
   *[other] { $count } feriti
}
squad-done-captured = { $count ->
    [one] un prigioniero
   *[other] { $count } prigionieri
}
squad-done-vehicles = { $count ->
    [one] un veicolo
   *[other] { $count } veicoli
}

## La pagina come app, e senza il suo programma
page-app-description = Wargame a esagoni e pedine, con le regole fatte rispettare fino in fondo.
page-offline-title = Il tavolo è chiuso
page-offline-why = Il programma che tiene questo tavolo non è in funzione su questo computer, perciò non c’è niente da mostrare. Le tue partite sono al sicuro.
page-offline-what = Avvia di nuovo Esagono: questa pagina tornerà da sola, oppure se ne aprirà una nuova.
page-offline-again = Riprova

## Partite di regole precedenti
earlier-title = Una partita di regole precedenti
earlier-short = Di regole precedenti
earlier-mark = Giocata con una versione precedente delle regole o con altri file dello scenario; si apre fin dove si può ancora giocare.
earlier-stands =
    { $answers ->
        [one] Ha una sola risposta; con le regole attuali se ne può giocare { $stands }.
       *[other] Ha { $answers } risposte; con le regole attuali si possono giocare le prime { $stands }.
    }
earlier-nothing = Arriva alla fine come allora.
earlier-difference = La prima differenza:
earlier-go-on = Continua da qui
earlier-look = Guardala come fu raccontata
earlier-told = Come fu raccontata
earlier-told-note = Risposte e dadi come stanno nella registrazione, dalla risposta { $from } in poi. La mappa mostra l’ultima situazione a cui portano le regole attuali.
earlier-told-none = Il tavolo mostra già tutte le risposte della registrazione.
earlier-by-hand = scelto a mano
