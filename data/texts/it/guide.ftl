### Che cosa dice l’istruttore. La prima riga di un testo è il suo titolo. Original to Esagono.

## La partita guidata del ponte del mulino
guide-mill-welcome =
    Benvenuto al tavolo
    Guidi il Blu. In sei turni passa il fiume e prendi il crocevia in 10.05, che vale 5 punti; valgono qualcosa anche il colle boscoso e il ponte del mulino.
    Spiego ogni domanda quando arriva e suggerisco un’apertura. Puoi seguirmi oppure no: il tavolo offre solo ciò che le regole permettono.
guide-mill-set-up =
    La tua prima decisione
    Il battaglione corazzato B9 può cominciare in 02.07 o in un esagono accanto. Gli esagoni segnati sono le tue scelte: fai clic su uno, o lascia fare a me.
guide-mill-stacks =
    Le pile
    Le unità nello stesso esagono formano una pila. L’avversario vede solo quella in cima, quindi l’ordine è un piccolo segreto. Va bene così.
guide-mill-counters =
    Leggere una pedina
    B5 porta 7-5-9: Forza d’attacco, Forza di difesa e capacità di movimento. Due puntini sono due passi: la prima perdita la gira sul lato più debole, la seconda la elimina.
    La fascia gialla dice che è capace di sfruttamento. Punta una pedina o un esagono per leggerne i dati.
guide-mill-infantry =
    Scegli un’unità
    Un solo reggimento rosso, R2, tiene 07.07 dietro il torrente. Lo attaccheremo con tutto. Comincia da B4: fai clic, o premi n finché non è scelta.
guide-mill-range =
    Portata e costi
    I numeri dicono quanto costa ogni esagono a B4, che ha 5 punti. Il bosco costa 2. Accanto al nemico entri nella sua zona di controllo: altri 2, ma da sola non ti ferma mai.
    Vai in 06.07: 2 + 3 = 5, giusto quanto basta. Fai clic lì: il percorso si trova da solo.
guide-mill-stop =
    Questa è arrivata
    B4 è al suo posto. Un movimento finisce prima che cominci il successivo: fermala qui.
guide-mill-undo =
    Hai cambiato idea?
    Annulla, o il tasto u, ritira le tue ultime risposte. Un clic su una riga della cronaca torna a quel momento. Restano solo i dadi e ciò che è stato scoperto.
guide-mill-tanks =
    Due corazzati, un movimento
    B5 e B6 stanno nello stesso esagono e possono muovere insieme. Scegli B5, poi aggiungi B6.
guide-mill-tanks-way =
    Nove punti da spendere
    I corazzati vanno lontano, e su strada un esagono costa solo ½. Portali in 06.06: 1 + 1 + 3 = 5 punti su 9, di cui 2 per la zona di controllo di R2.
guide-mill-tanks-stop =
    Fermali qui
    Con 4 punti rimasti potrebbero tentare subito un overrun contro R2, per 2 punti. Ma da soli, oltre un torrente, sono troppo deboli: fermali, e attacca con tutti.
guide-mill-third =
    Posto per un’altra
    In un esagono possono stare tre unità. Non si controlla durante il movimento ma alla fine della fase, e ciò che è di troppo viene eliminato. B3 è la terza per 06.06.
guide-mill-third-way =
    Attenzione al fiume
    Il fiume non si passa, se non sul ponte, e le zone di controllo non lo attraversano. Perciò solo l’entrata in 06.06 costa di più.
guide-mill-third-stop =
    L’esagono è pieno
    B3, B5 e B6: tre unità, il limite. Fermala qui e non mandare altri in 06.06.
guide-mill-last =
    L’ultimo attaccante
    B8 può ancora arrivare in 06.07, accanto a B4. Sceglila.
guide-mill-why-not =
    Perché, e perché no?
    Punta un esagono e premi w: il tavolo dice quanto costa andarci, o quale regola lo vieta. Prova con 07.07, dove sta il nemico. Poi muovi B8 in 06.07.
guide-mill-last-stop =
    Fino all’ultimo mezzo punto
    I 5 punti sono tutti spesi, ed è permesso. Fermala.
guide-mill-end-movement =
    Chiudi la fase
    B1 sorveglia il ponte, B9 resta di riserva. Il tavolo le conta accanto alla risposta: è il nostro piano. Finché non si tira un dado puoi ancora annullare.
guide-mill-target =
    Scegli il bersaglio
    Puoi attaccare gli esagoni nelle zone di controllo delle tue unità, e non sei mai obbligato. Attacca 07.07.
guide-mill-attackers =
    Prepara l’attacco
    Aggiungi le unità che partecipano e guarda crescere il rapporto di forze. Tutte attaccano oltre il torrente, quindi ognuna conta metà. Nulla è deciso finché non annunci l’attacco.
guide-mill-announce =
    Leggi il rapporto di forze
    25 di forza, dimezzati, fanno 12½ contro 4: arrotondando, 3:1. Le barre dicono quanto è probabile ogni risultato della tabella. È un buon attacco: annuncialo.
guide-mill-roll =
    I dadi
    A è l’attaccante, D il difensore. Il numero sono i passi persi, r gli esagoni di ritirata: D1r2 costa al Rosso un passo e due esagoni. Tira!
guide-mill-advance =
    Avanzata dopo il combattimento
    Il Rosso ha perso un passo e ha ceduto: 07.07 è vuoto. Le unità che hanno attaccato possono entrarci. Manda B5.
guide-mill-halt =
    Fin dove?
    Le unità capaci di sfruttamento possono proseguire per tanti esagoni quanti ne dice la r del risultato: uno in più per B5. Ma chi finisce accanto al nemico in questo turno non sfrutta. Fermala qui.
guide-mill-advance-second =
    Il secondo corazzato
    Mandagli dietro B6. Le zone di controllo non ostacolano un’avanzata.
guide-mill-halt-second =
    Fianco a fianco
    Insieme sono più forti. Ferma qui anche B6, fuori dalle zone di controllo del Rosso.
guide-mill-advance-done =
    Basta così
    La fanteria tiene la riva dietro di te. L’avanzata è finita.
guide-mill-end-combat =
    Un attacco è bastato
    In questa fase ogni unità attacca una volta, e nessun’altra ha un bersaglio. Chiudila: la fase di sfruttamento è dei tuoi corazzati.
guide-mill-exploit =
    Sfruttamento
    Le unità con la fascia gialla muovono di nuovo, con tutti i loro punti, se non cominciano in una zona di controllo nemica. Prendi insieme B5 e B6.
guide-mill-exploit-way =
    Alle spalle del ponte
    Da 07.06 il ponte in 07.05 è indifeso: da questa parte non c’è fiume. Vai lì, 3 punti su 9.
guide-mill-overrun =
    Overrun!
    Un overrun è un attacco durante il movimento, per 2 punti. In cima c’è R7; ciò che sta sotto resta nascosto finché non ti impegni, quindi le probabilità non si dicono. Osa.
