/** What is said under a key that the server names, such as of a unit; null where there are no words. */
export function spoken(say: unknown, key: string): string | null {
  const said = (say as (key: string) => string)(key)
  return said === key ? null : said
}
