// A spreadsheet would take such a text for a formula; an apostrophe keeps it one.
const startsFormula = /^[=+\-@\t\r]/

/** Rows as CSV (RFC 4180): quoted where needed, and nothing in it a formula. A telephone's `+` before digits alone may stay. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((text) => quoted(harmless(text))).join(',')).join('\r\n')

const harmless = (text: string) => (startsFormula.test(text) && !/^\+\d+$/.test(text) ? `'${text}` : text)
const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