guide-mill-overrun-roll =
    Ora le vedi
    Lì si nascondeva R14. 14 contro 5 fa 3:1, senza dimezzare nulla. Una volta annunciato non si torna indietro: tira.
guide-mill-overrun-advance =
    Il ponte del mulino è tuo
    L’esagono è vuoto, e dopo un overrun devi entrarci. Passare per un esagono te ne dà il controllo: un punto.
guide-mill-end-turn =
    Fine del tuo turno
    B9 potrebbe ancora muovere. Dopo questa fase si controlla il rifornimento, da solo: ogni unità ha bisogno di una via fino al tuo bordo mappa, libera da nemici e dalle loro zone. Poi tocca al Rosso.
guide-mill-arrival =
    Rinforzi
    B10 arriva al turno 2. Deve entrare, piazzarla non costa nulla e può muovere subito con tutti i suoi punti.
guide-mill-supply =
    Tieni aperto il rifornimento
    I livelli (tasto v) mostrano rifornimento e zone di controllo. Un’unità tagliata fuori viene segnata: metà attacco, metà movimento. Un’unità amica in un esagono vi tiene aperta la linea.
guide-mill-your-game =
    Ora la partita è tua
    Il crocevia ti aspetta a est, il colle boscoso a nord, e al turno 3 il Rosso riceve due reggimenti. Sii rapido e perdi poco: ogni unità blu persa costa 2 punti.
    Resto qui e spiego ogni domanda. Il tasto ? apre l’aiuto.

## Ogni domanda della Standard Combat Series
guide-scs-set-up =
    Schieramento
    Scegli uno degli esagoni segnati. Nessun esagono può contenere più unità del limite di impilamento. Pensa al primo turno: strade, e distanza dal nemico.
guide-scs-stacks =
    Ordine di una pila
    Il nemico vede solo l’unità in cima. Se ce n’è una con Forza d’attacco, in cima deve stare quella. Per il resto l’ordine è tuo.
guide-scs-arrive =
    Rinforzi
    Le nuove unità entrano all’inizio della tua fase di movimento, senza costo, e muovono subito. Si possono piazzare anche accanto al nemico, mai sopra di lui.
guide-scs-movement =
    Fase di movimento
    Muovi quante unità vuoi, una o una pila per volta. Prima di chiudere la fase guarda quali attacchi hai preparato, e quante unità stanno in ogni esagono.
guide-scs-exploitation =
    Fase di sfruttamento
    Le unità con la fascia gialla possono muovere ancora e fare overrun, se non hanno cominciato la fase in una zona di controllo nemica. Cerca varchi, crocevia e linee di rifornimento.
guide-scs-move =
    In movimento
    Ogni esagono mostra il suo costo; entrare in una zona di controllo nemica costa altri 2. Chi non può pagare può comunque fare un esagono. Accanto al nemico può essere possibile un overrun.
guide-scs-target =
    Fase di combattimento
    Scegli un esagono da attaccare, o chiudi la fase. Un’unità attacca una volta ed è attaccata una volta. Cerca esagoni che puoi colpire da più lati.
guide-scs-attackers =
    Preparare un attacco
    Aggiungi unità e guarda il rapporto di forze. Il bosco raddoppia il difensore, torrenti e ponti indeboliscono chi li attraversa attaccando. Ciò che sta sotto l’unità in cima resta ignoto finché non annunci l’attacco.
guide-scs-react =
    Sei attaccato
    Prima dei dadi puoi rispondere. Sai soltanto quante unità attaccano da ogni esagono.
guide-scs-roll =
    Tiro
    Due dadi scelgono la riga, il rapporto di forze la colonna. A è l’attaccante, D il difensore; il numero sono i passi, r gli esagoni di ritirata. Il difensore esegue per primo la sua parte.
guide-scs-convert =
    Ritirarsi o restare?
    Ogni esagono di ritirata si può riscattare con un passo. Resta dove conta il terreno; cedi dove contano di più le unità.
guide-scs-lose-step =
    Perdite di passi
    La prima perdita tocca all’unità più forte. Ogni unità perde un passo prima che una ne perda due. Per il resto scegli tu.
guide-scs-retreat =
    Ritirata
    Ogni esagono deve portare più lontano, e se possibile verso il tuo rifornimento. Ogni zona di controllo nemica sul percorso costa un passo alla pila: se puoi, evitale.
guide-scs-lose-in-retreat =
    Perdite lungo la via
    La pila perde un passo per una zona di controllo nemica, o per un esagono di ritirata mancante. Scegli tu l’unità.
guide-scs-advance =
    Avanzata dopo il combattimento
    L’esagono è vuoto: le unità che hanno attaccato possono prenderlo. Non costa punti e le zone di controllo non contano, ma guarda dove il nemico può rispondere.
guide-scs-go-on =
    Ancora più avanti?
    Un’unità capace di sfruttamento può proseguire per tanti esagoni quanti ne dice la r del risultato. Fermala lontano dalle zone di controllo nemiche, se dopo deve sfruttare.
guide-scs-overstacked =
    Troppe unità
    Qui stanno più unità di quante ne permetta il limite. Quelle in eccesso sono eliminate, e scegli tu quali. Conta le tue pile prima che una fase finisca.
guide-scs-waiting =
    Decide l’altra parte
    Guarda che cosa succede sulla mappa e nella cronaca. Nel frattempo potresti dover rispondere, per perdite e ritirate.
guide-scs-over =
    La partita è finita
    Riguardala con la barra sotto la mappa, o riprendila da qualsiasi momento come nuova partita. La prossima volta prova senza di me, o con il Rosso.

## Lo scontro guidato di Berezovka
guide-pickets-welcome =
    Benvenuto nello scontro
    Guidi due squadre tedesche, G1 e G2, contro due sovietiche. La scuola in 21-G08 vale 2 punti alla fine, ogni squadra distrutta 1.
    Spiego ogni domanda e suggerisco un’apertura. Seguimi o no: il tavolo offre soltanto ciò che le regole consentono.
guide-pickets-begin =
    Si comincia
    Qui non c’è nulla da schierare. Il primo round comincia quando lo dici tu.
guide-pickets-bid =
    Chi comincia?
    Le due parti tirano due dadi. Hai 3 punti comando (PC) per tutto il round, e ognuno aggiunge 1 a questo tiro. Tienili: più tardi valgono di più.
guide-pickets-hit =
    Un colpo
    7 sui dadi, potenza di fuoco 4 e i tuoi due PC fanno 13: quanto basta. La stella rossa su S2 è un segnalino di colpo a faccia in giù; solo il proprietario sa che cosa dice, finché l’unità non è attaccata di nuovo. Può tentare di recuperare.
guide-pickets-your-game =
    Ora tocca a te
    S2 è scivolata nella scuola. A G1 restano 2 PA, a te 1 PC, e chi tiene 21-G08 alla fine segna. Un’unità nell’esagono del nemico combatte corpo a corpo.
    Io resto qui e spiego ogni domanda. Il tasto ? apre l’aiuto.
