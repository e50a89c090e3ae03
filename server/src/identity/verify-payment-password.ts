import { sql } from 'kysely'
import { plus } from '../kernel/time/clock.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { withHasher } from './hash-password.ts'
import { knownCaller } from './hash-queue.ts'
import { pepperPaymentPassword } from './rules.ts'
import { identitySettings as own } from './settings.ts'

/**
 * Checks the caller's payment password. Only within `steps`: the attempt it takes must stay when it is refused.
 * Refuses `identity.payment_password_unset`, `identity.wrong_payment_password` {left}, `identity.payment_locked` {hours, until}
 * and, after 100 wrong ones in a row, `identity.payment_reset_needed` (decisions.md, Lockouts).
 */
export async function verifyPaymentPassword(context: Context<MemberActor>, payment_password: string): Promise<void> {
  const { db, actor, site } = context
  await withHasher(async (hasher) => {
    const attempt = await countPaymentPasswordAttempt(context)
    if (!(await hasher.verify(attempt.hash, pepperPaymentPassword(site.keys, payment_password)))) throw refusalOfWrong(context, attempt)
    // Only the password that was checked: it may have been changed meanwhile.
    await sql`
      update payment_password set attempts = 0, attempts_in_row = 0, locked_until = null
      where member_id = ${actor.member_id} and hash = ${attempt.hash}`.execute(db)
  }, knownCaller)
}

interface PasswordAttempt {
  hash: string
  attempts: number
  attempts_in_row: number
}

async function countPaymentPasswordAttempt(context: Context<MemberActor>): Promise<PasswordAttempt> {
  const { db, actor, now, setting } = context
  const { rows } = await sql<PasswordAttempt>`
    update payment_password set
      attempts = case when locked_until is null then attempts + 1 else 1 end,
      attempts_in_row = attempts_in_row + 1,
      locked_until = case when locked_until is null and attempts + 1 >= ${setting(own.payment_attempts)} then ${lockEnd(context)}::timestamptz end
    where member_id = ${actor.member_id} and (locked_until is null or locked_until <= ${now}) and attempts_in_row < ${setting(own.payment_attempts_in_all)}
    returning hash, attempts, attempts_in_row`.execute(db)
  if (rows[0]) return rows[0]
  const stored = await db
    .selectFrom('payment_password')
    .select(['attempts_in_row', 'locked_until'])
    .where('member_id', '=', actor.member_id)
    .executeTakeFirst()
  if (!stored) throw new Refusal('identity.payment_password_unset')
  if (stored.attempts_in_row >= setting(own.payment_attempts_in_all)) throw new Refusal('identity.payment_reset_needed')
  throw locked(context, stored.locked_until ?? now)
}

function refusalOfWrong(context: Context, { attempts, attempts_in_row }: PasswordAttempt): Refusal {
  const left = context.setting(own.payment_attempts) - attempts
  if (attempts_in_row >= context.setting(own.payment_attempts_in_all)) return new Refusal('identity.payment_reset_needed')
  return left > 0 ? new Refusal('identity.wrong_payment_password', { left }) : locked(context, lockEnd(context))
}

const lockEnd = ({ now, setting }: Context) => plus(now, { hours: setting(own.payment_lock_hours) })
const locked = ({ setting }: Context, until: string) =>
  new Refusal('identity.payment_locked', { hours: setting(own.payment_lock_hours), until })
