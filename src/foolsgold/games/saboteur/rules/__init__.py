"""The rules, one file a topic.

What single cards can do stands side by side in `digging`, `tools`, `maps`, gathered in `plays`;
`playing` applies it. What follows a card is told in `goals`, `turns`, `gold`, `rounds`, each using
the ones after it.
"""