guide-pickets-counters =
    Leggere una pedina
    In alto a sinistra c’è quanto costa in punti azione un tiro di G1, in alto a destra quanto costa un movimento. In basso, in rosso la potenza di fuoco contro gli uomini, in blu contro le corazze, poi la gittata; a destra la difesa, il numero piccolo per il fianco. La freccia mostra dove guarda.
guide-pickets-activate =
    Attivare una squadra
    Un’unità pronta riceve 7 punti azione (PA) quando la usi per la prima volta. Fai clic su G1 e scegli di agire con i PA.
guide-pickets-move =
    Un’azione
    Ogni turno è una sola azione, poi ne ha una l’altra parte. Muovere qui costa 1 PA, di più nei boschi e nelle case. Vai in 21-J08, sulla strada.
guide-pickets-face =
    Da che parte?
    Girarsi dopo un movimento non costa nulla. G1 spara soltanto davanti a sé, e il fianco è più debole. Guarda a nord.
guide-pickets-again =
    I PA restano
    G1 ha ancora 6 PA: resta attiva per più turni, finché non li ha usati. I punti delle due parti stanno in alto. Usa di nuovo G1.
guide-pickets-again-move =
    Lungo la strada
    Su una strada il terreno non costa nulla in più. Prosegui in 21-I08.
guide-pickets-again-face =
    Occhi avanti
    Di nuovo a nord, verso il villaggio.
guide-pickets-opportunity =
    Un’azione di opportunità
    Mentre G1 è attiva anche G2 può fare qualcosa: un’unità pronta può compiere subito un’azione, dopo di che è esausta, senza toccare i PA di G1.
guide-pickets-opportunity-move =
    G2 si avvicina
    In 21-J10, a coprire la strada da destra.
guide-pickets-opportunity-face =
    Ed esausta
    Dopo essersi girata, G2 è esausta: la sua pedina è in ombra. In questo round agisce ancora soltanto con i PC o con una carta.
guide-pickets-target =
    Si vede qualcuno
    S2 è arrivata in 21-G09. G1 ha 5 PA; un tiro ne costa 3. Usa G1.
guide-pickets-sight =
    Chi vede chi?
    Il bordo dorato punteggiato mostra che cosa G1 ha davanti. Ferma il puntatore su un esagono e premi s per vedere tutto ciò che si scorge da lì; il resto si oscura, e l’esagono di mezzo è nominato.
guide-pickets-fire =
    Prima di sparare
    Il numero sopra S2 è la tua probabilità. Ferma il puntatore: potenza 4 contro 12, +1 per la casa di legno, quindi serve 9. Con i PC va meglio. Spara su 21-G09.
guide-pickets-roll =
    I PC fanno la differenza
    Ogni PC aggiunge 1, al massimo 2 per tiro, e si paga prima che i dadi cadano. I pulsanti dicono quanto vale: 28 %, 42 %, 58 %. Spendine due.

## Ogni domanda di Conflict of Heroes
guide-coh-set-up =
    Schieramento
    Scegli uno degli esagoni evidenziati per l’unità mostrata sopra. Cerca riparo: boschi, case e macchia aumentano la difesa. Le unità nascoste si annotano in segreto; nessun altro vede dove.
guide-coh-begin =
    Tutto è pronto
    Guarda la mappa prima del primo round: che cosa conta, dov’è il riparo, che cosa si vede e da dove. Ferma il puntatore su un esagono e premi s per il suo campo visivo.
guide-coh-face =
    Dove guarda
    Un’unità spara soltanto davanti a sé, e il fianco è più debole del fronte. Fai clic sulla freccia o sull’esagono da guardare. Guarda il nemico che temi di più.
guide-coh-plot =
    Granate per il prossimo round
    Scegli in segreto dove cadrà l’artiglieria. Arriva all’inizio del prossimo round, su chiunque si trovi là, amici compresi.
guide-coh-close-call =
    Arrivano le granate
    Quest’unità può usare la propria occasione per allontanarsi prima che cadano.
guide-coh-bid =
    Iniziativa
    Le due parti tirano due dadi; il totale più alto agisce per primo in questo round. Ogni punto comando (PC) aggiunge 1, ma è perso per il resto del round.
guide-coh-turn =
    Tocca a te
    Un’azione, poi una all’altra parte. Un’unità pronta agisce con i suoi sette punti azione (PA) e tiene il resto per i turni successivi. Una esausta può ancora agire con i PC o con una carta. L’azione di opportunità rende esausta un’altra unità pronta dopo una sola azione.
guide-coh-plan =
    Che cosa fanno?
    Negli esagoni blu si può muovere; quelli rossi tratteggiati contengono un bersaglio, con la probabilità di un colpo. Ferma il puntatore su un esagono per leggere prezzo e calcolo. Aggiungi un vicino al gruppo per sparare insieme.
guide-coh-move =
    Dove va?
    Ogni membro del gruppo fa la propria strada, un esagono dopo l’altro.
guide-coh-path =
    Esagoni bonus
    Un veicolo prosegue senza costo finché ha esagoni bonus e il terreno lo consente. Prosegui o fermati qui.
guide-coh-hindered =
    Trattenuta
    Filo spinato e sbarramenti stradali costano di più. Paga ed entra, o resta dove sei.
guide-coh-surprise =
    Una sorpresa
    Là si nascondeva qualcuno. Puoi proseguire come previsto o fermarti.
guide-coh-spot =
    Chi dirige il fuoco?
    Il fuoco indiretto ha bisogno di un amico che veda il bersaglio. Scegli da quale esagono viene diretto.
guide-coh-aim =
    Uno dopo l’altro
    Ognuno nell’esagono è attaccato con un tiro proprio. Scegli per chi tirare adesso.
guide-coh-roll =
    Tira
    Due dadi più la potenza di fuoco contro il valore di difesa: se lo raggiungi è un colpo, se lo superi di 4 o più il bersaglio è distrutto. Ogni PC aggiunge 1 prima del tiro; i pulsanti mostrano quanto vale.
guide-coh-chance =
    Un’occasione
    Una carta o una dote ti dà questa scelta. Il suo testo accompagna la domanda; rinunciare non costa nulla.
guide-coh-fly =
    In volo
    Un aereo avanza esagono per esagono e gira di un lato alla volta. Attacca quando il bersaglio è davanti, poi esci dalla mappa.
guide-coh-waiting =
    Decide l’altra parte
    Il turno cambia dopo ogni azione. Osserva la mappa e la cronaca; può darsi che ti venga chiesto qualcosa.
guide-coh-over =
    Lo scontro è finito
    Riguardalo con la barra sotto la mappa, o continua da un momento qualsiasi come nuova partita. Poi prova Primo contatto, o gioca i sovietici.

## The guided battle of Mill Brook
guide-brook-welcome =
    Benvenuto al rio del mulino
    Guidi i prussiani, in blu, per sei turni. Logora l’Armata austriaca: ciò che perde pesa sul suo Morale dell’Armata, la fila di caselle sopra questo pannello. A 6 o meno può perdersi d’animo.
    Spiego ogni domanda e suggerisco un’apertura. Seguimi o no: il tavolo offre soltanto ciò che le regole consentono.
