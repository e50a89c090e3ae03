/** A name of which only the first and last character are told; the number of stars says nothing about its length. */
export function maskName(name: string): string {
  const characters = [...name]
  return `${characters[0] ?? ''}***${characters.length > 2 ? characters.at(-1) : ''}`
}
