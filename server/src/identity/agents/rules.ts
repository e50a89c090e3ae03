/** A code that a newcomer can name: as registration takes it, in capitals. */
const form = /^[A-Z0-9-]{2,20}$/

export type Expanded = { codes: string[] } | { error: 'form' | 'first' | 'count' | 'full' }

/**
 * The codes of a pattern. Without `#` it is a single code without numbers; otherwise a range of numbers from `first`, padded with zeros
 * to the width of the signs. `full`: the last number has more digits than signs.
 */
export function expandCodes(pattern: string, first: number | undefined, count: number | undefined): Expanded {
  const normalised = pattern.toUpperCase()
  const signs = /#+/.exec(normalised)?.[0]
  if (!signs) {
    if (first !== undefined) return { error: 'first' }
    if (count !== undefined && count !== 1) return { error: 'count' }
    return form.test(normalised) ? { codes: [normalised] } : { error: 'form' }
  }
  const from = first ?? 1
  const numbers = Array.from({ length: count ?? 1 }, (_, index) => from + index)
  if (String(numbers.at(-1)!).length > signs.length) return { error: 'full' }
  const codes = numbers.map((number) => normalised.replace(signs, String(number).padStart(signs.length, '0')))
  return codes.every((code) => form.test(code)) ? { codes } : { error: 'form' }
}