guide-brook-stacks =
    Le pile hanno un ordine
    Combattono solo i quattro livelli più in alto di fanteria e cavalleria, e spara solo l’artiglieria che sta sopra di loro. Art 1 è in cima a IR 5: può sparare subito. Lascia tutto com’è.
guide-brook-counters =
    Leggere una pedina
    KR 8 mostra 5-6-5: forza, morale, movimento. I quadratini a destra sono i suoi livelli; ogni perdita ne toglie uno, e il morale cala con loro. La striscia è il colore della sua Ala, guidata da Zieten.
guide-brook-select =
    Prima la cavalleria
    Questo turno entrambi i Gruppi sono Efficaci: tutti muovono a piena velocità. A sud della palude il terreno è aperto: i corazzieri puntano sulla cavalleria austriaca in 1012.
guide-brook-ride =
    Nella zona nemica
    I numeri sono punti movimento. 0912 tocca soltanto 1012: accanto alla cavalleria nemica KR 8 deve fermarsi, e non combatterà con nessun altro. Da 0911 avrebbe addosso anche Neudorf.
guide-brook-second =
    Supporto dietro la linea
    KR 8 ha tre livelli: con i tre di DR 4 sono più di quattro, quindi una sola unità è Ingaggiata. L’altra è Supporto. Non combatte, ma può avanzare e poi caricare.
guide-brook-stack =
    Chi sta in cima?
    Qui vedi la pila dalla cima, e che cosa sarebbe DR 4 a ogni posto. Mettila in fondo: i dragoni freschi caricano meglio di quelli stanchi.
guide-brook-leader =
    Il loro comandante li segue
    Le unità a più di cinque esagoni dal comandante d’Ala sono fuori comando. Il +1 di Zieten aiuta anche la carica della cavalleria nel suo esagono: portalo con loro.
guide-brook-end-move =
    La fanteria aspetta
    L’artiglieria non può sparare su un nemico accanto alla tua fanteria. Perciò questo turno la fanteria resta ferma e lascia parlare le batterie. Termina il movimento; la pagina chiede conferma.
guide-brook-target =
    Bombardamento
    Entrambe le batterie vedono IR 20 in 0907, Art 1 da due esagoni, Art 2 da tre. Indica un esagono rosso: la scheda dice forza, ogni modificatore e le probabilità con tutta l’artiglieria che può sparare.
guide-brook-guns =
    Insieme
    Le cifre di una batteria sono la sua forza a distanza 1, 2 e 3. Qui Art 1 conta 4 e Art 2 solo 1, ma 5 insieme arrivano alla colonna successiva della tabella. Un esagono si bombarda una sola volta per fase.
guide-brook-ground =
    Il terreno che conta
    Forza, colonna e modificatori stanno nel piano, le sei facce del dado sotto. Scegli tu l’esagono di fuoco il cui terreno conta.
guide-brook-shoot =
    Fuoco!
    Dopo un tiro di dado non si torna indietro. Tira.
guide-brook-fight =
    Combattimento ravvicinato
    Un livello in meno per IR 20. Ora ogni unità Ingaggiata deve combattere: il pannello elenca chi deve ancora farlo, e le linee sulla mappa uniscono chi si tocca. Qui c’è una sola coppia.
guide-brook-from =
    Chi attacca
    Nomina gli esagoni attaccanti; ognuno deve toccare ogni esagono attaccato. Finché non lo annunci, il piano si può ritirare.
guide-brook-planner =
    Guarda prima di saltare
    5 contro 5 è 1-1. KR 8 ha il morale migliore, e poiché attacca solo cavalleria conta tutta la differenza: +1. Sotto stanno i sei risultati con uguale probabilità, prima l’attaccante, poi di che cosa è fatta ogni somma.
guide-brook-announce =
    Annuncialo
    Finché non si tira il dado e il difensore non risponde puoi ancora annullare. Il difensore potrebbe ancora sottrarsi con unità veloci, se non lo attaccasse cavalleria in Formazione.
guide-brook-roll =
    Il dado
    I punti perdita si pagano con livelli o con ritirate: prima un livello, poi un’unità di morale basso ripiega. Tira.
guide-brook-advance =
    Inseguimento
    I corazzieri austriaci hanno perso un livello e sono fuggiti in Disordine. Prendi il loro esagono con tutti: chi avanza per ultimo sta in cima, e tocca ai dragoni freschi.
guide-brook-charge =
    Carica!
    Dopo un combattimento la cavalleria in Formazione può caricare ancora: dado, morale e il +1 del comandante devono arrivare a 11. DR 4 ha 6 + 1 e le serve un 4. Alla fine tutta la cavalleria che ha combattuto è comunque in Disordine.
guide-brook-charge-at =
    Contro chi?
    I dragoni in 1112 sono più deboli di Neudorf, e dentro un paese non si carica. Nominare l’esagono tira il dado.
guide-brook-charge-roll =
    Al galoppo
    La carica è un combattimento a sé, questa volta a 3-2. Tira.
guide-brook-charge-advance =
    Una rotta
    DR 1 è in Rotta e corre verso il bordo della mappa. Ogni Rotta e ogni pedina perduta è un Successo per l’altra parte; tre alzano di uno il tuo Morale dell’Armata. Avanza.
guide-brook-charge-others =
    Gli altri dell’esagono
    Chi sta dove la Carica è cominciata può seguire. Lascia fermi i corazzieri: qualcuno deve tenere l’esagono conquistato.
guide-brook-momentum =
    Impeto
    Gli austriaci non hanno potuto soddisfare tutti i punti perdita, e tu sei avanzato: questo dà Impeto. Un segnalino su 1111 costa 2 alla cavalleria lì, se nel suo turno deve attaccare.
guide-brook-morale =
    Il morale delle Armate
    A fine turno ogni Armata conta le pedine perdute e le unità in Rotta. Fai clic sulle due file di caselle qui sopra per vedere tutto il tracciato, e quale regola attende in quale casella.
guide-brook-your-game =
    Ora tocca a te
    Metti il segnalino. Poi è il turno dell’Austria: ti si chiederanno unità di testa, perdite e ritirate. Il prossimo turno manda la fanteria contro IR 20.
    Io resto qui e spiego ogni domanda. Il tasto ? apre l’aiuto.

## Every question of Prussia's Glory
guide-prussia-set-up =
    Schieramento
    Gli esagoni segnati sono quelli che la battaglia consente a questa pedina. L’esercito si può anche disporre tutto in una volta.
guide-prussia-arrange =
    L’ordine delle pile
    Chi sta in cima combatte per primo; l’artiglieria spara solo da sopra fanteria e cavalleria.
guide-prussia-displaced =
    Un comandante senza i suoi uomini
    Il nemico lo ha scacciato dal suo esagono: raggiunge gli amici più vicini, e sei tu a scegliere fra quelli ugualmente vicini.
