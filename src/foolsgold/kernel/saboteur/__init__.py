"""The compiled engine of Saboteur. Its modules mirror those of `games.saboteur.rules`.

`record_layout`, `edition_table`, `state_codec`, `move_codec` and `backend` are plain Python;
`board`, `legal_moves`, `goals`, `gold`, `rounds` and `turns` are the rules; `distances`,
`suspicion` and `rule_bot` the rollout policy; `search` and `search_kernel` the Monte Carlo search;
`entry_points` is what Python calls.
"""
