import { sql, type RawBuilder } from 'kysely'
import type { Timestamp } from '../kernel/clock.ts'
import type { Context } from '../kernel/context.ts'
import type { Database } from '../kernel/database.ts'
import { emit } from '../kernel/outbox.ts'
import { Refusal } from '../kernel/refusal.ts'
import { giveMoneyBack } from '../wallet/give-money-back.ts'
import { postTransfer } from '../wallet/post-transfer.ts'
import type { PaymentState, TryState } from './rules.ts'

export interface PaymentRow {
  id: number
  payment_no: string
  member_id: number
  amount: bigint
  balance_part: bigint
  balance_transfer: string | null
  state: PaymentState
  method: string | null
  valid_until: Timestamp | null
  paid_at: Timestamp | null
}
export interface TryRow {
  id: number
  payment_id: number
  provider: string
  reference: string
  amount: bigint
  balance_part: bigint
  state: TryState
  created_at: Timestamp
}

const paymentColumns = sql`id, payment_no, member_id, amount, balance_part, balance_transfer, state, method, valid_until, paid_at`
const tryColumns = sql`id, payment_id, provider, reference, amount, balance_part, state, created_at`

/** A payment, of this member where one is named; refuses `call.not_found_thing`. */
export async function findPayment(db: Database, payment_id: number, member_id?: number): Promise<PaymentRow> {
  const { rows } = await sql<PaymentRow>`select ${paymentColumns} from payment where id = ${payment_id}`.execute(db)
  return ofMember(rows[0], member_id)
}

/** The same, its row locked: everything that changes a payment goes through here first. */
export async function lockPayment(db: Database, payment_id: number, member_id?: number): Promise<PaymentRow> {
  const { rows } = await sql<PaymentRow>`select ${paymentColumns} from payment where id = ${payment_id} for update`.execute(db)
  return ofMember(rows[0], member_id)
}

function ofMember(payment: PaymentRow | undefined, member_id: number | undefined): PaymentRow {
  if (!payment || (member_id !== undefined && payment.member_id !== member_id)) throw new Refusal('call.not_found_thing')
  return payment
}

/** The tries of a payment, newest first. */
export async function triesOf(db: Database, payment_id: number): Promise<TryRow[]> {
  const { rows } = await sql<TryRow>`select ${tryColumns} from payment_try where payment_id = ${payment_id} order by id desc`.execute(db)
  return rows
}

export async function findTry(db: Database, provider: string, reference: string): Promise<TryRow | undefined> {
  const { rows } =
    await sql<TryRow>`select ${tryColumns} from payment_try where provider = ${provider} and reference = ${reference}`.execute(db)
  return rows[0]
}

export async function setTryState({ db, now }: Context, try_id: number, state: TryState): Promise<void> {
  await sql`update payment_try set state = ${state}, outcome_at = coalesce(outcome_at, ${now}) where id = ${try_id}`.execute(db)
}

export async function setPaymentState({ db }: Context, payment_id: number, state: PaymentState): Promise<void> {
  await sql`update payment set state = ${state} where id = ${payment_id}`.execute(db)
}

/** What of a payment the balance pays, in cents, and the ledger transfer that took it. */
export type BalancePart = Pick<PaymentRow, 'balance_part' | 'balance_transfer'>

/** SQL: what the balance pays from now on; nothing to set where that stays as it is. */
export const setBalance = (taken: BalancePart | null): RawBuilder<unknown> =>
  taken ? sql`, balance_part = ${taken.balance_part}, balance_transfer = ${taken.balance_transfer}` : sql``

/** Says that the whole amount is there, `taken` of it now from the balance; the payment's row is locked by the caller. */
export async function markPaid(
  context: Context,
  { id, state }: PaymentRow,
  method: string | null,
  taken: BalancePart | null = null,
): Promise<void> {
  await sql`update payment set state = 'paid', method = ${method}, paid_at = ${context.now}${setBalance(taken)} where id = ${id}`.execute(
    context.db,
  )
  await emit(context, 'payment.paid', { payment_id: id, after_close: state === 'closed' })
}

/** Gives the balance's part of a payment back to the buckets it came from; nothing when there is none. */
export async function returnBalancePart(context: Context, { id, balance_transfer }: PaymentRow, reason: string): Promise<void> {
  if (balance_transfer === null) return
  await giveMoneyBack(context, balance_transfer, { kind: 'payment.give_back', key: balance_transfer, reason })
  await sql`update payment set balance_part = 0, balance_transfer = null where id = ${id}`.execute(context.db)
}

/** Books a provider's money in (+) or out (-) of the order escrow, once each for a try. */
export async function bookProviderMoney(
  context: Context,
  { provider, reference, amount }: TryRow,
  direction: 'in' | 'out',
  reason: string,
): Promise<void> {
  const signed = direction === 'in' ? amount : -amount
  await postTransfer(context, {
    kind: direction === 'in' ? 'payment.provider' : 'payment.provider_refund',
    key: reference,
    ...(direction === 'in' ? { income_code: 20 } : {}),
    reason,
    entries: [
      { account: { house: `clearing:${provider}`, unit: 'USD' }, amount: -signed },
      { account: { house: 'escrow', unit: 'USD' }, amount: signed },
    ],
  })
}