guide-prussia-activate =
    Un’Armata che dorme
    Prima di essere attiva un’Armata non muove e non combatte. Un tentativo costa Morale dell’Armata, riesca o no; il nemico che si avvicina la sveglia gratis.
guide-prussia-sight =
    Il nemico in vista
    Una volta sola, quando vede un nemico entro sette esagoni, un’Armata che dorme può tentare di svegliarsi nel mezzo della mossa avversaria. Tentare è gratis; si paga solo se riesce e se lo vuoi.
guide-prussia-column =
    In colonna
    Le Ali in colonna marciano veloci e combattono male. Si schierano prima dei tiri di comando, o in fretta quando il nemico arriva a tre esagoni.
guide-prussia-help =
    Comando
    Le unità Inefficaci e quelle fuori comando muovono a metà. Un comandante speciale può rendere Efficace un’Ala con un tiro; il comandante di Armata può guidare due unità di persona.
guide-prussia-rout =
    Rotta
    Le unità in Rotta corrono verso il loro bordo prima che chiunque muova. Tornano solo con il Recupero.
guide-prussia-retreat =
    Ritirata
    Lontano dal nemico e fuori dalle sue zone, se possibile. Attraverso i propri una ritirata semina disordine: controllano subito il morale, e possono ritirarsi a loro volta.
guide-prussia-follow =
    Il comandante
    Un comandante può seguire l’unità che si ritira, o restare con chi tiene.
guide-prussia-order =
    Movimento
    Una pedina dopo l’altra. Le unità sotto un segnalino di Ingaggiato sono vincolate: scambiarle gira il segnalino su −2. Qui si possono riordinare le pile.
guide-prussia-move =
    In marcia
    I numeri mostrano quanto costa ogni esagono. La fanteria che diventa Ingaggiata deve fermarsi; come Supporto può proseguire.
guide-prussia-stack =
    Nella pila
    Scegli il posto; accanto a ognuno sta che cosa sarà l’unità lì.
guide-prussia-bombard =
    Artiglieria
    Distanza da 1 a 3, in vista, e non su nemici accanto alle tue truppe. Nel turno nemico spari solo su esagoni adiacenti, prima che attacchi.
guide-prussia-rally =
    Recupero
    Ogni unità scossa fuori dalle zone nemiche può provare una volta: tira il suo morale o meno. Indicala per vedere che cosa aiuta e che cosa ostacola.
guide-prussia-fight =
    Preparare i combattimenti
    Ogni unità Ingaggiata di entrambe le parti deve combattere una volta. Il piano mostra chi è ancora spaiato; colori e numeri uniscono chi si tocca. Un combattimento che lascerebbe qualcuno senza nemico è rifiutato.
guide-prussia-evade =
    Sottrarsi
    Le unità veloci possono andarsene prima del colpo, di un esagono, tutte insieme. Nessun altro può.
guide-prussia-support =
    Circondati
    Con del Supporto nell’esagono puoi gettarlo nella mischia, fino a quattro livelli. Entrambe le parti perdono allora uno in più.
guide-prussia-lead =
    L’unità di testa
    Il suo morale conta nel tiro, e prende la prima perdita.
guide-prussia-ground =
    Il terreno
    L’attaccante dice su quali due esagoni va la spinta principale: conta il peggiore dei due, e ciò che sta in mezzo.
guide-prussia-roll =
    Il dado del combattimento
    Colonna, modificatori e i sei risultati stanno nel pannello. Dopo, i comandanti negli esagoni possono cadere.
guide-prussia-lose =
    Pagare il risultato
    Un punto perdita costa un livello, o una ritirata quando l’unità ha perso il primo livello e il suo morale è basso. Perdere livelli tiene l’esagono, ripiegare salva l’unità.
guide-prussia-advance-into =
    Avanzata
    Fanteria e cavalleria degli esagoni attaccanti possono entrare, con i comandanti. L’artiglieria trovata lì si cattura con un tiro.
guide-prussia-momentum =
    Impeto
    Si è vinto più di quanto il nemico potesse pagare: prosegui di un esagono, o metti un segnalino che pesa sul suo prossimo combattimento.
guide-prussia-charge =
    Carica
    Nomina i cavalieri, poi l’esagono. Un dado per tutti: con morale e comandante deve arrivare a 11.
guide-prussia-waiting =
    Il turno nemico
    Guarda le sue linee: il prossimo turno chi è Ingaggiato deve combattere. Ti si chiede ogni volta che le tue unità hanno qualcosa da decidere.
guide-prussia-over =
    La battaglia è finita
    La barra qui sotto riporta a ogni momento, e da lì puoi giocare diversamente. Il prossimo passo è Rossbach: eserciti più grandi, che devono prima svegliarsi.

## La missione guidata del ponte di Corbeau
guide-corbeau-welcome =
    Benvenuto, sergente
    Guidi otto uomini contro un nemico che nessuno gioca: lo muove un libro di paragrafi, e tu leggi soltanto ciò in cui ti imbatti. Passa il ponte, fruga il mulino, riporta le carte.
    Ti spiego ogni domanda quando arriva e ti propongo un inizio. Puoi seguirmi o no: il tavolo offre solo ciò che le regole permettono.
guide-corbeau-squad =
    Chi va?
    Una squadra nuova si compra uomo per uomo. Quella già pronta ha nomi, abitudini e buoni occhi: per la prima volta prendi questa.
guide-corbeau-kit =
    L’armeria
    Tutto costa punti e occupa posto: le caselle scure sono ciò che un uomo può portare, quelle dorate le munizioni. Scegli un uomo per vedere che cosa ci sta ancora. Per oggi basta un pulsante: a ciascuno il suo corredo.
guide-corbeau-kit-done =
    Armati
    Ogni scheda mostra le caselle piene e quelle libere. Se vuoi, posto e punti per altro ce ne sono: una granata in più non guasta mai. Quando sei contento, premi Fatto.
guide-corbeau-group =
    Operazioni
    Finché non si vede il nemico non ci sono turni: va uno solo, o vanno in diversi insieme. Fai clic su chi deve andare. Ne bastano quattro: il sergente, Brandt, Tuttle, e Sorrentino, che ci vede meglio di tutti.
guide-corbeau-enter =
    Si entra
    Gli esagoni segnati sono quelli da cui si entra. Prendi A6.
guide-corbeau-story =
    Hai letto qualcosa
    Ciò in cui ti imbatti sta nella cronaca, e la scheda Racconto lo conserva da rileggere. Quello che non hai letto non lo sa nessuno, nemmeno questa pagina.
guide-corbeau-march =
    Un esagono può nascondere qualcosa
    Ogni esagono in cui si entra viene cercato su una scheda nascosta. Spesso non c’è nulla. Siccome guardare vuol dire sapere, un passo non si può annullare. Vai in B6.
