# The table's own words. Those of games lie with the games, shared ones in core/text.

## The house

house = Hastilude
motto = Five knightly games at one table: with friends, or against worthy bots.
loading = Loading…
close = Close
yes = yes
points = { $count ->
    [one] point
   *[other] points
}
try-again = Try again
language = Language
menu = Menu
menu-home = Home
menu-new = New table
menu-account = Name and account
menu-settings = Settings
menu-credits = Credits
theme-to-day = Switch to day
theme-to-night = Switch to night
theme-day = Day
theme-night = Night
theme-system = As the system
away-title = The server does not answer
away-text = The server is away at the moment. This page comes back by itself as soon as it answers.
missing-title = There is nothing here
missing-text = There is no such page. Perhaps the link is too old.
arms-of = arms of { $name }
seat-mark = seat { $letter }

## Games on the shelf

card-play = Play now
card-friends = With friends
card-learn = Learn
card-rules = Rules
card-seats = players
card-time = time
card-minutes = ≈ { $minutes } min
card-weight = weight: { $weight } of 5

## The home page

home-guest = You are a guest
home-compiling = The rules are still being compiled: for now the bots think more slowly.
home-member = You
home-me = You: { $name }. Name and account
home-mine = My tables
home-mine-empty = No tables yet. “Play now” seats you at the first one.
home-puzzle = Puzzle of the day
home-puzzle-about = one best move, three tries
home-puzzle-done = it is over for you; a new one comes tomorrow
home-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
home-puzzle-solve = Solve
home-puzzle-all = All puzzles
home-open = Open tables
home-open-empty = Nobody waits for rivals just now. Open a table for all.
home-finished = Recent games
home-finished-empty = Finished games will be here, to be seen again.
home-your-turn = Your turn
home-status-waiting = Enter
home-status-playing = Go there
home-status-over = Result
home-status-abandoned = Result
home-sit = Sit
home-watch = Watch
home-free = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
home-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
home-a-bot = a bot
home-alone = nobody yet
home-study = Study
home-result-won = won
home-result-place = place { $place } of { $of }
home-result-none = without a result

## The first visit

first-title = Your first game in twenty seconds
first-text = No registration and no rules to read: the game itself tells you each move.
first-another = Another name
first-names = Anselm of the Heath, Adela at the Mill, Hugh the Red, Isabel of Oakwood, Theobald the Silent, Edda of the Pass, Robert of the Reeds, Matilda Keen-eye, Odo at the Gate, Blanche of the Limes
first-opponents = Opponents: { $level }
first-help = hints are on, moves can be taken back
first-sit = Sit down
first-leave = It will not take long: about { $minutes } minutes. Leave whenever you like: the table waits.
first-all = All games
bots-page = { $count ->
    [one] { $count } page
   *[other] { $count } pages
}
bots-random = { $count ->
    [one] { $count } jester
   *[other] { $count } jesters
}
bots-squire = { $count ->
    [one] { $count } squire
   *[other] { $count } squires
}
bot-about-random = moves at random: to look around
bot-about-page = knows the rules and often errs: for a first game
bot-about-squire = takes the best of one move ahead
bot-about-knight = thinks ahead and punishes mistakes
bot-about-champion = thinks longest, the strongest of all
bot-about-own = a bot of whoever runs this house
home-you = you
home-won = { $count ->
    [one] Won by { $winners }
   *[other] Won by { $winners }
}

## New table and waiting room

