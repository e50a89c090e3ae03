import type {
  CoinAddress,
  CoinDestination,
  CoinNetwork,
  CoinWay,
  CoinWithdrawal,
  CoinWithdrawalState,
} from '@longmall/contract/coin-withdrawal.ts'
import { fromMicros } from '@longmall/contract/unit-price-scale.ts'
import type { PricedUnit } from '@longmall/contract/unit-price.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Database } from '../kernel/database/database.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Timestamp } from '../kernel/time/clock.ts'
import { stateAfter } from './rules.ts'

/** Where something goes, as the tables hold it. */
export interface DestinationRow {
  kind: 'wallet' | 'exchange'
  label: string
  network: CoinNetwork | null
  address: string | null
  exchange: string | null
  account: string | null
}

export interface CoinWithdrawalRow extends Omit<DestinationRow, 'kind' | 'label'> {
  coin_withdrawal_id: number
  coin_withdrawal_no: string
  member_id: number
  way: CoinWay
  unit: PricedUnit
  /** The unit's smallest part. */
  amount: bigint
  fee: bigint
  /** Millionths, and cents. */
  price: bigint
  worth: bigint
  kind: 'wallet' | 'exchange' | null
  label: string | null
  state: CoinWithdrawalState
  due_day: string
  due_from: Timestamp
  due_until: Timestamp
  send_from: Timestamp | null
  expires_at: Timestamp | null
  send_transfer: string | null
  requires_second_approval: boolean
  first_approved_by: number | null
  first_approved_by_name: string | null
  approved_by: number | null
  approved_by_name: string | null
  approved_at: Timestamp | null
  failure_reported_by: number | null
  failure_reported_by_name: string | null
  failure_reason: string | null
  settled_by_name: string | null
  store_name: string | null
  provider: string | null
  attempt_key: string | null
  sent_at: Timestamp | null
  query_count: number
  query_at: Timestamp | null
  last_answer: string | null
  reference: string | null
  reason: string | null
  created_at: Timestamp
  ended_at: Timestamp | null
  version: number
}

export const columns = sql.raw(
  `w.id as coin_withdrawal_id, w.coin_withdrawal_no, w.member_id, w.way, w.unit, w.amount, w.fee, w.price, w.worth, w.kind, w.label,
  w.network, w.address, w.exchange, w.account, w.state, w.due_day::text as due_day, w.due_from, w.due_until, w.send_from, w.expires_at,
  w.send_transfer, w.requires_second_approval, w.first_approved_by, name_of_staff(w.first_approved_by) as first_approved_by_name,
  w.approved_by, name_of_staff(w.approved_by) as approved_by_name, w.approved_at, w.failure_reported_by,
  name_of_staff(w.failure_reported_by) as failure_reported_by_name, w.failure_reason, name_of_staff(w.settled_by) as settled_by_name,
  w.store_name, w.provider, w.attempt_key, w.sent_at, w.query_count, w.query_at, w.last_answer, w.reference, w.reason, w.created_at,
  w.ended_at, w.version`,
)

const showDestination = ({ kind, label, network, address, exchange, account }: DestinationRow): CoinDestination => ({
  kind,
  label,
  network,
  address,
  exchange,
  account,
})

/** A coin withdrawal as its member sees it. */
export const showWithdrawal = (row: CoinWithdrawalRow): CoinWithdrawal => {
  const { kind, label, unit, amount, fee, state, way } = row
  return {
    coin_withdrawal_id: row.coin_withdrawal_id,
    coin_withdrawal_no: row.coin_withdrawal_no,
    way,
    unit,
    state,
    amount: toDecimal(amount, unit),
    fee: toDecimal(fee, unit),
    net: toDecimal(amount - fee, unit),
    price: fromMicros(row.price),
    worth: toDecimal(row.worth, 'MONEY'),
    destination: kind === null || label === null ? null : showDestination({ ...row, kind, label }),
    due_day: row.due_day,
    due_from: row.due_from,
    due_until: row.due_until,
    send_from: row.send_from,
    expires_at: row.expires_at,
    can_cancel: stateAfter(state, 'cancel', way) !== null,
    created_at: row.created_at,
    ended_at: row.ended_at,
    reference: row.reference,
    reason: row.reason,
    timeline: timelineOf(row),
  }
}

/** The states it has passed, from the times that it keeps. */
function timelineOf({
  way,
  state,
  created_at,
  approved_by,
  approved_at,
  sent_at,
  ended_at,
}: CoinWithdrawalRow): CoinWithdrawal['timeline'] {
  const isReviewed = way !== 'scan_code' || approved_at === null || approved_by !== null
  const passed: [CoinWithdrawalState, Timestamp | null][] = [
    ['requested', isReviewed ? created_at : null],
    [way === 'scan_code' ? 'ready' : 'approved', approved_at],
    ['sending', sent_at],
    [state, ended_at],
  ]
  return passed.flatMap(([one, at]) => (at === null ? [] : [{ state: one, at }]))
}

export interface AddressRow extends DestinationRow {
  coin_address_id: number
  usable_from: Timestamp
  created_at: Timestamp
}

export const addressColumns = sql.raw(
  'a.id as coin_address_id, a.kind, a.label, a.network, a.address, a.exchange, a.account, a.usable_from, a.created_at',
)

export const showAddress = (row: AddressRow, now: Timestamp): CoinAddress => ({
  coin_address_id: row.coin_address_id,
  ...showDestination(row),
  usable_from: row.usable_from,
  is_usable: row.usable_from <= now,
  created_at: row.created_at,
})

/** A coin withdrawal, its row locked: every decision locks it first. Refuses `coin_withdrawal.not_found`. */
export async function lockWithdrawal(db: Database, id: number): Promise<CoinWithdrawalRow> {
  const { rows } = await sql<CoinWithdrawalRow>`select ${columns} from coin_withdrawal w where w.id = ${id} for update`.execute(db)
  if (!rows[0]) throw new Refusal('coin_withdrawal.not_found')
  return rows[0]
}

/**
 * Locks the members of coin withdrawals, in the order of their ids and before the withdrawals: what is added up for a member, and
 * whether the account is frozen, stays so until the transaction ends.
 */
export async function lockMembers(db: Database, ids: readonly number[]): Promise<void> {
  await sql`
    select from member where id in (select member_id from coin_withdrawal where id = any (${ids})) order by id for no key update`.execute(
    db,
  )
}