guide-corbeau-event =
    Un controllo
    Qui la scheda ha chiesto un controllo eventi: due dadi, e quello che l’elenco dice della loro somma. Il segnalino vuol dire che l’esagono ha già detto la sua. Prosegui per C6 fino a D5, accanto alla strada.
guide-corbeau-look =
    Occhio fino
    In D5 Sorrentino si è guardato intorno: un dado non più alto della sua Percezione trova qualcosa. Se si accorgono di voi lo dice un altro dado, contro il livello di attivazione. La barra in alto dice se qualcuno è in ascolto. Vai in E5, e trattieni il fiato.
guide-corbeau-rounds =
    I Round
    L’hai visto per primo. Adesso il tempo si conta: in ogni Round un dado decide quanti turni ha ciascuno, secondo la sua Iniziativa. La striscia sopra la domanda mostra chi ne ha due, uno o nessuno, e chi ha perso la testa.
guide-corbeau-first =
    Il miglior tiratore
    Agisce prima chi ha due turni, e il vantaggio è tuo. Tuttle ha Abilità con le armi +2: il numero rosso in basso a destra sulla sua pedina. Tocca a lui.
guide-corbeau-fire =
    Fuoco
    Il tiro mirato prende tutto il turno e colpisce più spesso; quello istintivo lascia il tempo per un secondo colpo. Sotto le risposte trovi le probabilità e di che cosa sono fatte: distanza, terreno, posizione, abilità. Spara con calma.
guide-corbeau-stance =
    Giù
    Colpito! Dopo aver agito un uomo può ancora cambiare posizione. Chi si accovaccia è più difficile da colpire, chi si stende ancora di più, ma da terra non si cammina e non si spara. Accovacciati.
guide-corbeau-second =
    Prima che si riprenda
    La sentinella è ferita e ha ancora un turno. Adesso Sorrentino.
guide-corbeau-aim =
    Una granata
    Per una granata non serve buona mira, basta l’esagono giusto, e chi c’è dentro può farsi male. Prendine una in mano: poi ti si chiede dove va.
guide-corbeau-throw =
    Dove?
    Fermando il puntatore su un esagono leggi la probabilità che ci arrivi; se no finisce larga, e non sempre lontano dagli amici. Lanciala in H5.
guide-corbeau-your-game =
    Adesso la pattuglia è tua
    La sentinella è fuori combattimento. Di là dal fiume aspettano il mulino e chi c’è dentro; anche il fienile e la casetta valgono un punto l’uno. Tieni vicini gli altri, passate uno alla volta, e tornate a casa per A4-A8.
    Io continuo a spiegarti ogni domanda. Buona fortuna.
guide-corbeau-finish =
    Fatto
    Resta così com’è: Fatto.

## Ogni domanda di Ambush!
guide-ambush-squad =
    Quale squadra?
    Quella già pronta serve tutta intera. Una nuova si compra con i punti squadra, e le sue caratteristiche si tirano con i dadi.
guide-ambush-recruit =
    Comprare soldati
    Otto uomini, di cui almeno uno capo. L’Iniziativa costa e vale: dà turni nei Round e tiene lontano il panico.
guide-ambush-equip =
    Equipaggiamento
    Scegli un uomo, poi che cosa prende. I prezzi sono punti armamento; le caselle scure sono di trasporto, quelle dorate di munizioni. Caricatori e granate: diversi per un punto.
guide-ambush-set-up =
    Schieramento
    Le istruzioni dicono dove ciascuno può cominciare: gli esagoni segnati sono quelli.
guide-ambush-operations =
    Operazioni
    Scegli chi va, poi dove. Un gruppo va insieme, esagono dopo esagono, e ogni esagono nuovo può nascondere qualcosa. Per il resto puoi cambiare posizioni, passare oggetti, trascinare i feriti.
guide-ambush-choose =
    Decidi tu
    Il paragrafo ti lascia una scelta. Che cosa ne verrà fuori non te lo sa dire nessuno.
guide-ambush-handle =
    Di mano in mano
    Le armi riempiono le caselle di trasporto, caricatori e granate quelle delle munizioni. Ciò che si posa resta nell’esagono.
guide-ambush-act =
    A chi tocca?
    La striscia in alto mostra chi ha ancora turni. Scegli chi fa il suo adesso; finiti i tuoi, tocca al nemico o alla casella successiva.
guide-ambush-turn =
    Un turno
    Muovere, sparare, lanciare, aiutare qualcuno o cedere il turno: di regola una cosa sola. Le probabilità degli attacchi stanno sotto le risposte.
guide-ambush-move-on =
    In movimento
    Il terreno costa punti movimento; accovacciati si va più piano, strisciando ancora di più. Fermati dove vuoi.
guide-ambush-second-shot =
    Ancora uno?
    Dopo un tiro istintivo c’è il tempo per un secondo colpo o per qualche passo.
guide-ambush-stance =
    E adesso?
    Dopo aver agito un uomo può cambiare posizione. In basso si è al sicuro, ma si è lenti.
guide-ambush-throw =
    Dove va?
    In qualsiasi esagono a portata. La probabilità è quella di centrare l’esagono; un lancio largo cade lì vicino.
guide-ambush-react =
    Qualcosa ai suoi piedi
    L’ha vista in tempo. Ributtarla via è da coraggiosi, buttarsi a terra è da saggi.
guide-ambush-let-go =
    Troppo da portare
    Un ferito porta di meno. Qualcosa deve restare qui.
guide-ambush-drive =
    Al volante
    Le auto amano le strade. Girare costa punti come un esagono, e chi guida troppo in fretta finisce male.
guide-ambush-other =
    Tocca a te
    Tutto ciò che è permesso viene offerto. Premi il numero di una regola per leggerla.
guide-ambush-waiting =
    Aspetta
    Il nemico agisce secondo i suoi paragrafi. La cronaca dice che cosa fa.
guide-ambush-over =
    Missione finita
    I punti sono contati a destra. Rivedi tutto con la barra in basso, o manda fuori un’altra pattuglia: i dadi racconteranno un’altra storia.

## La partita guidata del passaggio dell’Imjin
guide-imjin-welcome =
    Benvenuto sull’Imjin
    Guidi la Corea del Nord, per due turni. Munsan (N2917), Uijeongbu (N3019) o un solo passaggio sul confine valgono una vittoria minore, Goyang (N2820) una maggiore; gli Alleati ottengono di più se prendono Kaesong o Haeju.
    Ti spiego ogni domanda quando arriva e ti suggerisco un’apertura. Seguimi o no: il tavolo offre solo ciò che le regole permettono.
guide-imjin-base =
    Una base per gli elicotteri
    Gli elicotteri d’attacco partono da una base e vi tornano. Il Mi-24D arriva a 12 esagoni: da N2414 copre il confine e sta al sicuro.
guide-imjin-counters =
    Leggere una pedina
    1/815 mostra 4-4 e 8: attacco, difesa e movimento. Il fondo rosso vuol dire meccanizzata, quello giallo fanteria leggera che gli elicotteri possono portare. Il disco a sinistra è l’efficienza, 5; i punti sono due livelli. La prima perdita la gira sul lato più debole, la seconda la elimina.