new-title = New table
new-lead = Everything is set: you may create it at once.
new-settings = Settings
new-doors = Doors
new-help = Help
new-rules = Rules of the game
new-short-me = me
new-short-hot = neighbour
new-short-open = seat
new-short-invited = friend
new-short-bot = bot
new-who-me = You
new-who-open = A friend by link
new-who-any = Whoever comes
new-who-invited = By invitation
new-about-open = the first to come sits down
new-about-invited = the seat waits for whom you call
new-says-link = by link only
new-says-public = open to all
new-says-hints = hints, take-backs
new-says-no-hints = no hints
new-says-confirm = turns are confirmed
new-sum-me = you
new-sum-hot = { $count ->
    [one] { $count } neighbour
   *[other] { $count } neighbours
}
new-sum-friends = { $count ->
    [one] a friend by link
   *[other] { $count } friends by link
}
new-sum-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
new-summary = At the table: { $who }. About { $minutes } minutes.
new-with-bots = At once with bots
new-levels = Who the bots are
new-game = Game
new-seats = Seats
new-count = How many players
new-seat = Seat { $number }
new-seat-me = Me
new-seat-hot = A neighbour at this screen
new-seat-name = The neighbour’s name
new-seat-open = Open to whoever comes
new-seat-invited = By personal invitation
new-seat-bot = Bot
new-clock-text = Clock
new-at-zero = When the time is out
new-at-zero-bot = A bot decides for the player
new-at-zero-claim = The others may call a bot
new-visibility = Who sees the table
new-visibility-link = Only those who have the link
new-visibility-public = Everybody: it is listed on the home page
new-confirm-turn = Confirm turns: until then a turn can be taken back
new-hints = Hints are allowed: a strong bot may be asked for advice
new-team = Team
team = Team { $number }
new-usual = usual
new-as-usual = all as in the box
new-changed = { $count } changed
new-create = Create the table
new-start = Begin the game
clock-none = No clock
clock-quick = Live: a minute, and 10 seconds a turn
clock-live = Leisurely: three minutes, and 30 seconds a turn
clock-slow = By correspondence: a day for each turn
clock-slower = By correspondence: three days for each turn
room-title = Waiting room
room-you = you
room-host = host
room-sit-too = Take for a neighbour
room-swap = Change seats
room-make-open = Open the seat
room-make-bot = Seat a bot
room-invite = Invite
room-invite-link = Personal link to seat { $letter }
room-revoke-invite = Make this invitation void
room-revoke-link = Make this link void and get a new one
room-stand = Stand up
room-level = Which bot
room-fill = { $count ->
    [one] A bot on the free seat
   *[other] Bots on the free seats
}
room-start = Begin
room-not-full = { $count ->
    [one] Not yet: { $count } seat is free.
   *[other] Not yet: { $count } seats are free.
}
room-close = Close the table
room-wait = Waiting for the host to begin.
room-opening = Before the deal everybody’s browser opens its part of the shuffle. Still to come: { $names }.
room-share = Call your friends
room-public = The table is open to all; this is its address
room-link = A link for friends, to sit down or to watch
room-options = Rules of this game
room-options-usual = The usual ones.
share-code = Code for a phone’s camera
share-copy = Copy
share-copied = Copied
share-share = Share

## Seats

bot-names = Bertran, Yvain, Gawain, Percival, Tristan, Galahad, Roland, Oliver, Baldwin, Godfrey, Tancred, Richard
bot-random = Jester
bot-page = Page
bot-greedy = Squire
bot-squire = Squire
bot-knight = Knight
bot-champion = Champion
seat-empty = Nobody
seat-you = { $name } (you)
seat-open = Open seat
seat-invited = By invitation
seat-bot = bot: { $level }
seat-stands-in = a bot plays for them ({ $level })
seat-left = has left the table
seat-away = not connected

## The table

