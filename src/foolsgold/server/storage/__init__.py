"""The database: schema, migrations, queries, journal, retention."""
