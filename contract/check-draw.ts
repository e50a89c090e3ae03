import { fairNumber, prizeOf, totalOf } from './fair-draw.ts'
import type { DrawProof } from './game-shapes.ts'

export interface DrawCheck {
  /** The revealed seed is the one that was committed to. */
  seed: boolean
  /** It gives the number on record. */
  number: boolean
  /** The number is that of the prize on record. */
  prize: boolean
}

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
const hexOf = (bytes: ArrayBuffer) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Can this browser compute it? WebCrypto is there on secure pages alone. */
export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined

/** Computes a draw again from what it was made of (R-20, docs/games.md); its seed must be revealed. */
export async function checkDraw({
  commitment,
  server_seed,
  client_seed,
  nonce,
  weights,
  total,
  number,
  drawn_prize_id,
}: DrawProof): Promise<DrawCheck> {
  const seed = bytesOf(server_seed ?? '')
  const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const mac = async (message: string) => new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(message)))
  const computed = await fairNumber(mac, client_seed, nonce, totalOf(weights))
  return {
    seed: hexOf(await crypto.subtle.digest('SHA-256', seed)) === commitment,
    number: computed === number && totalOf(weights) === total,
    prize: prizeOf(weights, computed) === drawn_prize_id,
  }
}
