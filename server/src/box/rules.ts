import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Keys } from '../kernel/context.ts'
import { plus } from '../kernel/time/clock.ts'

/** So far a box's clock may be from the shop's, in ms. */
export const clockWindowMs = 5 * 60_000
/** A box that did not report for so long counts as off. */
export const onlineMs = 3 * 60_000

/** The key of a box: 32 bytes, from the installation's, the printed id and the key's version. No key is stored. */
export const keyOfBox = (keys: Keys, device_id: string, key_version: number): Buffer =>
  Buffer.from(hkdfSync('sha256', keys.sign, 'longmall box', `${device_id} ${key_version}`, 32))

/** What a box signs. `path` with its query, as sent; `time` in seconds. */
export interface SignedCall {
  method: string
  path: string
  time: string
  boot: string
  seq: string
  body: Uint8Array
}

const emptyHash = createHash('sha256').digest('hex')

/** HMAC-SHA256 of the lines `LMBOX1`, method, path, time, boot, seq, SHA-256 of the body in hex, joined by line feeds. */
export function macOf(key: Uint8Array, { method, path, time, boot, seq, body }: SignedCall): Buffer {
  const bodyHash = body.length === 0 ? emptyHash : createHash('sha256').update(body).digest('hex')
  return createHmac('sha256', key).update(`LMBOX1\n${method}\n${path}\n${time}\n${boot}\n${seq}\n${bodyHash}`).digest()
}

export function isMacOf(key: Uint8Array, call: SignedCall, mac: string): boolean {
  return /^[0-9a-f]{64}$/.test(mac) && timingSafeEqual(Buffer.from(mac, 'hex'), macOf(key, call))
}

/** Where a box is in its sequence: `signed_at` is the time that the box gave for its last request, in ms. */
export interface Position {
  boot: number
  seq: number
  signed_at: number
}

export const isAfter = (one: Pick<Position, 'boot' | 'seq'>, other: Pick<Position, 'boot' | 'seq'>) =>
  one.boot > other.boot || (one.boot === other.boot && one.seq > other.seq)

/**
 * What a call with a position that is not after the last one means: a recording was signed no later than the last call; what was signed later comes from
 * a second box with the same key.
 */
export const staleKind = (call: Position, last: Position): 'replay' | 'clone' => (call.signed_at > last.signed_at ? 'clone' : 'replay')

/** The first day after a term that begins on a day: 2026-11-01 and 30 days are 2026-12-01. */
export const dayAfterTerm = (first: string, days: number) => plus(`${first}T00:00:00.000Z`, { days }).slice(0, 10)

/** Days of a term that are left on a day, which counts. */
export const daysLeft = (today: string, expires_on: string) =>
  Math.max(0, Math.round((Date.parse(`${expires_on}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / 86_400_000))

/** Seconds until the next heartbeat: spread, so that boxes do not return in one second after an outage. */
export const nextBeat = (random: number) => 55 + Math.floor(random * 11)
