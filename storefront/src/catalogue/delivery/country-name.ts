/** Name of a country in a language; null for the ones without a code of their own. */
export function countryName(code: string, language: string): string | null {
  if (!/^[A-Z]{2}$/.test(code)) return null
  return new Intl.DisplayNames([language], { type: 'region', style: 'short' }).of(code) ?? code
}