prompt = What is being decided
prompt-drop = Change my mind
prompt-left = { $count ->
    [one] { $count } way left
   *[other] { $count } ways left
}
prompt-count = { $count ->
    [one] one thing may be done
   *[other] { $count } moves to choose from
}
prompt-list = All moves ({ $count })
prompt-thinking = a bot is thinking
hint = Hint
hint-thinking = A strong bot is looking at the table…
hint-says = a bot would
hint-best = best
hint-nearly = nearly as good
hint-worse = a little worse
hint-much-worse = clearly worse
hint-then = then probably: { $what }
own-side = My side of the table
hint-none = It has nothing to advise.
undo = Undo
restart-turn = Begin my turn again
confirm-turn = Confirm the turn
prompt-pending = Do this? { $action }
prompt-final = it cannot be taken back
go-back = Take the last decision back
past-about = The past is on the table: so you saw it then.
past-back = Back
past-next = On
past-now = To the game
notice-out-of-time = Your time is out, and a bot plays for you ({ $level }).
notice-stands-in = A bot plays for you ({ $level }).
notice-left = You have left the table. The game waits for you; the others may agree on a bot.
notice-other-left = { $seat } has left the table: the game waits for their return.
notice-seat-bot = Propose a bot
tabs = Parts of the table
tab-board = Table
tab-actions = Moves
tab-log = Log
tab-rules = Rules
tab-chat = Chat
side = Beside the table
any-numbers = Numbers of the game
any-shared = Shared
any-after = Besides
any-hand = Your hand
actions-all = Show all moves
actions-none = Others decide now.
actions-over = The game is over.
log-since = since your last turn
log-step = Step by step
log-step-at = Step { $n } of { $of }
log-all = Whole log
log-waits = The log goes on when all has been told.
log-empty = Nothing has happened yet.
chat-empty = Quiet so far.
chat-line = Say something at the table
chat-line-spectator = Say something to the spectators
chat-send = Say
chat-spectators = spectators
phrase-hello = Greetings!
phrase-good_luck = Good luck!
phrase-well_played = Well played
phrase-thinking = Thinking…
phrase-thanks = Thank you
phrase-good_game = A fine game
rules-rules = Rules
rules-cards = Cards and figures
rules-search = Find in the rules: a word or an id
rules-none = Nothing found.
figures-none = There is nothing to look up in this game.
figures-about = Figures without a mark stand in the rulebook.
source-public = from a public source
source-derived = follows from the rules
source-reconstructed = reconstructed: the rulebook’s text does not give it
rules-missing = The rules of this game are not written down yet.
clock = time left
clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
line-connecting = connecting
line-away = the line broke, coming back
line-closed = the line is closed
watching = you are watching
watchers = spectators
closed-signed-out = You have signed out. Sign in again to come back to the table.
closed-forbidden = This table is closed to you: ask somebody who sits there for the link.
closed-other = This table cannot be joined at the moment.
abandoned-title = The game was broken off
abandoned = It was agreed to end the game without a result. Nobody has won, nobody has lost.
closed-title = The table is closed
closed-text = The host has closed the table: there will be no game.
curtain-text = Hand the device over. The others look away.
curtain-draw = It is me, show the table
table-menu = At the table
propose-rollback = Propose to go back to the start of my turn
propose-takeover = Propose a bot for { $seat }
propose-abandon = Propose to end without a result
watch-link = Call somebody to watch
watch-link-text = Whoever has this link sees the game, but nobody’s cards
claim-link = Move my seat to another device
claim-text = Open this link on the other device. It works once, for a quarter of an hour.
come-back = Take my seat again
leave = Leave the table
sure-leave = Leave the table? You may come back at any time while the game goes on.
sure-yes-leave = Leave
abandon = End without a result
sure-abandon = Propose to all to end without a result? The game ends if everybody agrees.
sure-abandon-alone = End the game without a result? It cannot be continued later.
sure-yes-abandon = End it
sure-no = Stay
proposal-swap = { $by } proposes to change seats with { $seat }.
proposal-takeover = { $by } proposes a bot in place of { $seat }.
proposal-rollback = { $by } proposes to take the game back.
proposal-abandon = { $by } proposes to end without a result.
proposal-yes = Agree
proposal-no = Decline
proposal-withdraw = Withdraw
proposal-waiting = waiting for { $seats }
overdue = The time of { $seat } is out.
overdue-claim = Call a bot

## Refusals of the table itself

