/**
 * A list that comes with the shop (`./list.json?url`). Fetched, not imported: browsers remember an import that failed and never ask for
 * it again, and what did not come must be there for the next tap.
 */
export async function fetchJson<Content>(file: string): Promise<Content> {
  const answer = await fetch(file)
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
  return (await answer.json()) as Content
}
