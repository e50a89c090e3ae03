import { useSearch } from '@tanstack/react-router'

/** The query string of an address, as text. */
export type RawSearch = Record<string, string | undefined>
/** Parses the parameters that a screen uses and ignores the rest. */
export type ReadSearch<Search> = (raw: RawSearch) => Search

/** An id or a count from an address; undefined when it is none. */
export function readInteger(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2147483647 ? Number(text) : undefined
}

/** Words from an address, trimmed; undefined when there are none. */
export function readText(text: string | undefined, max = 200): string | undefined {
  return text?.normalize('NFC').trim().slice(0, max) || undefined
}

export function readChoice<Choice extends string>(text: string | undefined, choices: readonly Choice[]): Choice | undefined {
  return choices.find((choice) => choice === text)
}

/** The search parameters of the current screen, parsed by the function of its route. */
export function useScreenSearch<Search>(read: ReadSearch<Search>): Search {
  return read(useSearch({ strict: false }) as RawSearch)
}

/** Parameters of the visit's source; no page is rendered differently for them. */
export const trackingNames = ['source_member', 'source_type', 'long_mall_qr_type', 'language'] as const

export function parseSearch(text: string): RawSearch {
  return Object.fromEntries(new URLSearchParams(text))
}

export function stringifySearch(search: Record<string, unknown>): string {
  const fields = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) if (value !== undefined && value !== null) fields.set(name, String(value))
  const text = fields.toString()
  return text && `?${text}`
}