refusal-no_use = Nothing can be done with this now.
refusal-stale = The table has changed meanwhile: have a look and decide again.
refusal-not_seated = Only those who sit at the table decide.
refusal-no_hints = There are no hints at this table.
refusal-one_at_a_time = One hint at a time: the last one is still being thought about.
refusal-no_advice = Nobody can give advice just now. Try again in a moment.
refusal-not_playing = The game is not on.
refusal-too_fast = Too fast. Wait a little.

## News of the table

news-sat = { $seat } sits down.
news-stood = { $seat } stands up.
news-swapped = { $seat } and { $other } change seats.
news-arranged = The host changes a seat.
news-revoked = The host makes a link void.
news-opening = The host begins: everybody’s part of the shuffle is being opened.
news-broken_off = The beginning was broken off: the parts of the shuffle that were open are made anew.
news-started = The game begins.
news-closed = The table is closed.
news-undone = { $seat } takes a decision back.
news-rolled_back = The game was taken back by common consent.
news-handed_over = { $seat } goes on from another device.
news-left = { $seat } leaves the table.
news-came_back = { $seat } comes back.
news-out_of_time = The time of { $seat } is out.
news-rested = { $seat } is away: the clock waits.
news-bot_took_over = A bot now decides for { $seat }.
news-simpler_bot = A simpler bot decided for { $seat }: the stronger ones do not answer at the moment.
news-proposed = { $seat } makes a proposal.
news-agreed = { $seat } agrees.
news-declined = { $seat } declines.
news-abandoned = The game ended without a result.
news-rematch = A table for another game is ready.

## End and replay

end-rematch = Once more
end-rematch-ready = To the new table
end-replay = Replay
end-download = Download the record
end-look = Look at the table
end-back = Back to the result
seal-checking = Checking the shuffle…
seal-holds = The shuffle was fair: checked
seal-mine = The shuffle was fair: it holds against what this browser remembers, and its own word is in it
seal-forged = The shuffle is not the one this browser was promised!
seal-broken = The shuffle does not match the commitment!
seal-unknown = The shuffle can be checked from the record
seal-text = Before anybody sat down the server showed the hash of its secret, and each player the hash of a random word. Only when the game began were the words opened. The seed of the shuffle is made of both, so that nobody could choose it.
seal-commitment = Commitment
seal-secret = Secret
seal-nonces = Words of the players
seal-seed = Seed
replay-title = Replay: { $game }
replay-controls = Controls of the replay
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-decision = Decision
replay-eyes = Whose eyes
replay-open = Everything open
replay-spectator = Spectator
replay-side = Hand
replay-setup = The deal before the first turn.
replay-stretch-back = Back to the beginning of the { $stretch }
replay-stretch-next = On to the next { $stretch }
stretch-turn = turn
stretch-lap = lap
stretch-round = round
stretch-year = year
stretch-game_number = game
percent = { $value }%
course = How it went
course-short = Graph
course-chances = Chances
course-points = Points
course-chances-label = Each player’s chances to win, as the bot sees them, in per cent
course-points-label = Everybody’s points, by decisions
study-about = The strongest bot goes through the game: who was about to win at each moment, where it turned, and what would have been better.
study-begin = Go through the game
study-working = Thinking: { $done } of { $of } decisions
study-progress = How much is done
study-failed = The bot has lost its thread. Ask it once more.
study-away = This game cannot be gone through here.
study-turns = Where it turned
study-swing = chances: { $moves }
study-move = { $name } { $from } → { $to }
study-better = Better, as the bot sees it: { $action } (chances +{ $gain }%)
replay-unseen = It cannot be seen from here.

## Learning, settings, account, credits

