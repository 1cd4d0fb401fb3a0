# What the tutorial of every game says around its lessons.

tutorial = Tutorial
tutorial-me = Pupil
tutorial-step = step { $n } of { $of }
tutorial-steps = Steps
tutorial-step-named = Step { $n }: { $title }
tutorial-done = done
tutorial-next = Next step
tutorial-read = Go on
tutorial-again = From the beginning
tutorial-hint = Show me
tutorial-hint-act = For example: { $action }.
tutorial-hint-point = Here.
tutorial-well = Well done.
tutorial-wait = The others move …
tutorial-end = That is all you need
tutorial-end-text = Play a first game against squires. Whatever you touch explains itself, and the rules are one tap away.
tutorial-play = Play against squires
tutorial-home = To the home page
tutorial-rules = Rules
tutorial-close = Close
tutorial-away = The tutorial cannot be loaded now.
tutorial-retry = Try again
