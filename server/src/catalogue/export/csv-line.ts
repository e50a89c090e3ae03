const written = (text: string) => (/[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text)

/** A line of CSV (RFC 4180) with its end. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(written).join(',')}\r\n`

/** The mark by which sheets know UTF-8. */
export const csvMark = '\uFEFF'
