import { wrongField } from '../refusal.ts'

/** Forms of what a cursor may hold: values go into SQL, so they must fit their types (numbers and ids as bigint). */
export const cursorForm = {
  id: /^[1-9]\d{0,9}$/,
  /** A number of a bigint column, or an instant in microseconds. */
  number: /^-?\d{1,16}$/,
} as const

/** A place in a list as an opaque text of the contract's `Cursor`: the sort key of its last row, the id last. */
export const writeCursor = (parts: readonly (string | number | bigint)[]): string => Buffer.from(parts.join(' ')).toString('base64url')

/** The parts of a cursor; refuses the field when it is not one that `writeCursor` made with these forms. */
export function readCursor(cursor: string, forms: readonly RegExp[]): string[] {
  const parts = Buffer.from(cursor, 'base64url').toString('utf8').split(' ')
  const fits = parts.length === forms.length && forms.every((form, n) => form.test(parts[n]!))
  if (!fits) throw wrongField('cursor', 'field.format')
  return parts
}

/** A page of `size` rows out of up to `size` + 1, and the cursor of the next one when there is more. */
export function cutPage<Row>(
  rows: readonly Row[],
  size: number,
  partsOf: (row: Row) => readonly (string | number | bigint)[],
): { list: Row[]; next: string | null } {
  const list = rows.slice(0, size)
  return { list, next: rows.length > size ? writeCursor(partsOf(list.at(-1)!)) : null }
}
