"""The rules, one file a topic. Each file lists what is legal, says why not, and applies.

Card rules stand side by side and do not know each other: `digging`, `tools`, `maps`, `discarding`.
What follows a card is told in `goals`, `turns`, `gold`, `rounds`, each using the ones after it.
"""
