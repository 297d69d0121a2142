// Which dialogs are open: one at a time, and the end of a round goes first.

export const activeDialogs = $state({ roundEnd: false, role: false });
