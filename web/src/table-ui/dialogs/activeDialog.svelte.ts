// Which dialogs are up: one at a time speaks to the reader, and the end of a round goes first.

export const activeDialogs = $state({ roundEnd: false, role: false });
