import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router'

/**
 * Parses a value of the address as JSON if it prints back the same: numbers that JavaScript would round or format otherwise (order
 * numbers, `1e3`, `1.50`) remain texts.
 */
function exactly(text: string): unknown {
  const value: unknown = JSON.parse(text)
  if (typeof value === 'number' && !(Number.isSafeInteger(value) && String(value) === text)) throw new SyntaxError('a text')
  return value
}

const parse = parseSearchWith(exactly)

// What the router parsed as a number already prints back the same; beyond safe integers it is text here, too.
const exact = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(exact) : typeof value === 'number' && !Number.isSafeInteger(value) ? String(value) : value

/** The search part of an address by name. */
export const parseSearch = (text: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(parse(text)).map(([name, value]) => [name, exact(value)]))

/** The inverse: parsing its result returns the same parameters. */
export const stringifySearch = stringifySearchWith(JSON.stringify, exactly)
