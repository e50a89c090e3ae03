import { Amount } from '@longmall/contract/fields.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { payment as contract } from '@longmall/contract/payment.ts'
import { toSmallest, type UnitCode } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Timestamp } from '../kernel/time/clock.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import type { Job } from '../kernel/work/jobs.ts'
import { Refusal, wrongField } from '../kernel/refusal.ts'
import { hashOfToken, newToken } from '../kernel/security/session.ts'
import { verifyPaymentPassword } from '../identity/verify-payment-password.ts'
import { coinSubject, type Grant } from './consume-grant.ts'
import { findPayment } from './queries.ts'
import { isPayable } from './rules.ts'

const minutes = 5

type Input = InputOf<typeof contract.grant>

/**
 * Verifies the payment password and gives a grant for one payment, coins to spend or move, or a withdrawal, its amount and this
 * session: 5 minutes on the real clock, one use. Refuses what `verifyPaymentPassword` refuses, `call.resource_not_found`,
 * `payment.not_payable`.
 */
export async function grantPayment(context: Context<MemberActor>, input: Input): Promise<OutputOf<typeof contract.grant>> {
  const { db, actor } = context
  const { purpose, subject, amount } = await requestedGrant(context, input)
  await verifyPaymentPassword(context, input.payment_password)
  const grant = newToken()
  const { rows } = await sql<{ expires_at: Timestamp }>`
    insert into payment_grant (token_hash, member_id, session_hash, purpose, subject, amount, expires_at)
    values (${hashOfToken(grant)}, ${actor.member_id}, ${actor.session_hash}, ${purpose}, ${subject}, ${amount}, clock_timestamp() + make_interval(mins => ${minutes}))
    returning expires_at`.execute(db)
  return { grant, expires_at: rows[0]!.expires_at }
}

async function requestedGrant(
  context: Context<MemberActor>,
  { purpose = 'payment', payment_id, amount, unit, payee_id }: Input,
): Promise<Grant> {
  if (purpose === 'payment') {
    if (payment_id === undefined) throw wrongField('payment_id', 'field.required')
    const payment = await findPayment(context.db, payment_id, context.actor.member_id)
    if (!isPayable(payment, context.now)) throw new Refusal('payment.not_payable')
    return { purpose, subject: String(payment_id), amount: payment.amount }
  }
  if (amount === undefined) throw wrongField('amount', 'field.required')
  if (purpose === 'longcoin' || purpose === 'withdrawal')
    return { purpose, subject: '', amount: readAmount(amount, purpose === 'longcoin' ? 'LONGCOIN' : 'MONEY') }
  if (unit === undefined) throw wrongField('unit', 'field.required')
  if (purpose === 'coin_transfer' && payee_id === undefined) throw wrongField('payee_id', 'field.required')
  return { purpose, subject: coinSubject(unit, purpose === 'coin_transfer' ? payee_id : undefined), amount: readAmount(amount, unit) }
}

function readAmount(amount: string, unit: UnitCode): bigint {
  if (!z.safeParse(Amount(unit), amount).success) throw wrongField('amount', 'field.format')
  return toSmallest(amount, unit)
}

export const deleteExpiredGrants: Job = {
  name: 'payment-grants',
  cron: '40 19 * * *',
  run: async ({ db }) => void (await sql`delete from payment_grant where expires_at < clock_timestamp() - interval '1 day'`.execute(db)),
}
