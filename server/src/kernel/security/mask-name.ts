/** A name with only its first and last character; the number of stars does not reveal its length. */
export function maskName(name: string): string {
  const characters = [...name]
  return `${characters[0] ?? ''}***${characters.length > 2 ? characters.at(-1) : ''}`
}
