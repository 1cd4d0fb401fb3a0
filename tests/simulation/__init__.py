"""A house that lives in simulated time, and is given every trouble that there is.

One seed is one life: a house of one or two processes on one database, people who play, leave, come
again and misbehave, bots that do not answer, and a storm of faults over all of it. The server's own
code runs, from the sockets' conversations down to its SQL; only time, chance, the disk, the network
and the processes are simulated. The same seed always gives the same life.

    PYTHONPATH=src:tests python -m simulation --seed 7        one life, told
    PYTHONPATH=src:tests python -m simulation --seeds 1000    many, two at a time
    PYTHONPATH=src:tests python -m simulation --planted       proves that it finds what is wrong

| module | what it simulates |
| --- | --- |
| `loop` | the event loop: time that jumps, processes that stall and die between two steps |
| `disk` | the database: slow, away, full, answers that get lost |
| `network` | sockets, requests and rings: late, broken, half open, lost |
| `processes` | the serving processes, and the bots' workers |
| `people` | who plays |
| `storm` | what goes wrong, and when |
| `life` | one life, from its seed to its end |
| `checks` | what must be true after it |
"""
