import { randomUUID } from 'node:crypto'
import { sessionKeyHours } from '@longmall/contract/sealed.ts'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { openAtRest, sealAtRest } from '../at-rest.ts'
import type { Timestamp } from '../../time/clock.ts'
import type { Site } from '../../context.ts'
import { Refusal } from '../../refusal.ts'

const purpose = 'secure_key'
const keyBytes = 32
const maxCached = 10_000

/** Keeps a key that a client made, for the session of this hash or, with null, for a visitor. It ends after 24 h. */
export async function storeSessionKey(
  site: Site,
  key: Buffer,
  session_hash: Buffer | null,
): Promise<{ kid: string; expires_at: Timestamp }> {
  if (key.length !== keyBytes) throw new Refusal('session.message_invalid')
  const kid = randomUUID()
  const { rows } = await sql<{ expires_at: Timestamp }>`
    insert into secure_key (kid, key, session_hash, expires_at)
    values (${kid}, ${sealAtRest(site.keys, purpose, kid, key)}, ${session_hash}, clock_timestamp() + make_interval(hours => ${sessionKeyHours}))
    returning expires_at`.execute(site.db)
  return { kid, expires_at: rows[0]!.expires_at }
}

const keyCaches = new WeakMap<Site, LRUCache<string, CryptoKey>>()

/** A key by its name. Refuses `session.key_unknown`. Whether it has ended is checked with the message's number. */
export async function sessionKeyOf(site: Site, kid: string): Promise<CryptoKey> {
  let cache = keyCaches.get(site)
  if (!cache) keyCaches.set(site, (cache = new LRUCache({ max: maxCached })))
  const cached = cache.get(kid)
  if (cached) return cached
  const { rows } = await sql<{ key: Buffer }>`select key from secure_key where kid = ${kid}`.execute(site.db)
  const secret = rows[0] && openAtRest(site.keys, purpose, kid, rows[0].key)
  if (!secret) throw new Refusal('session.key_unknown', { kid })
  const key = await crypto.subtle.importKey('raw', new Uint8Array(secret), 'AES-GCM', false, ['decrypt'])
  cache.set(kid, key)
  return key
}
