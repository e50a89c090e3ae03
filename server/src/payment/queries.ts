import type { UnitCode } from '@longmall/contract/units.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Timestamp } from '../kernel/time/clock.ts'
import type { Context } from '../kernel/context.ts'
import type { Database } from '../kernel/database/database.ts'
import { emit } from '../kernel/work/outbox.ts'
import { Refusal } from '../kernel/refusal.ts'
import { entriesOf } from '../wallet/queries.ts'
import type { Buckets } from '../wallet/rules.ts'
import type { PaymentSource } from './refund/rules.ts'
import type { PaymentState, AttemptState } from './rules.ts'

export interface PaymentRow {
  id: number
  payment_no: string
  member_id: number
  amount: bigint
  balance_part: bigint
  balance_transfer: string | null
  coin_transfer: string | null
  state: PaymentState
  method: string | null
  purpose: string
  subject: string
  goods_kind: string | null
  valid_until: Timestamp | null
  paid_at: Timestamp | null
}
export interface PaymentAttemptRow {
  id: number
  payment_id: number
  provider: string
  reference: string
  amount: bigint
  balance_part: bigint
  state: AttemptState
  /** The provider's own name of it, once it was opened there. */
  remote_id: string | null
  created_at: Timestamp
}

const paymentColumns = sql`id, payment_no, member_id, amount, balance_part, balance_transfer, coin_transfer, state, method, purpose, subject, goods_kind, valid_until, paid_at`
const attemptColumns = sql`id, payment_id, provider, reference, amount, balance_part, state, remote_id, created_at`

/** A payment, of this member where one is named; refuses `call.resource_not_found`. */
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
  if (!payment || (member_id !== undefined && payment.member_id !== member_id)) throw new Refusal('call.resource_not_found')
  return payment
}

/** The attempts of a payment, newest first. */
export async function listAttempts(db: Database, payment_id: number): Promise<PaymentAttemptRow[]> {
  const { rows } =
    await sql<PaymentAttemptRow>`select ${attemptColumns} from payment_attempt where payment_id = ${payment_id} order by id desc`.execute(
      db,
    )
  return rows
}

export async function findAttempt(db: Database, provider: string, reference: string): Promise<PaymentAttemptRow | undefined> {
  const { rows } =
    await sql<PaymentAttemptRow>`select ${attemptColumns} from payment_attempt where provider = ${provider} and reference = ${reference}`.execute(
      db,
    )
  return rows[0]
}

/** A reference names one try of all. */
export async function findAttemptByReference(db: Database, reference: string): Promise<PaymentAttemptRow | undefined> {
  const { rows } = await sql<PaymentAttemptRow>`select ${attemptColumns} from payment_attempt where reference = ${reference}`.execute(db)
  return rows[0]
}

export async function findAttemptById(db: Database, attempt_id: number): Promise<PaymentAttemptRow | undefined> {
  const { rows } = await sql<PaymentAttemptRow>`select ${attemptColumns} from payment_attempt where id = ${attempt_id}`.execute(db)
  return rows[0]
}

/** An attempt that was abandoned and turns out paid has its outcome from the notice. */
export async function setAttemptState({ db, now }: Context, attempt_id: number, state: AttemptState): Promise<void> {
  await sql`
    update payment_attempt set state = ${state}, outcome_at = case
      when state in ('fail', 'cancel') and ${state}::text in ('success', 'refunding') then ${now} else coalesce(outcome_at, ${now}) end
    where id = ${attempt_id}`.execute(db)
}

export async function setPaymentState({ db }: Context, payment_id: number, state: PaymentState): Promise<void> {
  await sql`update payment set state = ${state} where id = ${payment_id}`.execute(db)
}

/** What of a payment the balance pays, in cents, the ledger transfer that took it, and from which buckets. */
export type BalancePart = Pick<PaymentRow, 'balance_part' | 'balance_transfer'> & { buckets: Buckets }

/** SQL: what the balance pays from now on; nothing to set where that stays as it is. */
export const setBalance = (balancePart: BalancePart | null): RawBuilder<unknown> =>
  balancePart ? sql`, balance_part = ${balancePart.balance_part}, balance_transfer = ${balancePart.balance_transfer}` : sql``

/** The buckets that a transfer took a member's money from. */
export async function bucketsOf(db: Database, transfer_id: string): Promise<Buckets> {
  const entries = await entriesOf(db, transfer_id)
  const spentFrom = (purpose: keyof Buckets) =>
    entries.reduce((sum, { account, amount }) => ('member' in account && account.purpose === purpose ? sum - amount : sum), 0n)
  return { non_withdrawable: spentFrom('non_withdrawable'), withdrawable: spentFrom('withdrawable') }
}

/** How the amount was paid: the balance's part, and the source of the rest. */
export interface PaidWith {
  method: string | null
  /** Set where the balance pays from now on. */
  balancePart?: BalancePart | null
  buckets?: Buckets | null
  remainder?: { source: string; unit: UnitCode; amount: bigint; worth?: bigint | null; attempt_id?: number; transfer_id?: string } | null
}

/** Says that the whole amount is there, and keeps what it was paid with; the payment's row is locked by the caller. */
export async function markPaid(
  context: Context,
  payment: PaymentRow,
  { method, balancePart = null, buckets, remainder }: PaidWith,
): Promise<void> {
  const { id, state, purpose, subject } = payment
  const from = balancePart?.buckets ?? buckets
  const balance = (['non_withdrawable', 'withdrawable'] as const).map((bucket) => ({
    source: 'balance',
    bucket,
    unit: 'MONEY',
    amount: from?.[bucket] ?? 0n,
  }))
  const sources = [...balance, ...(remainder ? [{ bucket: null, ...remainder }] : [])].filter(({ amount }) => amount > 0n)
  const rows = JSON.stringify(sources, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
  await sql`
    with paid as (
      update payment set state = 'paid', method = ${method}, paid_at = ${context.now}, coin_transfer = ${remainder?.transfer_id ?? null}::uuid${setBalance(balancePart)}
      where id = ${id} returning id
    )
    insert into payment_source (payment_id, position, source, bucket, unit, amount, worth, attempt_id)
    select paid.id, s.position, s.line ->> 'source', s.line ->> 'bucket', s.line ->> 'unit', (s.line ->> 'amount')::bigint, (s.line ->> 'worth')::bigint,
      (s.line ->> 'attempt_id')::int
    from paid cross join jsonb_array_elements(${rows}::jsonb) with ordinality as s (line, position)`.execute(context.db)
  await emit(context, 'payment.paid', { payment_id: id, after_close: state === 'closed', purpose, subject })
}

/** Has a provider send money of a try back, once for each key; `sendRefunds` does it. */
export async function queueRefund(
  { db, now }: Context,
  { payment_id, attempt_id, key, amount }: { payment_id: number; attempt_id: number; key: string; amount: bigint },
): Promise<void> {
  await sql`
    insert into payment_refund (payment_id, attempt_id, key, amount, created_at)
    values (${payment_id}, ${attempt_id}, ${key}, ${amount}, ${now}) on conflict (key) do nothing`.execute(db)
}

export interface SourceRow extends PaymentSource {
  attempt_id: number | null
}

/** What a paid payment was paid with, in the order paid; none of one that is not paid. */
export async function listPaymentSources(db: Database, payment_id: number): Promise<SourceRow[]> {
  const { rows } = await sql<SourceRow>`
    select position, source, bucket, unit, amount, refunded, worth, refunded_worth, attempt_id from payment_source where payment_id = ${payment_id} order by position`.execute(
    db,
  )
  return rows
}
