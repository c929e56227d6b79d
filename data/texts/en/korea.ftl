### Next War: Korea: formations, ways of acting, and what is read from tracks.

## Formations: the corps, division or force that a counter belongs to

nextwar-mark-of-i = I Corps
nextwar-mark-of-ii = II Corps
nextwar-mark-of-iii = III Corps
nextwar-mark-of-iv = IV Corps
nextwar-mark-of-v = V Corps
nextwar-mark-of-vii = VII Corps
nextwar-mark-of-viii = VIII Corps
nextwar-mark-of-ix = IX Corps
nextwar-mark-of-x = X Corps
nextwar-mark-of-xi = XI Corps
nextwar-mark-of-108 = 108 Mechanized Corps
nextwar-mark-of-425 = 425 Mechanized Corps
nextwar-mark-of-806 = 806 Mechanized Corps
nextwar-mark-of-815 = 815 Mechanized Corps
nextwar-mark-of-820 = 820 Armored Corps
nextwar-mark-of-i-rok = I Corps, South Korea
nextwar-mark-of-ii-rok = II Corps, South Korea
nextwar-mark-of-iii-rok = III Corps, South Korea
nextwar-mark-of-v-rok = V Corps, South Korea
nextwar-mark-of-vi-rok = VI Corps, South Korea
nextwar-mark-of-vii-rok = VII Corps, South Korea
nextwar-mark-of-viii-rok = VIII Corps, South Korea
nextwar-mark-of-ix-rok = IX Corps, South Korea
nextwar-mark-of-xi-rok = XI Corps, South Korea
nextwar-mark-of-cdc-rok = Capital Defense Command
nextwar-mark-of-1a-rok = First Army, South Korea
nextwar-mark-of-2id-us = 2nd Infantry Division
nextwar-mark-of-25id-us = 25th Infantry Division
nextwar-mark-of-1id-us = 1st Infantry Division
nextwar-mark-of-3id-us = 3rd Infantry Division
nextwar-mark-of-1cav-us = 1st Cavalry Division
nextwar-mark-of-10mt-us = 10th Mountain Division
nextwar-mark-of-82abn-us = 82nd Airborne Division
nextwar-mark-of-101aa-us = 101st Air Assault Division
nextwar-mark-of-i-mef = I Marine Expeditionary Force
nextwar-mark-of-iii-mef = III Marine Expeditionary Force
nextwar-mark-of-11-meu = 11th Marine Expeditionary Unit
nextwar-mark-of-13-meu = 13th Marine Expeditionary Unit
nextwar-mark-of-15-meu = 15th Marine Expeditionary Unit
nextwar-mark-of-39ga = 39th Group Army
nextwar-mark-of-40ga = 40th Group Army
nextwar-mark-of-west-jpn = Western Army, Japan

## Further marks of counters

nextwar-mark-bracketed = counts in defense only among its like
nextwar-mark-selected = on the move
nextwar-mark-attacking = attacking
nextwar-mark-defending = defending

## Ways of acting that are switched on before pointing

nextwar-mode-bypass = Pass a place by
nextwar-mode-fly = Air transport
nextwar-mode-paradrop = Parachutes
nextwar-mode-airmobile = By helicopter
nextwar-mode-lift = From the ships by helicopter
nextwar-mode-ship = By sea
nextwar-mode-embark = Go aboard
nextwar-mode-dismantle = Remove a beachhead
nextwar-mode-tunnel = Tunnels

## Who rules a box at sea

nextwar-reading-yellow-sea-at-sea = { $number ->
    [-1] North Korea
    [0] contested
   *[1] Allies
}
nextwar-reading-yellow-sea-inshore = { $number ->
    [-1] North Korea
    [0] contested
   *[1] Allies
}
nextwar-reading-east-sea-at-sea = { $number ->
    [-1] North Korea
    [0] contested
   *[1] Allies
}
nextwar-reading-east-sea-inshore = { $number ->
    [-1] North Korea
    [0] contested
   *[1] Allies
}

## Chapters of the advanced game

nextwar-chapter-16 = Advanced game: counters
nextwar-chapter-17 = Advanced game: sequence
nextwar-chapter-18 = Headquarters
nextwar-chapter-19 = Supply
nextwar-chapter-20 = Special operations
nextwar-chapter-21 = Detection
nextwar-chapter-22 = Air units
nextwar-chapter-23 = Air missions
nextwar-chapter-24 = Air defense on a track
nextwar-chapter-25 = Transport by air
nextwar-chapter-26 = Missiles
nextwar-chapter-27 = Hits and repairs
nextwar-chapter-28 = The United Nations
nextwar-chapter-29 = Mixing both games
nextwar-chapter-nwk-8 = Korea: headquarters
nextwar-chapter-nwk-9 = Korea: targets
nextwar-chapter-nwk-10 = Korea: electronic war
nextwar-chapter-nwk-11 = Korea: aircraft
nextwar-chapter-nwk-12 = Korea: hardened sites
nextwar-chapter-nwk-13 = Korea: missiles
nextwar-chapter-nwk-14 = Korea: the United Nations

## Points that are always in sight

nextwar-short-air-points = Air points
nextwar-short-airmobile-points = Airmobile points
