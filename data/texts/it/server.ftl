### Ciò che il server dice quando non può fare ciò che gli si chiede. Originale di Esagono.

## Richieste
server-bad-request = La richiesta non si può leggere: { $what }
server-media-type = Il corpo di una richiesta è JSON: invialo come application/json
server-too-large = Troppo lungo: al massimo { $limit } kilobyte
server-too-many-answers = La registrazione è troppo lunga: al massimo { $limit } risposte
server-too-slow = Ci voleva troppo tempo e la richiesta è stata interrotta: riprova, o con qualcosa di più breve
server-foreign = Questo tavolo risponde solo alla propria pagina su questa macchina: aprila all’indirizzo mostrato dal programma
server-no-address = Non c’è nulla a { $path }
server-no-method = { $method } qui non è possibile

## Ciò che non c’è
server-too-many-files = Troppi file: al massimo { $limit }
server-too-many-scenarios = Ci sono già { $limit } scenari tuoi: elimina quelli che non ti servono più
server-no-own = Non c’è nessuno scenario tuo { $id }: apri di nuovo i suoi file
server-needed = { $games ->
    [one] C’è ancora una partita di questo scenario
   *[other] Ci sono ancora { $games } partite di questo scenario
  }, magari nel cestino: prima va eliminata per sempre
server-other-files = Questi non sono i file con cui è stata giocata la registrazione di { $id }: apri i file di allora
server-no-game = Non esiste la partita { $id }: guarda l’elenco delle partite
server-no-rule = Non esiste la regola { $id }
server-no-guide = Non c’è una guida per { $id }
server-no-seat = A questo tavolo non c’è il posto { $seat }
server-no-step = Sono state date solo { $steps } risposte

## Chi può fare che cosa
server-nobody-looks = Di’ prima chi guarda il tavolo
server-bots-seat = Un bot gioca { $seat-the }: i suoi segreti si vedono a partita finita
server-not-asked = Ora tocca { $seat-to }: solo da quel posto si può rispondere
server-not-yours = L’ultima risposta non era tua: non puoi ritirarla

## Lo stato di una partita
server-stale = La partita è andata avanti: ora è al passo { $step }
server-earlier = Questa partita fu giocata con altre regole o altri file: si può guardare, ma non continuare; dall’ultima risposta ancora valida si può proseguire come nuova partita
server-frozen = La partita è ferma per un errore del programma: puoi salvarne la registrazione, o continuare da un punto precedente come nuova partita
server-spoiled = esagono rescue salva come registrazione le risposte precedenti
server-deleted = La partita è nel cestino: rimettila a posto per continuare
server-not-deleted = Solo una partita nel cestino può essere eliminata per sempre

## Guasti esterni
server-store = Non è stato possibile scrivere sul disco e nulla è cambiato: controlla il disco e i permessi della cartella
server-disk-full = Il disco è pieno e nulla è cambiato: fai spazio
server-store-busy = Un altro programma tiene occupato il file delle partite e nulla è cambiato: chiudi quel programma
server-store-unreadable = In questo momento non è possibile leggere la partita dal disco: riprova
server-store-damaged = In questo punto il file delle partite è danneggiato: nulla è cambiato, ed esagono rescue salva ciò che si può leggere
server-store-shortened = Di questa partita si possono leggere solo { $readable } risposte su { $steps }: esagono rescue le salva come registrazione
server-closed = Il tavolo si sta chiudendo e nulla è cambiato: avvialo di nuovo

## Che cosa bisogna sapere del file delle partite
server-notice-shortened = La partita «{ $title }» aveva { $had } risposte e ora ne ha solo { $has }: le altre sono andate perse sul disco
server-notice-vanished =
    { $had ->
        [one] La partita { $id }, che aveva una risposta, non c’è più: è andata persa sul disco
       *[other] La partita { $id }, che aveva { $had } risposte, non c’è più: è andata persa sul disco
    }
server-notice-kept-aside = Il file così com’è stato trovato è in { $folder }: esagono rescue --data { $folder } salva ciò che si può leggere
server-notice-hidden =
    { $games ->
        [one] Una partita si trova su una pagina danneggiata del file e non compare nell’elenco: esagono rescue salva ciò che si può leggere
       *[other] { $games } partite si trovano su pagine danneggiate del file e non compaiono nell’elenco: esagono rescue salva ciò che si può leggere
    }
server-notice-no-backup = Non è stato possibile fare una copia di sicurezza delle partite: { $why }
server-notice-no-backup-full = Non è stato possibile fare una copia di sicurezza delle partite, perché il disco è pieno: fai spazio, poi riavvia il tavolo
server-notice-no-backup-damaged = Non è stato possibile fare una copia di sicurezza delle partite, perché il loro file è danneggiato: esagono rescue salva ciò che si può leggere

## Errori del programma
server-bug = Il programma ha un errore: la partita è rimasta com’era

## Bot
server-bot-random = Fa una cosa qualsiasi fra quelle permesse, senza un piano: va bene per provare come si muovono i pezzi.
server-bot-random-name = Recluta
server-bot-greedy = Guarda un passo avanti e sceglie ciò che rende di più: buoni rapporti di forze, e tutto quello che dà punti.
server-bot-greedy-name = Capitano