learn-rules = Rules
settings-theme = Light
settings-speed = Speed of movement
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-off = Off
settings-text-mode = Text table
settings-sound = Sounds
settings-asking = Ask once more
asking-people = What cannot be undone
asking-always = Always
asking-never = Never
settings-text-mode-about = Headings and lists instead of the drawn board: good with a screen reader.
notices = When it is your turn
notices-about = This browser can tell you that it is your turn, also when no table is open in it. Nothing else is ever sent.
notices-impossible = This browser cannot tell you of your turn: it needs HTTPS.
notices-start = Tell me of my turn
notices-stop = Tell me no more
notices-denied = The browser forbids notices from this page: allow them in its settings.
notices-failed = The browser’s notice service does not answer. Try again later.
settings-keys = Keys
key-tab = walk over the table and choose
key-hand = to one’s hand
key-card = a card of the hand by its number
key-moves = to the list of moves
key-escape = change one’s mind; from the past to the game
key-undo = take a decision back
key-hint = ask for a hint
key-log = to the log
key-past = the table a step earlier, a step later
key-rules = open the rules
key-help = these keys
key-replay = a step in a replay
key-replay-turn = in a replay: to the next turn
key-replay-round = in a replay: to the next round
account-arms = Arms are drawn from the name: change the name, and they change.
account-name = Name at the table
account-rename = Change the name
account-renamed = This is your name now.
account-signed-in = You are signed in as { $login }.
account-login = Name to sign in with
account-password = Password
account-password-title = Change the password
account-password-old = Old password
account-password-new = New password
account-password-change = Change
account-password-done = The password is changed; other devices were signed out.
account-register-title = Account
account-register-text = You can play without one. It keeps your tables with you on all devices.
account-register = Make one
account-registered = The account is made.
account-sign-in = Sign in
account-welcome = Welcome back.
account-sign-out = Sign out
account-sign-out-all = Sign out on all devices
account-forget-title = Delete my data
account-forget-text = Name, sign-in, notices and what you said at tables will be gone. Finished games stay, without your name.
account-forget = Delete for good
credits-games = Hastilude is a table for five knightly board games. No drawing, text or card of the boxes is in it.
credits-icons = Drawings
credits-recoloured = recoloured
credits-own = Signs of the interface, emblems, patterns, shields and arms are drawn for Hastilude.
credits-fonts = Fonts
credits-software = Software
credits-software-text = The full list and the licences lie with the source.

## Names of fields, for tables without a board of their own

field-turn = Turn
field-round = Round
field-phase = Phase
field-hand = Cards
field-hand_count = Cards in hand
field-hand_counts = Cards in hand
field-deck_count = In the deck
field-deck_known = Your cards in the deck
field-deck_returned = Returned cards in the deck
field-seat = Player
field-discard = Discarded
field-removed = In the box
field-picked = Set aside
field-titles = Titles
field-players = Players
field-holdings = Holdings
field-points = Points
field-strength = Strength
field-defence = Defence
field-garrison = Garrison
field-people = People
field-castle = Castle
field-licences = May play
field-holder = Held by
field-tied = tied
field-counts = Counts
field-usable = can be played
field-kind = Kind
field-first = first player
field-last = last player
field-final_phase = last round
field-final_turns_left = Turns left
field-final_hands = Cards in hand
field-exchange_streak = Returns in a row
field-stall_guard_applies = who can play must play
field-last_hero = Last hero
field-last_monster = Last monster
field-title_points_source = Source of the titles’ points
field-reconstructed = reconstructed
field-has_hidden_title = keeps a hidden title
field-hidden_title = Hidden title
field-hidden_title_points = Points of the hidden title
field-known_cards = You know in this hand
field-from_bottom = Place from the bottom
field-pool = Mixed together
field-laid = Laid
field-spent = Spent
field-rings = Rings
field-tower = tower
field-fortress = fortress
field-citadel = citadel
field-removing = choosing peoples
field-picking = choosing cards
field-ended = the end

## A player's page

profile-title = Player
profile-since = with us since { $when }
profile-games = { $count ->
    [one] game
   *[other] games
  }
profile-wins = { $count ->
    [one] win
   *[other] wins
  }, { $percent } %
