"""Environments for learning agents, solvers and language models.

`foolsgold.envs.registration` makes those of Gymnasium known; PettingZoo's are the modules
`saboteur_v1` and `gobblings_v1`.
"""
