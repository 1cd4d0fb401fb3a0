# The terminal table, in English.

browser-at = The table is at { $url }
browser-end = Ctrl-C ends it; what you play is kept.
browser-already = It is open already: { $url }
which-game = Which game?
welcome = { $game }: { $players }. You are { $name }.
first-drawn = { $name } drew the first turn.
sealed = The deal is sealed by { $commitment }.
hint = Type a number, or ? for help.

since = What has happened:
choose = You may:
group = { $thing } ({ $count ->
    [one] 1 way
   *[other] { $count } ways
})
remarked = { $action } — { $remarks }
back = back

understood-not = “{ $text }” is neither a number of the list nor an action nor a command; ? helps.
no-number = The list goes from { $first } to { $last }.
doubt = { $remark } To do it, enter the same once more.
allowed = Allowed: { $action }
card-allowed = { $count ->
    [one] There is 1 way to use it now:
   *[other] There are { $count } ways to use it now:
}
why-what = Name an action, a card or a number of the list: { $example }
rules-none = The rules say nothing about “{ $word }”.
log-empty = Nothing has happened yet.
undone = Taken back.
lang-which = There are two languages: lang ru, lang en.
save-where = Where to? save FILE
save-exists = { $file } is there already: choose another name.
save-failed = { $file } could not be written: { $reason }.
saved = Saved in { $file }.
save-game = Save the game? The name of a file, or an empty line for no:
save-record = Save the record? The name of a file, or an empty line for no:
bye = Good-bye.

seed = Seed { $seed }, made of the secret { $secret } and your part { $nonces }.
commitment = Its commitment, shown before the deal: { $commitment }.

help-rules = The rules behind this decision:
help-commands = Commands:
help-number = NUMBER         take this from the list
help-action = ACTION         such as: { $action }
help-why = why ACTION     why an action, or any use of a card, is not allowed
help-table = table          the whole table
help-log = log            all that has happened
help-rules-word = rules [WORD]   the rules, or what they say about a word or a rule’s number
help-undo = undo           take your last decision back, while it has shown nothing
help-save = save FILE      write the game down, to go on with --resume FILE
help-lang = lang ru|en     the other language
help-quit = quit           leave the table

## hastilude analyse

analyse-turns = Turning points
analyse-mistakes = Where something else would have been better
analyse-better = better: { $action } ({ $chance })

## hastilude rules

rule-ledger = The ledger: { $sentence }
rule-tests = Proved by:
rule-places = Done at:
rule-none = nowhere
rule-no-source = Tests and code are seen where the source tree is.

## Bots at the table

bot-random = Random
bot-page = Page
bot-squire = Squire
bot-knight = Knight
bot-champion = Champion
bot-greedy = Greedy