profile-ratings = Ratings
profile-unrated = No rating yet: the first rated game brings one.
profile-hidden = This player does not show it.
profile-last = Latest games
profile-no-games = No finished games yet.
profile-won = won
profile-lost = lost
profile-place = place { $place }
profile-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
profile-nobody = nameless
profile-replay = Analysis
profile-share = Share of wins
profile-share-of = Share of wins in
profile-share-line = By number of seats; the stroke is the share of equal players.
profile-seats = { $seats ->
    [1] alone
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
   *[other] nine
  }
profile-of-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
profile-length = A game takes
profile-rivals = Met most often
profile-rival = ahead { $before }, behind { $behind }
profile-no-rivals = Those you have played with will stand here.
profile-history = How the rating went, games: { $count }
profile-provisional = provisional
profile-public = What others see
profile-part-ratings = ratings
profile-part-games = latest games
profile-part-statistics = shares of wins and rivals
profile-part-feats = feats
profile-feats = Feats: { $game }
profile-feats-of = { $done } of { $all }
profile-feat-times = times: { $count }
profile-feat-yet = not yet
profile-feats-hidden = This player does not show feats.
profile-hardest = the hardest to beat
profile-follow = Add to friends
profile-unfollow = Remove from friends
profile-part-presence = whether I am here
friends-title = Friends
friends-here = here now
friends-away = not here
friends-hidden = does not show it
friends-none = Whom you add stands here: open a player’s page and press “Add to friends”.
friends-table = To the table
friends-again = You are called
friends-again-by = { $name } calls you to a table
profile-call = Challenge
friends-link = A link for friends
friends-link-line = With this link a friend sees your page and can add you.
friends-mine = My page
slow-title = Games that last for days
slow-line = For tables without a clock, and with half a day or more for a decision.
slow-digest = Tell me of my turn
slow-each = each at once
slow-hour = once a day, at { $hour }:00
slow-away = Away: my slow clocks stand still
slow-here = I am here
slow-days = { $count ->
    [one] { $count } day from today
   *[other] { $count } days from today
  }
slow-until = You are away until { $day }.
slow-save = Save
slow-saved = Saved.
pair-title = Find opponents
pair-line = You sit down with those who look for the same game and are near in rating; if there is nobody, you wait first. The game begins by itself.
pair-game = Game
pair-seats = How many players
pair-clock = Clock
pair-fill = Bots on the free seats after a minute
pair-seek = Look for a game
home-wanted = { $count ->
    [one] wanted: { $count } more, { $have } of { $of }
   *[other] wanted: { $count } more, { $have } of { $of }
  }
room-bots-come = The game begins by itself: as soon as all are here, or after a minute with bots.
room-people-come = The game begins by itself as soon as all are here.
profile-export = Download my data
menu-puzzles = Puzzles
deal-title = Deal of the day
deal-of = The deals of { $day }
deal-line = The same cards, dice and bots for everybody; each plays alone, and only once. A game begun today may be finished until the end of tomorrow.
deal-against = { $count ->
    [one] against { $count } bot.
   *[other] against { $count } bots.
  }
deal-begun = { $count ->
    [one] { $count } player has begun.
   *[other] { $count } players have begun.
  }
deal-board = Results: { $game }
deal-rank = Rank
deal-player = Player
deal-share = better than
deal-result = result
deal-won = won
deal-nobody = Nobody has finished yet.
deal-not-yet = You have not played yet.
deal-play = Play the deal
deal-go-on = Go on
deal-all = All deals of the day
deal-given-up = You gave this game up: there is no second try.
deal-too-late = You finished too late: the game does not count.
deal-proof = How to check that the deal is fair
deal-proof-closed = The secret’s fingerprint is published beforehand; the secret and all games are opened when the time is over.
deal-proof-open = The secret’s SHA-256 is the fingerprint that was published beforehand.
deal-left = { $time } left.
deal-before = { $day }
deal-today = Today’s deals
deal-hidden = The game is opened when the time of the deal is over: others are still playing it.
deal-results = The deal’s board
minutes-left = { $minutes } min
hours-left = { $hours } h { $minutes } min
same-title = The same deal
same-line = The same cards and dice as in a finished game; bots on the other seats. One try each.
same-points = { $name } sat here, with this result: { $points }.
same-seat = { $name } sat here.
same-share = Call your friends
menu-player = My page

