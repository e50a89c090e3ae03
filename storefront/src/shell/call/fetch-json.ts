/** A static list (`./list.json?url`). Fetched, not imported: browsers cache a failed import and never retry it, but the next tap must. */
export async function fetchJson<Content>(file: string): Promise<Content> {
  const response = await fetch(file)
  if (!response.ok) throw new Error(`${file}: ${response.status}`)
  return (await response.json()) as Content
}
