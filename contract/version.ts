/** The version of the whole API, shown by its docs and by the health of a shop. */
export const apiVersion = '1.0.0'
