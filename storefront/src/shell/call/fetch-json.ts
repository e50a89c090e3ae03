/**
 * A list bundled as a file (`./list.json?url`). Fetched, not imported: browsers cache a failed import for the life of the page,
 * and the next tap must be able to retry.
 */
export async function fetchJson<Content>(file: string): Promise<Content> {
  const response = await fetch(file)
  if (!response.ok) throw new Error(`${file}: ${response.status}`)
  return (await response.json()) as Content
}
