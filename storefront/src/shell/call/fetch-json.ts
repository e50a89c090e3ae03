/**
 * A list that comes with the shop (`./list.json?url`). Fetched, not imported: browsers remember an import that failed and never ask for
 * it again, and what did not come must be there for the next tap.
 */
export async function fetchJson<Content>(file: string): Promise<Content> {
  const response = await fetch(file)
  if (!response.ok) throw new Error(`${file}: ${response.status}`)
  return (await response.json()) as Content
}
