/** Moves the focus once a dialog has closed: the browser first restores it to the previous element. */
export const afterDialog = (focus: () => void) => requestAnimationFrame(() => focus())
