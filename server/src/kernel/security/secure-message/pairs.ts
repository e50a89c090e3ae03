import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { openAtRest, sealAtRest } from '../at-rest.ts'
import type { Site } from '../../context.ts'
import { inTransaction, type Database } from '../../database/database.ts'
import { Refusal } from '../../refusal.ts'

export interface PublicPair {
  kid: string
  key: { kty: 'RSA'; n: string; e: string }
}

const purpose = 'secure_key_pair'
const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' } as const
/** A pair is given out this long. */
const pairDays = 30
/** One that was replaced opens this long, for those who have it still. */
const graceHours = 24

/** Is `pair` one that still opens? To be put into statements; `p` is its row. */
export const pairOpens = sql<boolean>`not exists (
  select from secure_key_pair later where later.created_at > p.created_at
    and later.created_at < clock_timestamp() - make_interval(hours => ${graceHours}))`

const pending = new WeakMap<Site, Promise<PublicPair>>()

/** The pair that is given out now; made when there is none, or none younger than 30 days. */
export async function currentPair(site: Site): Promise<PublicPair> {
  const known = await findCurrent(site, site.db)
  if (known) return known
  let made = pending.get(site)
  if (!made) {
    made = makePair(site).finally(() => pending.delete(site))
    pending.set(site, made)
  }
  return made
}

/** The newest pair, unless it is too old or was made by an installation with other keys. */
async function findCurrent({ keys }: Site, db: Database): Promise<PublicPair | null> {
  const { rows } = await sql<PublicPair & { private_key: Buffer; is_recent: boolean }>`
    select kid, public_key as key, private_key, created_at > clock_timestamp() - make_interval(days => ${pairDays}) as is_recent
    from secure_key_pair order by created_at desc limit 1`.execute(db)
  const row = rows[0]
  return row?.is_recent && openAtRest(keys, purpose, row.kid, row.private_key) ? { kid: row.kid, key: row.key } : null
}

async function makePair(site: Site): Promise<PublicPair> {
  const made = await crypto.subtle.generateKey({ ...algorithm, modulusLength: 3072, publicExponent: new Uint8Array([1, 0, 1]) }, true, [
    'encrypt',
    'decrypt',
  ])
  const { n, e } = await crypto.subtle.exportKey('jwk', made.publicKey)
  const secret = new Uint8Array(await crypto.subtle.exportKey('pkcs8', made.privateKey))
  const pair: PublicPair = { kid: randomUUID(), key: { kty: 'RSA', n: n!, e: e! } }
  return inTransaction(site.db, async (db) => {
    // Of processes that made one at the same time the first wins.
    await sql`select pg_advisory_xact_lock(hashtext('secure_key_pair'))`.execute(db)
    const other = await findCurrent(site, db)
    if (other) return other
    await sql`insert into secure_key_pair (kid, public_key, private_key, created_at)
      values (${pair.kid}, ${JSON.stringify(pair.key)}::jsonb, ${sealAtRest(site.keys, purpose, pair.kid, secret)}, clock_timestamp())`.execute(
      db,
    )
    return pair
  })
}

const keyCaches = new WeakMap<Site, LRUCache<string, CryptoKey>>()

/** The private half of a pair. Refuses `session.key_unknown`. Whether it still opens is checked with the message's number. */
export async function privateKeyOf(site: Site, kid: string): Promise<CryptoKey> {
  let cache = keyCaches.get(site)
  if (!cache) keyCaches.set(site, (cache = new LRUCache({ max: 8 })))
  const known = cache.get(kid)
  if (known) return known
  const { rows } = await sql<{ private_key: Buffer }>`select private_key from secure_key_pair where kid = ${kid}`.execute(site.db)
  const secret = rows[0] && openAtRest(site.keys, purpose, kid, rows[0].private_key)
  if (!secret) throw new Refusal('session.key_unknown', { kid })
  const key = await crypto.subtle.importKey('pkcs8', new Uint8Array(secret), algorithm, false, ['decrypt'])
  cache.set(kid, key)
  return key
}
