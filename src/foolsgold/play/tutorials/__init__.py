"""Tutorial scripts: one module for each game, named in its `PLUGIN`."""
