import { sealAlgorithms, sealEncryption, sealedText } from '@longmall/contract/sealed.ts'
import { CompactEncrypt } from 'jose/jwe/compact/encrypt'

/** A key that seals messages, with its id at the server. */
export interface SealKey {
  kid: string
  key: CryptoKey
}

/** Fields as the text that is sealed: with the path they are for, the time on the server's clock in ms, and a number used once. */
export const textOf = (fields: Iterable<readonly [string, string]>, path: string, at: number) =>
  sealedText([...fields, ['sealed_path', path], ['sealed_at', String(Math.round(at))], ['sealed_nonce', crypto.randomUUID()]])

/** Text as a compact JWE under an option. */
export const encrypt = (option: 1 | 2, { kid, key }: SealKey, text: string): Promise<string> =>
  new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: sealAlgorithms[option], enc: sealEncryption, kid })
    .encrypt(key)

/** SHA-256 in base64url. */
export async function digest(bytes: BufferSource): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

export const toBase64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
