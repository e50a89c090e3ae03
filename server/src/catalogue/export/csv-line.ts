// A sheet takes a text that begins with one of these for a formula; an apostrophe before it keeps it a text.
const guarded = /^'*[=+\-@\t\r]/
const harmless = (text: string) => (guarded.test(text) ? `'${text}` : text)

/** What `csvLine` made of a text, back again. */
export const unguarded = (text: string): string => (text.startsWith("'") && guarded.test(text) ? text.slice(1) : text)

const quoted = (text: string) => (/[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text)

/** A line of CSV (RFC 4180) with its end; nothing in it is a formula. */
export const csvLine = (cells: readonly string[]): string => `${cells.map((text) => quoted(harmless(text))).join(',')}\r\n`

/** The mark by which sheets know UTF-8. */
export const csvMark = '\uFEFF'
