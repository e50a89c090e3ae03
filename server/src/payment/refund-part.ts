import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { AccountRef } from '../wallet/accounts.ts'
import { postTransfer } from '../wallet/post-transfer.ts'
import {
  lockPayment,
  queueRefund,
  setPaymentState,
  setAttemptState,
  type PaymentRow,
  listPaymentSources,
  type SourceRow,
} from './queries.ts'
import { refundableTotal, splitRefund, type RefundPart } from './refund/rules.ts'

interface RefundRecord {
  amount: bigint
  parts: { source: string; bucket: string | null; unit: RefundPart['unit']; amount: string; worth: string }[]
}

/**
 * Gives `cents` of a paid payment back in the reverse order of how it was paid, to the same sources and buckets (R-11): the
 * balance's and the coins' part at once, the provider's by `sendRefunds`. The same `key` of this payment again changes nothing
 * and answers the same. Refuses `payment.refund_exceeds_remaining` when more is asked than is left, `call.key_reused` for a known key with
 * another amount. It locks the payment: call it before anything that locks orders.
 */
export async function refundPart(
  context: Context,
  payment_id: number,
  cents: bigint,
  { key, reason }: { key: string; reason: string },
): Promise<RefundPart[]> {
  const payment = await lockPayment(context.db, payment_id)
  const existing = await findRefundRecord(context, payment_id, key)
  if (existing) {
    if (existing.amount !== cents) throw new Refusal('call.key_reused')
    return existing.parts.map((part) => ({ ...part, amount: BigInt(part.amount), worth: BigInt(part.worth) }))
  }
  if (cents === 0n) return []
  const sources = payment.state === 'paid' ? await listPaymentSources(context.db, payment_id) : []
  const parts = cents > 0n ? splitRefund(sources, cents) : null
  if (!parts) throw new Refusal('payment.refund_exceeds_remaining')
  await deductFromSources(context, payment_id, parts)
  await bookRefund(context, payment, parts, { key, reason })
  await queueProviderRefunds(context, payment, sources, parts, key)
  const refundParts = parts.map(({ position: _, ...part }) => part)
  await sql`
    insert into payment_reversal (payment_id, key, amount, parts, created_at)
    values (${payment_id}, ${key}, ${cents}, ${JSON.stringify(refundParts, bigintToText)}::jsonb, ${context.now})`.execute(context.db)
  if (refundableTotal(sources) === cents) await endPayment(context, payment_id, sources)
  return refundParts
}

const bigintToText = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)

async function findRefundRecord({ db }: Context, payment_id: number, key: string): Promise<RefundRecord | undefined> {
  const { rows } = await sql<RefundRecord>`
    select amount, parts from payment_reversal where payment_id = ${payment_id} and key = ${key}`.execute(db)
  return rows[0]
}

// The table's own bounds hold it too, whatever was read before.
async function deductFromSources(
  { db }: Context,
  payment_id: number,
  parts: readonly { position: number; amount: bigint; worth: bigint }[],
): Promise<void> {
  await sql`
    update payment_source s set refunded = s.refunded + p.amount, refunded_worth = case when s.worth is null then 0 else s.refunded_worth + p.worth end
    from unnest(${parts.map((one) => one.position)}::int[], ${parts.map((one) => one.amount)}::bigint[], ${parts.map((one) => one.worth)}::bigint[])
      as p (position, amount, worth)
    where s.payment_id = ${payment_id} and s.position = p.position`.execute(db)
}

/** One transfer out of escrow: coins come out of the treasury again, which takes the money that it had paid for them. */
async function bookRefund(
  context: Context,
  { id, member_id }: PaymentRow,
  parts: readonly RefundPart[],
  { key, reason }: { key: string; reason: string },
): Promise<void> {
  const toEntries = ({ source, bucket, unit, amount, worth }: RefundPart): { account: AccountRef; amount: bigint }[] => {
    const escrow = { account: { house: 'escrow', unit: 'MONEY' } as const, amount: -worth }
    if (source === 'balance')
      return [escrow, { account: { member: member_id, unit: 'MONEY', purpose: bucket as 'withdrawable' | 'non_withdrawable' }, amount }]
    if (source.startsWith('provider:'))
      return [escrow, { account: { house: `clearing:${source.slice('provider:'.length)}`, unit }, amount }]
    return [
      escrow,
      { account: { house: 'treasury', unit: 'MONEY' }, amount: worth },
      { account: { house: 'treasury', unit }, amount: -amount },
      { account: { member: member_id, unit, purpose: 'available' }, amount },
    ]
  }
  await postTransfer(context, {
    kind: 'payment.refund',
    topic: 'refund',
    key: `${id} ${key}`,
    income_code: 20,
    reason,
    subject: `payment ${id}`,
    // The odd part of a coin may wait for a later refund.
    entries: parts.flatMap(toEntries).filter(({ amount }) => amount !== 0n),
  })
}

async function queueProviderRefunds(
  context: Context,
  { id }: PaymentRow,
  sources: readonly SourceRow[],
  parts: readonly (RefundPart & { position: number })[],
  key: string,
): Promise<void> {
  for (const part of parts) {
    const attempt_id = sources.find(({ position }) => position === part.position)!.attempt_id
    if (attempt_id !== null) await queueRefund(context, { payment_id: id, attempt_id, key: `${id} ${key}`, amount: part.amount })
  }
}

async function endPayment(context: Context, payment_id: number, sources: readonly SourceRow[]): Promise<void> {
  await setPaymentState(context, payment_id, 'refunded')
  for (const { attempt_id } of sources) if (attempt_id !== null) await setAttemptState(context, attempt_id, 'refunding')
}
