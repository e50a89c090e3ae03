import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router'

/**
 * A value of the address as JSON, where it says exactly that: numbers that JavaScript would round or write in another way (numbers of
 * orders, `1e3`, `1.50`) are no numbers but texts.
 */
function exactly(text: string): unknown {
  const value: unknown = JSON.parse(text)
  if (typeof value === 'number' && !(Number.isSafeInteger(value) && String(value) === text)) throw new SyntaxError('a text')
  return value
}

const parse = parseSearchWith(exactly)

// What the router took for a number before it asked prints back the same; beyond whole safe numbers it is text here, too.
const exact = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(exact) : typeof value === 'number' && !Number.isSafeInteger(value) ? String(value) : value

/** The search part of an address by name. */
export const parseSearch = (text: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(parse(text)).map(([name, value]) => [name, exact(value)]))

/** The other way: what is parsed is what was written. */
export const stringifySearch = stringifySearchWith(JSON.stringify, exactly)
