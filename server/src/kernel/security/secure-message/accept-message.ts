import { sealWindowSeconds, type SecurityOption } from '@longmall/contract/sealed.ts'
import { sql } from 'kysely'
import type { Timestamp } from '../../time/clock.ts'
import type { Site } from '../../context.ts'
import { Refusal } from '../../refusal.ts'
import { pairOpens } from './pairs.ts'

export interface Stamp {
  option: Exclude<SecurityOption, 0>
  kid: string
  nonce: string
  /** ms of the real clock, as the client has it. */
  sealed_at: number
}

interface Row {
  is_known: boolean
  is_late: boolean
  is_inserted: boolean
  session_hash: Buffer | null
  server_time: Timestamp
}

/**
 * Takes a message's number, once over all processes, if its key still opens and its time is within 300 s of the
 * database's real clock. Answers the session that the key belongs to.
 * Refuses `session.key_unknown`, `session.message_late {server_time}`, `session.message_replayed`.
 */
export async function acceptMessage({ db }: Site, { option, kid, nonce, sealed_at }: Stamp): Promise<Buffer | null> {
  const keySql =
    option === 1
      ? sql`select null::bytea as session_hash from secure_key_pair p where p.kid = ${kid} and ${pairOpens}`
      : sql`select session_hash from secure_key where kid = ${kid} and expires_at > clock_timestamp()`
  // Asynchronous commit: numbers of the last moments before a crash of the database may be lost, and no call waits for the disk.
  const { rows } = await sql<Row>`
    with known_key as materialized (${keySql}),
      clock as materialized (select clock_timestamp() as time, to_timestamp(${sealed_at}::float8 / 1000) as sealed_at,
        set_config('synchronous_commit', 'off', true)),
      checked as materialized (select time, sealed_at + make_interval(secs => ${sealWindowSeconds}) as expires_at,
        abs(extract(epoch from time - sealed_at)) > ${sealWindowSeconds} as is_late from clock),
      inserted as (insert into secure_nonce (kid, nonce, expires_at)
        select ${kid}::uuid, ${nonce}::uuid, expires_at from known_key, checked where not is_late on conflict do nothing returning 1)
    select exists (select from known_key) as is_known, is_late, exists (select from inserted) as is_inserted,
      (select session_hash from known_key) as session_hash, time as server_time from checked`.execute(db)
  const { is_known, is_late, is_inserted, session_hash, server_time } = rows[0]!
  if (!is_known) throw new Refusal('session.key_unknown', { kid })
  if (is_late) throw new Refusal('session.message_late', { server_time })
  if (!is_inserted) throw new Refusal('session.message_replayed')
  return session_hash
}
