import type { ReviewedCoinWithdrawal } from '@longmall/contract/coin-withdrawal.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import type { Context } from '../../kernel/context.ts'
import { plus } from '../../kernel/time/clock.ts'
import { findStops } from '../../withdrawal/review/check-not-stopped.ts'
import { approvedWorth, pricesToday } from '../approved-worth.ts'
import { showWithdrawal, type CoinWithdrawalRow } from '../queries.ts'
import { needsSecond, worthOf } from '../rules.ts'
import { coinWithdrawalSettings as own } from '../settings.ts'

type ReadContext = Pick<Context, 'db' | 'now' | 'setting'>

/** May an operator record the result now: it is sent by hand, or its provider has not answered for long? */
export const canRecord = ({ now, setting }: ReadContext, { state, provider, sent_at }: CoinWithdrawalRow): boolean =>
  state === 'sending' && (provider === 'manual' || plus(sent_at!, { hours: setting(own.manual_after_hours) }) <= now)

/** Coin withdrawals as operators see them, each with what counts towards the second operator. */
export async function showForReview(context: ReadContext, rows: readonly CoinWithdrawalRow[]): Promise<ReviewedCoinWithdrawal[]> {
  const prices = await pricesToday(context)
  const approved = await approvedWorth(
    context,
    rows.map(({ coin_withdrawal_id }) => coin_withdrawal_id),
    prices,
  )
  const stops = await findStops(
    context,
    rows.map(({ member_id }) => member_id),
  )
  return rows.map((row) => {
    const approvedBefore = approved.get(row.coin_withdrawal_id) ?? 0n
    const isNeeded = needsSecond(worthOf(row.amount, prices[row.unit]), approvedBefore, context.setting(own.second_approval_from_cents))
    return {
      ...showWithdrawal(row),
      version: row.version,
      member_id: row.member_id,
      requires_second_approval: row.requires_second_approval || (row.state === 'requested' && isNeeded),
      approved_in_window: toDecimal(approvedBefore, 'MONEY'),
      payout_blocker: row.ended_at === null ? (stops.get(row.member_id)?.stop ?? null) : null,
      first_approved_by: row.first_approved_by,
      first_approved_by_name: row.first_approved_by_name,
      approved_by: row.approved_by,
      approved_by_name: row.approved_by_name,
      failure_reported_by: row.failure_reported_by,
      failure_reported_by_name: row.failure_reported_by_name,
      failure_reason: row.failure_reason,
      settled_by_name: row.settled_by_name,
      store_name: row.store_name,
      provider: row.provider,
      attempt_key: row.attempt_key,
      query_count: row.query_count,
      last_answer: row.last_answer,
      query_at: row.query_at,
      can_record: canRecord(context, row),
    }
  })
}
