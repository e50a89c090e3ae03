import type { Language } from '@longmall/contract/fields.ts'

const byLabel = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label)
const named = (type: 'currency' | 'region', codes: readonly string[], language: Language) => {
  const names = new Intl.DisplayNames(language, { type })
  return codes.map((value) => ({ value, label: `${names.of(value) ?? value} (${value})` })).toSorted(byLabel)
}

/** Choices as the operator reads them, by name. */
export const currencyOptions = (codes: readonly string[], language: Language) => named('currency', codes, language)
export const countryOptions = (codes: readonly string[], language: Language) => named('region', codes, language)
export const zoneOptions = () => Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value.replaceAll('_', ' ') }))

/** Country and time zone by this browser, as first suggestions. */
export const guessedCountry = (): string | undefined =>
  navigator.languages.map((one) => new Intl.Locale(one).region).find((region) => region !== undefined)
export const guessedZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
