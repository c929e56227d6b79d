### Il tavolo: le parole che servono a ogni sistema. Original to Esagono.

## Unisce l'ultima voce di un elenco alle altre.
table-and = e

## Posti e spettatori
table-spectator = spettatore
table-asked =
    { $seat-number ->
        [plural] Decidono { $seat-the }
       *[singular] Decide { $seat-the }
    }
table-waiting = In attesa { $seat-of }
table-your-decision = Tocca a te decidere

## Turni
table-turn = Turno { $turn } di { $turns }
table-turn-labeled = Turno { $turn } di { $turns }: { $label }
table-player-turn = Turno { $seat-of }
table-phase = Fase: { $phase }

## Fine della partita
table-over = La partita è finita
table-winner =
    { $seat-number ->
        [plural] Vincono { $seat-the }
       *[singular] Vince { $seat-the }
    }
table-draw = Pareggio
table-result = Risultato: { $result }

## Caselle fuori mappa
table-box-setup = da schierare
table-box-turn = rinforzi del turno { $turn }
table-box-destroyed = unità distrutte
table-box-exited = unità uscite

## Risposte e pulsanti
table-yes = sì
table-no = no
table-end-phase = Fine della fase
table-done = Fatto
table-undo = Annulla
table-no-undo = Non si torna indietro: è stato scoperto qualcosa di nascosto
table-why = Perché?
table-result-none = nessun esito
table-odds = Probabilità
table-reading = { $first }, { $rest }
table-reading-hex = prendi l’esagono { $percent } %
table-reading-hit = colpisci { $percent } %
table-reading-destroyed = distruggi { $percent } %
table-reading-harm = il bersaglio subisce { $percent } %
table-reading-losses-steps = perdite { $own } : { $other } passi
table-reading-losses-levels = perdite { $own } : { $other } livelli
table-reading-tenths = { $whole },{ $tenths }
table-reading-basis = Le tue vengono prima. Chi può scegliere prende ciò che la tabella chiede.
table-help = Aiuto
table-quit = Esci
table-choices = Scelte
table-log = Cronaca
table-refused = Non consentito: { $why } [{ $rule }]
table-die = Il d{ $die } segna { $face }.
table-only-answer = Unica risposta: { $answer }
table-hidden = nascosta

## Gioco testuale nel terminale
table-play-hint = ? per l’aiuto
table-play-help =
    Rispondi con il numero o il testo di un’azione, oppure con una di queste parole:
    ? questo aiuto · map le pedine esagono per esagono · log che cosa è successo finora
    why AZIONE quanto costa, o perché no · odds AZIONE le probabilità dei risultati
    undo ritira l’ultima risposta · record mostra la registrazione · quit lascia il tavolo

## Rifiuti senza una regola alle spalle
table-fault-not-an-action = «{ $text }» non è una risposta: { $why }
table-fault-dice = i dadi non tornano: { $what }
table-fault-over = la partita è finita
table-fault-no-roll = questa azione non tira dadi
table-fault-nameless = ciò che i dadi di questa azione decidono non ha un nome proprio
table-fault-too-many = questa azione ha più di { $allowed } sequenze di dadi
table-fault-viewer = nessuno al tavolo si chiama «{ $name }»: ci sono { $seats } e lo spettatore (spectator)
table-fault-unforeseen = nessuno può guardare oltre «{ $action }»: tira dadi, scopre qualcosa di nascosto o passa la scelta all’avversario
table-fault-no-way = adesso non può andarci: da dove si trova nessuna via porta fin lì
table-no-undo-nothing = non è stato giocato nulla
table-no-undo-no-such-step =
    { $played ->
        [one] è stata data una sola risposta
       *[other] sono state date solo { $played } risposte
    }
