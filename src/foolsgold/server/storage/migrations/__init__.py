"""The steps of the layout, one file each, taken in order by `migrating`."""
