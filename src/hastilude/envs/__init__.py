"""The games as environments for learning and research (docs/envs.md).

| module | what for | needs |
| --- | --- | --- |
| `batch` | many games at once, numpy arrays in and out | numpy |
| `single` | one game, step by step: what the suites below are made of | numpy |
| `zoo` | PettingZoo: `env(game, seats)` and a parallel form | pettingzoo |
| `gym` | Gymnasium: one seat, bots in the others | gymnasium |
| `openspiel` | OpenSpiel: registered Python games | open_spiel |

`pip install hastilude[envs]` brings them all.
"""
