"""Schema migrations, one file each, run in order by `migrate`."""
