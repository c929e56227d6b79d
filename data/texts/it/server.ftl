### Ciò che il server dice quando non può fare ciò che gli si chiede. Originale di Esagono.

## Richieste
server-bad-request = La richiesta non si può leggere: { $what }
server-media-type = Il corpo di una richiesta è JSON: invialo come application/json
server-too-large = Troppo lungo: al massimo { $limit } kilobyte
server-foreign = Questo tavolo risponde solo alla propria pagina su questa macchina: aprila all’indirizzo mostrato dal programma
server-no-address = Non c’è nulla a { $path }
server-no-method = { $method } qui non è possibile

## Ciò che non c’è
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
server-frozen = La partita è ferma per un errore del programma: puoi salvarne la registrazione, o continuare da un punto precedente come nuova partita
server-deleted = La partita è nel cestino: rimettila a posto per continuare
server-not-deleted = Solo una partita nel cestino può essere eliminata per sempre

## Guasti esterni
server-store = Non è stato possibile scrivere la partita sul disco: nulla è stato giocato
server-disk-full = Il disco è pieno: fai spazio, nulla è stato giocato
server-bug = Il programma ha un errore: la partita è rimasta com’era

## Bot
server-bot-random = Fa una cosa qualsiasi fra quelle permesse, senza un piano: va bene per provare come si muovono i pezzi.
server-bot-random-name = Recluta
server-bot-greedy = Guarda un passo avanti: cerca rapporti di forze buoni, bada ai rifornimenti e punta a ciò che dà punti.
server-bot-greedy-name = Capitano
