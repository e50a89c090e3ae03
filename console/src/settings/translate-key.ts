/** The translation of a key from the server, such as of a unit; null where there is none. */
export function translateKey(t: unknown, key: string): string | null {
  const translated = (t as (key: string) => string)(key)
  return translated === key ? null : translated
}