table-no-undo-roll = al passo { $step } si sono tirati i dadi
table-no-undo-reveal = il passo { $step } ha scoperto, o poteva scoprire, qualcosa di nascosto
table-no-undo-other-seat = il passo { $step } è stato una scelta dell’avversario
table-no-undo-over = la partita è finita e il seme dei dadi è noto
table-open-unknown = Lo scenario «{ $id }» non esiste: { $hint }
table-open-near = intendevi «{ $near }»?
table-open-far = nessuno ha un nome simile
table-open-data = I file dello scenario hanno degli errori: { $what }
table-open-option = L’opzione non va bene: { $what }
table-open-not-offered = { $scenario } non offre l’opzione «{ $option }»; offre { $offered }
table-open-offers-none = { $scenario } non offre l’opzione «{ $option }»; non ne offre nessuna
table-open-record-answer = La registrazione non si può aprire: alla riga { $line } non c’è una risposta di questa partita
table-open-record-damaged = La registrazione non si può aprire: la riga { $line } non è come fu scritta, oppure l’ha scritta un programma più nuovo
table-open-record-data = La registrazione non si può aprire: i file di { $scenario } sono cambiati da quando fu giocata
table-open-record-dice = La registrazione non si può aprire: alla riga { $line } i dadi non sono quelli di questa partita
table-open-record-end = La registrazione non si può aprire: la partita non finisce come dice la riga { $line }
table-open-record-illegal = La registrazione non si può aprire: ciò che gioca la riga { $line } è vietato, { $why } ({ $rule })
table-open-record-options = La registrazione non si può aprire: fu giocata con le opzioni { $recorded }, non { $present }
table-open-record-over = La registrazione non si può aprire: la partita è finita prima della riga { $line }
table-open-record-rules = La registrazione non si può aprire: fu giocata con la versione { $recorded } delle regole, qui c’è la { $present }; la può giocare il programma che l’ha scritta
table-open-record-scenario = La registrazione non si può aprire: è una partita di { $recorded }, non di { $present }
table-open-record-seat = La registrazione non si può aprire: alla riga { $line } tocca a qualcun altro
table-open-record-seats = La registrazione non si può aprire: al tavolo sedevano { $recorded }, qui sarebbero { $present }
table-open-record-after = La registrazione non si può aprire: continua un’altra partita, e va preparata dopo quella
table-open-record-unknown = La registrazione non si può aprire: lo scenario «{ $id }» non esiste (riga { $line }). Se è uno scenario fatto da qualcuno, apri i suoi file insieme alla registrazione; altrimenti: { $hint }

## Partite di regole precedenti
table-comment = «{ $text }»
table-record-player = { $seat }: { $name }
table-record-date = Data: { $date }
table-record-event = Evento: { $event }
table-earlier-rules = Questa partita fu giocata con la versione { $recorded } delle regole; qui c’è la { $present }.
table-earlier-data = Questa partita fu giocata con file dello scenario diversi da quelli di adesso.
table-earlier-stands =
    { $answers ->
        [one] Della sua unica risposta se ne può rigiocare { $stands }.
       *[other] Delle sue { $answers } risposte se ne possono rigiocare { $stands }.
    }
table-differs-nowhere = Non cambia niente: arriva alla fine come allora.
table-differs-set-up = Non si può più preparare: { $why }.
table-differs-seats = Non si può più preparare: al tavolo sedevano { $recorded }, adesso sarebbero { $present }.
table-differs-illegal = La risposta { $step }, «{ $answer }», adesso è vietata: { $why } ({ $rule }).
table-differs-answer = La risposta { $step }, «{ $answer }», non si può più leggere.
table-differs-seat = Alla risposta { $step }, «{ $answer }», adesso tocca a qualcun altro: { $seat }.
table-differs-over = Adesso la partita finisce prima della risposta { $step }, «{ $answer }».
table-differs-die-missing = Per la risposta { $step }, «{ $answer }», adesso si tira un dado a { $sides } facce che allora non fu tirato ({ $rule }).
table-differs-die-other = Per la risposta { $step }, «{ $answer }», adesso si tira un dado a { $sides } facce, allora era uno a { $written } ({ $rule }).
table-differs-die-left = Per la risposta { $step }, «{ $answer }», adesso si tirano meno dadi di allora.
table-differs-end = Tutte le risposte si possono giocare, ma alla fine la situazione è diversa da allora.

## Partite in serie
table-series-goes-on = La partita precedente non è ancora finita; prima va conclusa
table-series-leaves-nothing = La partita precedente non lascia niente che un’altra possa riprendere
table-series-cannot-take-up = Quello che la partita precedente ha lasciato non si può riprendere qui: { $why }
table-series-follows-none = La registrazione non segue nessun’altra partita: in testa non ha la riga “after”
table-series-follows-another = La registrazione segue la partita con il sigillo { $named }, che non è stata mostrata
table-series-differs = La testa della registrazione non è quello che la partita precedente ha lasciato: «{ $at }» nella testa è { $head }, e alla fine era { $left }
