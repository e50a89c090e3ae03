import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { minutesUntil, plus, type Timestamp } from '../kernel/time/clock.ts'
import type { Context } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { identitySettings as own } from './settings.ts'

/** A name that no member, or no operator, has: counted like an existing one, separately for the two kinds (IDN-05). */
export const unknownSubject = (kind: 'member' | 'staff', name: string) =>
  `no ${kind} ${createHash('sha256').update(name.toLowerCase()).digest('base64url')}`

/**
 * Takes one of the attempts of a subject before its password is checked, so that parallel guesses count like others; answers how many it has used.
 * The last one locks the subject at once; a right password then lifts the lock by `clearLoginAttempts`. Refuses `identity.locked`.
 */
export async function countLoginAttempt(context: Context, subject: string): Promise<number> {
  const { db, now, setting } = context
  const lockedUntil = plus(now, { minutes: setting(own.login_lock_minutes) })
  const { rows } = await sql<{ attempts: number }>`
    insert into login_attempt as t (subject, attempts, attempted_at) values (${subject}, 1, ${now})
    on conflict (subject) do update set
      attempts = case when t.locked_until is null then t.attempts + 1 else 1 end,
      locked_until = case when t.locked_until is null and t.attempts + 1 >= ${setting(own.login_attempts)} then ${lockedUntil}::timestamptz end,
      attempted_at = ${now}
    where t.locked_until is null or t.locked_until <= ${now}
    returning attempts`.execute(db)
  if (rows[0]) return rows[0].attempts
  const stored = await db.selectFrom('login_attempt').select('locked_until').where('subject', '=', subject).executeTakeFirst()
  throw locked(now, stored?.locked_until ?? lockedUntil)
}

/** What a wrong password is answered with after its `attempts`-th attempt: how many are left from the 3rd on, the lock after the last. */
export function refusalOfWrongPassword({ now, setting }: Context, attempts: number): Refusal {
  const left = setting(own.login_attempts) - attempts
  if (left <= 0) return locked(now, plus(now, { minutes: setting(own.login_lock_minutes) }))
  return attempts < setting(own.login_attempts_left_from)
    ? new Refusal('identity.wrong_password')
    : new Refusal('identity.wrong_password_attempts_left', { left })
}

export async function clearLoginAttempts({ db }: Context, subject: string): Promise<void> {
  await db.deleteFrom('login_attempt').where('subject', '=', subject).execute()
}

/** Of a subject and of all its known devices. */
export async function clearAllLoginAttempts({ db }: Context, subject: string): Promise<void> {
  await sql`delete from login_attempt where subject = ${subject} or starts_with(subject, ${`${subject} device `})`.execute(db)
}

/** For what comes after a right password: refuses `identity.locked` while a subject is locked, without taking a try. */
export async function refuseWhenLocked({ db, now }: Context, subject: string): Promise<void> {
  const stored = await db.selectFrom('login_attempt').select('locked_until').where('subject', '=', subject).executeTakeFirst()
  if (stored?.locked_until && stored.locked_until > now) throw locked(now, stored.locked_until)
}

const locked = (now: Timestamp, until: Timestamp) => new Refusal('identity.locked', { minutes: Math.max(1, minutesUntil(now, until)) })
