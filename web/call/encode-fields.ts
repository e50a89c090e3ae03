export type Payload = Record<string, unknown>

/** A top-level field on the wire: text as it is, anything else as JSON; undefined is omitted. */
export function encodeFields(fields: Payload): URLSearchParams {
  const encoded = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) encoded.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return encoded
}