guide-imjin-segments =
    Chi può fare che cosa, e quando
    Hai l’iniziativa, quindi questo turno ha tutti i segmenti: muovi e combatti, sfrutti il successo, poi gli Alleati reagiscono, poi tutti muovono e combattono ancora una volta. La riga in alto dice sempre di chi è il segmento e chi può muovere come.
guide-imjin-tunnel =
    Un Tunnel sotto il confine
    Nel primo turno ne hai uno. Attiva «Tunnel» e indica N2818: ogni attacco contro quell’esagono conta 2 in meno sul dado, e due esagoni accanto possono tenere più unità. È lì che colpiamo.
guide-imjin-lift =
    Oltre i reticolati
    Un punto aeromobile porta un punto raggruppamento fino a 24 esagoni. Prendi 81 LI con «In elicottero» e mandala dietro il fronte: i sudcoreani dovranno voltarsi.
guide-imjin-escort =
    Scorta
    Il nemico può sparare a ogni volo. Ogni punto aereo di scorta peggiora il suo dado di 1. In questo turno ne hai quattro e tre servono per l’attacco: danne uno.
guide-imjin-land =
    Dove atterrare
    Mai in una Città, in un esagono Urbano o in un’Installazione del nemico, ma accanto, fuori dalle sue zone di controllo. N2720 è di fronte a Goyang, oltre l’Han. Poi il nemico spara.
guide-imjin-goyang =
    Dentro Goyang
    Sei passato. Da un esagono di atterraggio libero da zone nemiche è permesso un passo in un luogo vuoto accanto: entra a Goyang.
guide-imjin-clearing =
    Non ancora tua
    Una Città nemica va rastrellata. Sotto il segnalino 81 LI non può attaccare, e alla fine del turno si tira: ci vorrebbero tre punti raggruppamento, e ne hai uno. Intanto ogni unità mandata contro di lei manca sull’Imjin.
guide-imjin-brigades =
    Due brigate, una marcia
    Le unità che cominciano insieme possono marciare insieme. Prendi 1/815 e aggiungi 2/815.
guide-imjin-march =
    Zone di controllo
    Almeno due punti raggruppamento hanno una zona nei sei esagoni intorno; chi vi entra si ferma. Non oltre i fiumi, e per ora non oltre il confine. Fai clic su N2717: la strada si trova da sola. Nel primo turno un esagono di confine costa 1 in più.
guide-imjin-halt =
    Quattro per esagono
    17 Snp e due brigate fanno tre punti raggruppamento; quattro stanno in un esagono senza danno. La marcia finisce qui.
guide-imjin-undo =
    Hai cambiato idea?
    Annulla, o il tasto u, ritira le tue ultime risposte. Restano solo i dadi e ciò che è stato rivelato. Il tasto w sopra un esagono dice perché un’unità ci può andare o no.
guide-imjin-end-movement =
    Chiudi il segmento
    N2818 ha ora nemici su tre lati: 10 punti di attacco in N2817, 11 in N2717, 5 in N2718. È quanto ci serve.
guide-imjin-target =
    Scegli il bersaglio
    Non devi mai attaccare, e un esagono è attaccato una volta sola in un segmento. In N2818 stanno 1/I e un Avamposto di Combattimento.
guide-imjin-attackers =
    Attaccano tutti
    Aggiungi le sei unità; un clic sul bersaglio lo fa in una volta. Tre esagoni di attaccanti contano 1 in meno sul dado.
guide-imjin-planner =
    Leggi il piano
    26 a 7: più di 3:1, e la frazione aiuta il dado. La Fortificazione del confine sposta di due colonne a sinistra, la sorpresa di una a destra. Sotto stanno le probabilità esatte; un dado basso è buono per l’attaccante.
guide-imjin-declare =
    Non si torna indietro
    Un attacco dichiarato va combattuto. Dichiaralo.
guide-imjin-lead =
    L’unità di testa
    La sua efficienza contro quella del nemico dà altre colonne, e prende la prima perdita. 17 Snp porterebbe una colonna, ma ha un livello solo e andrebbe persa. 1/815 la può sopportare.
guide-imjin-support =
    Appoggio dal cielo
    Fino a quattro punti aerei e due unità di elicotteri appoggiano un attacco; ogni punto conta 1 in meno sul dado. Impegna i tre punti aerei e Mi-24D 1.
guide-imjin-support-done =
    Ora il difensore
    È tutto. Può rispondere con due punti aerei e un’unità di elicotteri; poi la contraerea spara a entrambi.
guide-imjin-roll =
    Il dado
    Un esito come 1/3R si legge: tu perdi un livello, lui tre, e ciò che resta si ritira. Le sue perdite vengono prima. Tira!
guide-imjin-advance =
    Avanzata dopo il combattimento
    In N2818 non è rimasto nessuno. Almeno un attaccante deve entrare, quattro punti raggruppamento al massimo: le due brigate e 6/II.
guide-imjin-advance-done =
    La testa di ponte è piena
    Le zone di controllo non ostacolano mai un’avanzata. Le unità motorizzate e meccanizzate avrebbero potuto fare anche un esagono in più, se ce ne fosse stato uno vuoto senza un fiume davanti.
guide-imjin-end-combat =
    Il primo colpo è dato
    Nessun altro può attaccare. Ora possono reagire le unità Elite del nemico, quelle con efficienza 6 o più; poi tocca a te sfruttare il successo.
guide-imjin-exploitation =
    Sfruttamento
    Le unità fuori dalle zone di controllo nemiche muovono ancora, con tutti i loro punti. Qui una breccia diventa uno sfondamento, se dietro c’è una strada.
guide-imjin-end-exploitation =
    Tieni ciò che hai
    Dietro N2818 scorre l’Imjin: oltre un fiume ogni attacco conta metà. Le tue divisioni stanno bene dove sono, quindi chiudi il segmento; o serra sotto con 15/II, se vuoi.
guide-imjin-no-exploitation =
    Non a ogni costo
    Gli attacchi di questo segmento sono spostati di due colonne a sinistra, e qui si aggiunge la forza dimezzata. Lascia stare.
guide-imjin-to-come =
    Che cosa viene ancora
    Prima gli Alleati reagiscono con tutto ciò che hanno. Poi le due parti muovono e combattono ancora una volta, tu per primo, senza spostamenti. Chi controlla un esagono, e se un luogo è rastrellato, si decide solo alla fine del turno.
guide-imjin-your-game =
    Adesso è la tua partita
    Chiudi il segmento e affronta il contrattacco. Munsan si può attaccare da tre lati, a Goyang servono amici per 81 LI, e Haeju non deve cadere in mano ai Marine. Il secondo turno è conteso e breve. Tieni punti aerei per la difesa.
    Io resto qui e ti spiego ogni domanda. Il tasto ? apre l’aiuto.

