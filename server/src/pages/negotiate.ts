/** A body with the copies that were compressed for it. */
export interface Packed {
  raw: Uint8Array<ArrayBuffer>
  br?: Uint8Array<ArrayBuffer> | undefined
  gzip?: Uint8Array<ArrayBuffer> | undefined
}

/** The smallest copy that the client takes; sets the encoding in `headers`. */
export function pickEncoding(packed: Packed, accepted: string | undefined, headers: Record<string, string>): Uint8Array<ArrayBuffer> {
  headers.vary = headers.vary ? `${headers.vary}, accept-encoding` : 'accept-encoding'
  const offers = (encoding: string) =>
    new RegExp(`(?:^|,)\\s*${encoding}(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))\\s*(?:;|,|$)`, 'i').test(accepted ?? '')
  for (const encoding of ['br', 'gzip'] as const) {
    const body = packed[encoding]
    if (body && offers(encoding)) {
      headers['content-encoding'] = encoding
      return body
    }
  }
  return packed.raw
}
