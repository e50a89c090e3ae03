/** Moves the focus once a dialog has closed: the browser gives it back to where it was before. */
export const afterDialog = (focus: () => void) => requestAnimationFrame(() => focus())
