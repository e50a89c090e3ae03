import { randomUUID } from 'node:crypto'
import { compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair } from 'jose'

export interface Opened {
  kid: string
  text: string
  fields: Record<string, string>
}

const refusal = (reason: string, details: object) => Response.json({ code: -1, message: reason, data: { reason, details } })
const answer = (data: object) => Response.json({ code: 0, message: 'success', data })

/** The server's side of sealed calls: returns a public key, accepts session keys, opens messages. */
export async function fakeShop() {
  const keys = new Map<string, CryptoKey | Uint8Array>()
  const opened: Opened[] = []
  const requested: string[] = []
  const refusals: ((path: string) => Response | undefined)[] = []
  const shop = {
    kid: '',
    publicKey: {},
    clockAhead: 0,
    keyLives: 24 * 3_600_000,
    keys,
    opened,
    requested,
    refusals,
    newPair,
    open,
    fetch: respond,
  }
  await newPair()

  async function newPair() {
    const pair = await generateKeyPair('RSA-OAEP-256', { extractable: true })
    shop.kid = randomUUID()
    shop.publicKey = await exportJWK(pair.publicKey)
    keys.set(shop.kid, pair.privateKey)
  }

  /** Opens a message; throws when it is for another key or altered. */
  async function open(message: string): Promise<Opened> {
    const { kid } = decodeProtectedHeader(message) as { kid: string }
    const { plaintext } = await compactDecrypt(message, keys.get(kid)!)
    const text = new TextDecoder().decode(plaintext)
    return { kid, text, fields: Object.fromEntries(new URLSearchParams(text)) }
  }

  async function respond(address: string | URL | Request, init?: RequestInit): Promise<Response> {
    const path = String(address).replace(/^.*\/api\//, '')
    requested.push(path)
    const refused = refusals.shift()?.(path)
    if (refused) return refused
    const server_time = new Date(Date.now() + shop.clockAhead).toISOString()
    if (path === 'session/key') return answer({ kid: shop.kid, key: shop.publicKey, server_time })
    const { fields, kid } = await open((init!.body as URLSearchParams).get('sealed_key')!)
    if (kid !== shop.kid) return refusal('session.key_unknown', { kid })
    if (Math.abs(Number(fields.sealed_at) - Date.parse(server_time)) > 300_000) return refusal('session.message_late', { server_time })
    const made = randomUUID()
    keys.set(made, Buffer.from(fields.key!, 'base64url'))
    opened.push({ kid: made, text: '', fields })
    return answer({ kid: made, expires_at: new Date(Date.parse(server_time) + shop.keyLives).toISOString(), server_time })
  }
  return shop
}
