"""The rules, one file a topic: `playing` cards, then `goals`, `turns`, `scoring`, `rounds`."""
