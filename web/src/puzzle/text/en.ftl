# Puzzles: one best move, three tries.

puzzle = Puzzle { $id }
puzzle-day = Puzzle of the day
puzzle-find = Find the best move. { $prompt }
puzzle-solved =
    { $tries ->
        [1] Right at the first try!
        [2] Right at the second try.
       *[other] Right at the third try.
    }
puzzle-missed = Not solved. This is the best move.
puzzle-left =
    { $left ->
        [one] { $left } try left
       *[other] { $left } tries left
    }
puzzle-give-up = Give up
puzzle-next = Next puzzle
puzzle-rating = Solver’s rating
puzzle-unrated = Your rating comes with the first puzzle.
puzzle-change = { $change } for this puzzle
puzzle-streak = Streak
puzzle-days =
    { $days ->
        [one] day in a row
       *[other] days in a row
    }
puzzle-record = record { $days }
puzzle-about = The puzzle
puzzle-difficulty = Difficulty
puzzle-theme = Theme
puzzle-theme-win = a win at once
puzzle-theme-save = the only way out
puzzle-theme-quiet = not what it seems
puzzle-theme-gain = a sure gain
puzzle-tried = Solved by
puzzle-tried-of = { $solved } of { $tried }
puzzle-first = At the first try
puzzle-source = From a game of
puzzle-source-bots = bots
puzzle-tries = Tries
puzzle-try-1 = first try
puzzle-try-2 = second try
puzzle-try-3 = third try
puzzle-wrong = There is something better.
puzzle-right = The best move.
puzzle-locked = The explanation, and what was played in the game, come with the answer.
puzzle-why = Why this is the best move
puzzle-because = { $action }: { $best } % to win; with the best of what was tried otherwise, { $other } %.
puzzle-because-alone = { $action }: { $best } % to win.
puzzle-chance = { $chance } % to win
puzzle-played = In the game: { $action }
puzzle-line = How the game might have gone on
puzzle-all = All puzzles
puzzle-of-game = Puzzles of this game
puzzle-shelf = { $solved } of { $puzzles } solved
puzzle-none = There are no new puzzles: you have seen them all.
puzzle-away = The puzzle does not load just now.
puzzle-again = Try again
puzzle-me = You
puzzle-solve = Solve
puzzle-day-done = The puzzle of the day is over for you. There is a new one tomorrow.
puzzle-intro = One best move, three tries. The positions come from games of bots, each checked twice by a deep search.
puzzle-week = The last seven days
puzzle-week-done = solved
puzzle-week-open = not solved
puzzles = Puzzles
puzzle-rules = Rules
puzzle-close = Close
