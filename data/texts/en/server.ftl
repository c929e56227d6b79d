### What the server says when it cannot do what is asked. Original to Esagono.

## Requests
server-bad-request = The request cannot be read: { $what }
server-media-type = The body of a request is JSON: send it as application/json
server-too-large = Too long: { $limit } kilobytes at most
server-too-many-answers = The record is too long: { $limit } answers at most
server-too-slow = It took too long and was given up: try again, or with less
server-foreign = This table answers only its own page on this machine: open it by the address the program shows
server-no-address = Nothing is at { $path }
server-no-method = { $method } cannot be done here

## What is not there
server-too-many-files = Too many files: { $limit } at most
server-too-many-scenarios = There are { $limit } scenarios of your own already: remove one that you no longer need
server-no-own = There is no scenario of your own { $id }: open its files again
server-needed = { $games ->
    [one] A game of this scenario is still there
   *[other] { $games } games of this scenario are still there
  }, perhaps in the wastebasket: remove it for good first
server-other-files = These files are not those that the record of { $id } was played with: bring the files as they were then
server-no-game = There is no game { $id }: look at the list of games
server-no-rule = There is no rule { $id }
server-no-guide = There is no guide for { $id }
server-no-seat = There is no seat { $seat } at this table
server-no-step = Only { $steps } answers have been given

## Who may do what
server-nobody-looks = Say first who looks at the table
server-bots-seat = A bot plays { $seat-the }: its secrets are shown when the game is over
server-not-asked = The question is for { $seat-the }: only this seat may answer
server-not-yours = The last answer was not yours to take back

## The state of a game
server-stale = The game has gone on: it stands at step { $step } now
server-earlier = This game was played by other rules or files: it can be looked at, but not played on; go on from the last answer that stands as a new game
server-frozen = The game is stopped by a fault of the program: export its record, or play on from an earlier point as a new game
server-spoiled = esagono rescue saves the answers before that as a record
server-deleted = The game lies in the wastebasket: take it back to play on
server-not-deleted = Only a game in the wastebasket can be removed for good

## Faults outside
server-store = Nothing could be written to the disk, and nothing was changed: check the disk and the rights of its folder
server-disk-full = The disk is full and nothing was changed: make room
server-store-busy = Another program holds the file of games and nothing was changed: end that program
server-store-unreadable = The game could not be read from the disk just now: try again
server-store-damaged = The file of games is damaged in this place: nothing was changed, and esagono rescue saves what can be read
server-store-shortened = Only { $readable } of the { $steps } answers of this game can be read: esagono rescue saves them as a record
server-closed = The table is being closed and nothing was changed: start it again

## What is to be known of the file of games
server-notice-shortened = The game “{ $title }” had { $had } answers and has only { $has } now: the others were lost on the disk
server-notice-vanished =
    { $had ->
        [one] The game { $id }, which had one answer, is not there any more: it was lost on the disk
       *[other] The game { $id }, which had { $had } answers, is not there any more: it was lost on the disk
    }
server-notice-kept-aside = The file as it was found lies in { $folder }: esagono rescue --data { $folder } saves what can be read
server-notice-hidden =
    { $games ->
        [one] One game lies on a damaged page of the file and is not listed: esagono rescue saves what can be read
       *[other] { $games } games lie on damaged pages of the file and are not listed: esagono rescue saves what can be read
    }
server-notice-no-backup = No backup of the games could be made: { $why }
server-notice-no-backup-full = No backup of the games could be made, because the disk is full: make room, then start the table again
server-notice-no-backup-damaged = No backup of the games could be made, because their file is damaged: esagono rescue saves what can be read

## Faults of the program
server-bug = The program has a fault: the game stands as before

## Bots
server-bot-random = Does anything the rules allow, without a plan: good for trying out how the pieces move.
server-bot-random-name = Recruit
server-bot-greedy = Looks one step ahead and takes what pays best: good odds, and whatever scores.
server-bot-greedy-name = Captain
