### Il tavolo: le parole che servono a ogni sistema. Original to Esagono.

## Unisce l'ultima voce di un elenco alle altre.
table-and = e

## Posti e spettatori
table-spectator = spettatore
table-asked = Decide { $seat }
table-waiting = In attesa di { $seat }
table-your-decision = Tocca a te decidere

## Turni
table-turn = Turno { $turn } di { $turns }
table-turn-labeled = Turno { $turn } di { $turns }: { $label }
table-player-turn = Turno giocatore: { $seat }
table-phase = Fase: { $phase }

## Fine della partita
table-over = La partita è finita
table-winner = Vince { $seat }
table-draw = Pareggio
table-result = Risultato: { $result }
table-points =
    { $points ->
        [one] { $seat }: { $points } punto
       *[other] { $seat }: { $points } punti
    }

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
table-odds = Probabilità
table-help = Aiuto
table-quit = Esci
table-choices = Scelte
table-log = Cronaca
table-refused = Non consentito: { $why } [{ $rule }]
table-die = Il d{ $die } segna { $face }.
table-hidden = nascosta

## Gioco testuale nel terminale
table-play-hint = ? per l’aiuto
table-play-help =
    Rispondi con il numero o il testo di un’azione, oppure con una di queste parole:
    ? questo aiuto · map le pedine esagono per esagono · log che cosa è successo finora
    why AZIONE quanto costa, o perché no · odds AZIONE le probabilità dei risultati
    undo ritira l’ultima risposta · record mostra il verbale · quit lascia il tavolo
