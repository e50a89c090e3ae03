import type { CodePurpose } from '@longmall/contract/code.ts'
import { sql } from 'kysely'
import { plus, type Timestamp } from '../kernel/time/clock.ts'
import type { Context } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { codeSettings as own } from './settings.ts'

export interface CodeTimes {
  expires_at: Timestamp
  resend_at: Timestamp
}

/** Puts a new code in the place of the last one of this purpose and subject. Refuses `code.too_soon` {seconds}. */
export async function replaceCode(context: Context, purpose: CodePurpose, subject: string, hash: Buffer | null): Promise<CodeTimes> {
  const { db, now, setting } = context
  const pause = { seconds: setting(own.pause_seconds) }
  const expires_at = plus(now, { minutes: setting(own.minutes) })
  const { rows } = await sql<{ sent_at: Timestamp }>`
    insert into code as c (purpose, subject, hash, sent_at, expires_at) values (${purpose}, ${subject}, ${hash}, ${now}, ${expires_at})
    on conflict (purpose, subject) do update set hash = ${hash}, attempts = 0, used_at = null, sent_at = ${now}, expires_at = ${expires_at}
    where c.sent_at <= ${plus(now, { seconds: -pause.seconds })}
    returning sent_at`.execute(db)
  if (rows[0]) return { expires_at, resend_at: plus(now, pause) }
  const stored = await db
    .selectFrom('code')
    .select('sent_at')
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .executeTakeFirst()
  throw tooSoon(now, plus(stored?.sent_at ?? now, pause))
}

export const tooSoon = (now: Timestamp, until: Timestamp) =>
  new Refusal('code.too_soon', { seconds: Math.max(1, Math.ceil((Date.parse(until) - Date.parse(now)) / 1000)) })