## The analysis of a game

quality-best = Best
quality-good = Good
quality-inaccuracy = Inaccuracy
quality-mistake = Mistake
quality-blunder = Blunder
study-accounts = Accuracy and luck
study-decisions = All decisions
study-signs = Signs of decisions
study-accuracy = Accuracy
study-luck = luck { $luck }
study-decided = The decision judged
study-done = Played: { $action }
study-line = How the game might have gone on
study-learn = Learn from mistakes: { $count }
study-slip = Mistake { $n } of { $of }
study-find = Look at the table: the best decision gave { $percent } %. Which is it?
study-show = Show the answer
study-next-slip = Next mistake
study-enough = Enough
study-found = Right: this is the best move.
study-same = { $action }: so you played. There is a better move.
study-other = { $action }: the bot would do something else. Try again.
study-line-show = Show on the table
study-line-before = Before the decision
study-line-at = ({ $at } of { $of })
study-line-back = Step back
study-line-on = Go on
study-line-leave = Back to the game
study-deepens = The judgements get truer: { $done } of { $of }

## Looking after the house
menu-warden = Looking after the house
warden-title = Looking after the house
warden-not = This page is for those who look after the house.
warden-part-people = People
warden-part-tables = Tables
warden-part-log = What was done
warden-reason = Why
warden-reason-hint = goes into the log of the house
warden-find = Name, sign-in name or id
warden-search = Find
warden-nobody = There is nobody of that name.
warden-guest = guest
warden-is = looks after the house
warden-muted = muted: { $until }
warden-banned = banned: { $until }
warden-came = came on { $when }
warden-seen = last seen: { $when }
warden-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
  }
warden-spared = They look after the house too: only the console can do anything here.
warden-act = What to do
warden-new-name = Another name
warden-renamed = The name is changed.
warden-for = For how long
warden-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
  }
warden-always = until further notice
warden-mute = Mute
warden-mute-done = Nothing that they write is taken now.
warden-unmute = Let them write
warden-unmute-done = They may write again.
warden-ban = Ban
warden-ban-done = They are signed out and cannot come in.
warden-unban = Let them in
warden-unban-done = They may come in again.
warden-password-reset = New password
warden-password = The new password: { $password }. It is shown only once.
warden-delete = Delete this person
warden-delete-text = Name, sign-in, notices and chat will be gone, and tables of theirs that wait are closed. Finished games stay, without the name.
warden-deleted = All that was theirs is deleted.
warden-tables-of = Tables of { $name }
warden-all-tables = All tables
warden-status = Which tables
warden-status-any = all
warden-status-waiting = waiting
warden-status-playing = being played
warden-status-over = over
warden-status-abandoned = given up
warden-no-tables = There are no such tables.
warden-close = Close
warden-closed = The table is closed.
warden-repair = Repair
warden-repaired = The table is made anew from its log.
warden-export = Record
warden-deed = { $deed ->
    [rename] Renamed
    [mute] Muted
    [unmute] Let write again
    [ban] Banned
    [unban] Let in again
    [reset_password] Gave a new password
    [delete] Deleted a person
    [appoint] Appointed a warden
    [dismiss] Dismissed a warden
    [close] Closed a table
    [repair] Repaired a table
    [archive] Archived old games
    [sweep_waiting] Removed tables that never began
    [sweep_guests] Let go of guests who never came back
   *[other] { $deed }
  }
warden-by = by { $who }
warden-by-console = at the machine itself
warden-no-deeds = Nothing has been done yet.
