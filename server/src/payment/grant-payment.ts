import { sql } from 'kysely'
import type { Timestamp } from '../kernel/clock.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import type { Job } from '../kernel/jobs.ts'
import { Refusal } from '../kernel/refusal.ts'
import { hashOfToken, newToken } from '../kernel/session.ts'
import { verifyPaymentPassword } from '../identity/verify-payment-password.ts'
import { findPayment, type PaymentRow } from './queries.ts'
import { isPayable } from './rules.ts'

const minutes = 5

/**
 * Verifies the payment password and gives a grant for this payment, amount and session: 5 minutes on the real clock, one use.
 * Refuses what `verifyPaymentPassword` refuses, `call.not_found_thing`, `payment.not_payable`.
 */
export async function grantPayment(
  context: Context<MemberActor>,
  { payment_password, payment_id }: { payment_password: string; payment_id: number },
): Promise<{ grant: string; expires_at: Timestamp }> {
  const { db, actor } = context
  const payment = await findPayment(db, payment_id, actor.member_id)
  if (!isPayable(payment, context.now)) throw new Refusal('payment.not_payable')
  await verifyPaymentPassword(context, payment_password)
  const grant = newToken()
  const { rows } = await sql<{ expires_at: Timestamp }>`
    insert into payment_grant (token_hash, member_id, session_hash, payment_id, amount, expires_at)
    values (${hashOfToken(grant)}, ${actor.member_id}, ${actor.session_hash}, ${payment_id}, ${payment.amount}, clock_timestamp() + make_interval(mins => ${minutes}))
    returning expires_at`.execute(db)
  return { grant, expires_at: rows[0]!.expires_at }
}

/** Uses a grant up, in the transaction that pays; refuses `payment.grant_needed`, `payment.grant_invalid`. */
export async function consumeGrant({ db, actor }: Context<MemberActor>, payment: PaymentRow, grant: string | undefined): Promise<void> {
  if (!grant) throw new Refusal('payment.grant_needed')
  const { numAffectedRows } = await sql`
    update payment_grant set used_at = clock_timestamp()
    where token_hash = ${hashOfToken(grant)} and member_id = ${actor.member_id} and session_hash = ${actor.session_hash}
      and payment_id = ${payment.id} and amount = ${payment.amount} and used_at is null and expires_at > clock_timestamp()`.execute(db)
  if (!numAffectedRows) throw new Refusal('payment.grant_invalid')
}

export const dropOldGrants: Job = {
  name: 'payment-grants',
  cron: '40 19 * * *',
  run: async ({ db }) => void (await sql`delete from payment_grant where expires_at < clock_timestamp() - interval '1 day'`.execute(db)),
}
