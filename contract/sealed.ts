// How a call is sealed under a security option: the same text on both sides. No schemas here: the browser loads it with its keys.

/** 0 none; 1 the server's public key; 2 a key of the session (decisions.md, Security options). */
export type SecurityOption = 0 | 1 | 2

/** The one field that a sealed call travels in. */
export const sealField = 'encrypt'
/** Under option 1 these are sent with it, and within it again. */
export const unsealedFields = ['app_type', 'app_type_name'] as const
/** Sealed with the fields: the path, the time (ms of the real clock), and a nonce. */
export const sealedFields = ['sealed_path', 'sealed_at', 'sealed_nonce'] as const
/** In an upload: SHA-256 of every file in base64url, by the name of its part, as JSON. */
export const sealedFilesField = 'sealed_files'

/** How far `sealed_at` may be from the server's clock. */
export const sealWindowSeconds = 300
/** How long a key of option 2 lives. */
export const sessionKeyHours = 24

/** How both options encrypt: JWE, compact. */
export const sealAlgorithms = { 1: 'RSA-OAEP-256', 2: 'dir' } as const
export const sealEncryption = 'A256GCM'

// encodeURIComponent leaves these five, RFC 3986 does not.
const encode = (text: string) => encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Fields sorted by name and joined as `name=value&…`, encoded by RFC 3986, so that one set of fields has one text. */
export function sealedText(fields: Iterable<readonly [name: string, value: string]>): string {
  return [...fields]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&')
}

/** What a call is sealed for, from the path of its address: `cart/add` of `/api/cart/add`; any other path without its first slash. */
export const sealedPathOf = (pathname: string) => pathname.replace(/^\/(?:api\/)?/, '')
