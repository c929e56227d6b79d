### Next War: Korea: formazioni, modi di agire, e ciò che si legge dai tracciati.

## Formazioni: il corpo d’armata, la divisione o la forza a cui appartiene una pedina

nextwar-mark-of-i = I Corpo d’armata
nextwar-mark-of-ii = II Corpo d’armata
nextwar-mark-of-iii = III Corpo d’armata
nextwar-mark-of-iv = IV Corpo d’armata
nextwar-mark-of-v = V Corpo d’armata
nextwar-mark-of-vii = VII Corpo d’armata
nextwar-mark-of-viii = VIII Corpo d’armata
nextwar-mark-of-ix = IX Corpo d’armata
nextwar-mark-of-x = X Corpo d’armata
nextwar-mark-of-xi = XI Corpo d’armata
nextwar-mark-of-108 = 108º Corpo meccanizzato
nextwar-mark-of-425 = 425º Corpo meccanizzato
nextwar-mark-of-806 = 806º Corpo meccanizzato
nextwar-mark-of-815 = 815º Corpo meccanizzato
nextwar-mark-of-820 = 820º Corpo corazzato
nextwar-mark-of-i-rok = I Corpo d’armata sudcoreano
nextwar-mark-of-ii-rok = II Corpo d’armata sudcoreano
nextwar-mark-of-iii-rok = III Corpo d’armata sudcoreano
nextwar-mark-of-v-rok = V Corpo d’armata sudcoreano
nextwar-mark-of-vi-rok = VI Corpo d’armata sudcoreano
nextwar-mark-of-vii-rok = VII Corpo d’armata sudcoreano
nextwar-mark-of-viii-rok = VIII Corpo d’armata sudcoreano
nextwar-mark-of-ix-rok = IX Corpo d’armata sudcoreano
nextwar-mark-of-xi-rok = XI Corpo d’armata sudcoreano
nextwar-mark-of-cdc-rok = Comando di difesa della capitale
nextwar-mark-of-1a-rok = Prima armata sudcoreana
nextwar-mark-of-2id-us = 2ª Divisione di fanteria
nextwar-mark-of-25id-us = 25ª Divisione di fanteria
nextwar-mark-of-1id-us = 1ª Divisione di fanteria
nextwar-mark-of-3id-us = 3ª Divisione di fanteria
nextwar-mark-of-1cav-us = 1ª Divisione di cavalleria
nextwar-mark-of-10mt-us = 10ª Divisione da montagna
nextwar-mark-of-82abn-us = 82ª Divisione aviotrasportata
nextwar-mark-of-101aa-us = 101ª Divisione d’assalto aereo
nextwar-mark-of-i-mef = I Forza di spedizione dei Marines
nextwar-mark-of-iii-mef = III Forza di spedizione dei Marines
nextwar-mark-of-11-meu = 11ª Unità di spedizione dei Marines
nextwar-mark-of-13-meu = 13ª Unità di spedizione dei Marines
nextwar-mark-of-15-meu = 15ª Unità di spedizione dei Marines
nextwar-mark-of-39ga = 39ª Armata cinese
nextwar-mark-of-40ga = 40ª Armata cinese
nextwar-mark-of-west-jpn = Armata occidentale giapponese

## Altri segni delle pedine

nextwar-mark-bracketed = in difesa conta solo tra sue pari
nextwar-mark-selected = in movimento
nextwar-mark-attacking = attacca
nextwar-mark-defending = difende

## Modi di agire da attivare prima di indicare

nextwar-mode-bypass = Aggira il luogo
nextwar-mode-fly = Trasporto aereo
nextwar-mode-paradrop = Lancio col paracadute
nextwar-mode-airmobile = In elicottero
nextwar-mode-lift = Dalle navi in elicottero
nextwar-mode-ship = Via mare
nextwar-mode-embark = Imbarco
nextwar-mode-dismantle = Togli una Testa di Ponte
nextwar-mode-tunnel = Tunnel

## Chi domina una casella di mare

nextwar-reading-yellow-sea-at-sea = { $number ->
    [-1] Corea del Nord
    [0] contesa
   *[1] Alleati
}
nextwar-reading-yellow-sea-inshore = { $number ->
    [-1] Corea del Nord
    [0] contesa
   *[1] Alleati
}
nextwar-reading-east-sea-at-sea = { $number ->
    [-1] Corea del Nord
    [0] contesa
   *[1] Alleati
}
nextwar-reading-east-sea-inshore = { $number ->
    [-1] Corea del Nord
    [0] contesa
   *[1] Alleati
}

## Capitoli del gioco avanzato

nextwar-chapter-16 = Gioco avanzato: pedine
nextwar-chapter-17 = Gioco avanzato: sequenza
nextwar-chapter-18 = Quartieri generali
nextwar-chapter-19 = Rifornimento
nextwar-chapter-20 = Operazioni speciali
nextwar-chapter-21 = Individuazione
nextwar-chapter-22 = Unità aeree
nextwar-chapter-23 = Missioni aeree
nextwar-chapter-24 = Difesa aerea su tracciato
nextwar-chapter-25 = Trasporto per via aerea
nextwar-chapter-26 = Missili
nextwar-chapter-27 = Colpi e riparazioni
nextwar-chapter-28 = Le Nazioni Unite
nextwar-chapter-29 = Unire i due giochi
nextwar-chapter-nwk-8 = Corea: quartieri generali
nextwar-chapter-nwk-9 = Corea: bersagli
nextwar-chapter-nwk-10 = Corea: guerra elettronica
nextwar-chapter-nwk-11 = Corea: aerei
nextwar-chapter-nwk-12 = Corea: impianti protetti
nextwar-chapter-nwk-13 = Corea: missili
nextwar-chapter-nwk-14 = Corea: le Nazioni Unite

## Punti sempre in vista

nextwar-short-air-points = Punti aerei
nextwar-short-airmobile-points = Punti aeromobili