## Ogni domanda di Next War
guide-nextwar-set-up =
    Schieramento
    I luoghi segnati sono quelli che lo scenario permette a questa pedina. Tieni gli elicotteri a portata del fronte, gli Avamposti dove cadrà il primo attacco.
guide-nextwar-weather =
    Il tempo
    Chi ha l’iniziativa sceglie quello del primo turno. Il brutto tempo costa di più alla parte senza aerei per ogni tempo.
guide-nextwar-base-lost =
    Una base è caduta
    Ciò che è sopravvissuto deve volare subito a un’altra base a portata, e per questo turno non fa altro. Un’unità di elicotteri che non ne ha è persa.
guide-nextwar-shelter =
    Tempesta
    Le navi lasciano la costa: verso un porto amico o la casella In Mare della loro zona.
guide-nextwar-mover =
    Movimento
    Indica un’unità e poi dove va, oppure trascinala: una pila trascinata va tutta insieme. I pulsanti sopra le risposte passano ad altri modi: in elicottero, via mare, da base a base. Entrare in una zona di controllo nemica ferma l’unità e costa 1.
guide-nextwar-elite =
    Reazione delle Elite
    Solo le unità con efficienza 6 o più che stanno fuori dalle zone di controllo nemiche, e solo a terra. Chiudi la falla, o togliti di mezzo.
guide-nextwar-exploitation =
    Sfruttamento
    Le unità fuori dalle zone di controllo nemiche muovono ancora. Cerca varchi e strade, e ritirate che puoi sbarrare.
guide-nextwar-march =
    In marcia
    Ogni esagono mostra quanto si è speso per arrivarci. Un’unità può sempre fare un esagono. Senza «Aggira il luogo» si ferma in una Città o in un’Installazione nemica per rastrellarla.
guide-nextwar-escort =
    Scorta
    Ogni punto aereo di scorta peggiora di 1 il fuoco nemico, e non può essere colpito. Ciò che dai qui manca nei combattimenti.
guide-nextwar-landing =
    Atterraggio
    Su altipiani e montagne serve una strada; esagoni Urbani, Città e Installazioni del nemico sono vietati. In una zona di controllo nemica l’unità si ferma.
guide-nextwar-step =
    Ancora un passo
    Chi è atterrato fuori dalle zone nemiche può entrare in un luogo nemico vuoto accanto e cominciare a rastrellarlo.
guide-nextwar-sail =
    Le navi
    In Mare, Interna, esagono di mare aperto: un’unità navale muove lungo questa catena. I Marine che cominciano nella casella Interna con le loro navi possono sbarcare dall’esagono di mare nel prossimo segmento di combattimento.
guide-nextwar-ship =
    Trasporto via mare
    Da porto a porto, o sulla spiaggia di una Testa di Ponte. Dove la casella Interna non è tua, un tiro decide se il viaggio riesce.
guide-nextwar-target =
    Combattimento
    Scegli un esagono da attaccare, o chiudi il segmento: nessuno deve attaccare. Cerca bersagli su terreno aperto, senza un fiume davanti, raggiungibili da tre esagoni o più.
guide-nextwar-exploitation-combat =
    Combattimento di Sfruttamento
    Può attaccare ogni unità, ma con due colonne in meno. Valgono la pena solo attacchi forti.
guide-nextwar-plan =
    Preparare un attacco
    Aggiungi unità e guarda il rapporto, gli spostamenti e le probabilità. Un fiume dimezza chi attacca attraverso di esso; i corazzati contano doppio su terreno aperto contro chi non ne ha.
guide-nextwar-defenders =
    Troppi per difendere
    In un esagono in eccesso di raggruppamento difendono solo unità fino al limite. Scegli le migliori.
guide-nextwar-lead =
    L’unità di testa
    La sua efficienza si confronta con quella del nemico, e prende la prima perdita. La migliore sposta la colonna, quella con due livelli sopravvive.
guide-nextwar-attack-support =
    Appoggio all’attacco
    Al massimo quattro punti aerei, due unità di elicotteri, navi a portata senza limite. La contraerea spara a tutti tranne che alle navi. Ciò che è speso è perso per il turno.
guide-nextwar-defense-support =
    Appoggio alla difesa
    Al massimo due punti aerei, un’unità di elicotteri, navi a portata. Ogni punto conta 1 in più sul dado dell’attaccante. È questo lo scontro per cui spenderli?
guide-nextwar-roll =
    Tira
    Il piano mostra colonna e modificatori. Più basso il dado, meglio per l’attaccante; in un esito la sua perdita sta per prima.
guide-nextwar-loss =
    Perdite
    L’unità di testa perde il primo livello. Poi ogni unità deve averne perso uno prima che una ne perda un secondo: scegli chi puoi sacrificare.
guide-nextwar-repulsed =
    Ributtati in mare
    L’assalto è fallito e costa un altro livello. I Marine restano con le navi e possono riprovare.
guide-nextwar-stand =
    Resistere o andare?
    Negli esagoni Urbani, nelle Città, nelle Fortificazioni, in Montagna e nelle Teste di Ponte si può rifiutare la ritirata: si tira sull’efficienza più bassa. Restare costa un livello in più.
guide-nextwar-retreat =
    Ritirata
    Verso il tuo bordo della mappa, fuori dalle zone di controllo nemiche; passarci può costare un livello. Dove nessuno può andare, l’esagono perde un altro livello.
guide-nextwar-advance =
    Avanzata
    Almeno un attaccante entra, e nessuno oltre il limite. In una Città, in un esagono Urbano o in un’Installazione del nemico chi entra deve rastrellare.
guide-nextwar-advance-again =
    Un secondo esagono
    Le unità motorizzate e meccanizzate possono proseguire in un esagono vuoto, zone o non zone. Pensa a dove le troverebbe un contrattacco.
guide-nextwar-beachhead =
    Una Testa di Ponte
    Porta rifornimenti e altre truppe via mare, tiene due punti raggruppamento in più e aiuta la difesa. Ce ne sono poche.
guide-nextwar-clearing =
    Rastrellamento
    Dado più modificatori devono arrivare al numero del segnalino: l’efficienza dell’unità di testa aiuta, troppo poche unità nuocciono. Un esagono Urbano vuole quattro punti raggruppamento, una Città tre, un’Installazione due.
guide-nextwar-reinforcement =
    Rinforzi
    Scegli fra i luoghi segnati; le unità pesanti hanno bisogno di un porto, le altre di una base fuori dalle zone di controllo nemiche.
guide-nextwar-replacements =
    Rimpiazzi
    Ridai un livello alle unità ridotte fuori dalle zone di controllo nemiche, o ricostruisci a più caro prezzo quelle perse. I punti si possono conservare.
guide-nextwar-waiting =
    Giocano gli Alleati
    Guarda la cronaca e la mappa. Se ti attaccano, torno io: sceglierai l’unità di testa e l’appoggio.
guide-nextwar-over =
    La partita è finita
    Riguardala con la barra qui sotto. Poi prova l’altra parte: sbarcare i Marine è una partita a sé. «Il treno per Seoul» è un buon passo successivo.
