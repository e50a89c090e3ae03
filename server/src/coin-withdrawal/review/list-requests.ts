import type { coinWithdrawal as contract, ReviewedCoinWithdrawal } from '@longmall/contract/coin-withdrawal.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { readPage, type ListOrder } from '../../kernel/database/list-order.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { pricesToday } from '../approved-worth.ts'
import { columns, type CoinWithdrawalRow } from '../queries.ts'
import { worthOf } from '../rules.ts'
import { sumOpenCoinWithdrawals } from '../sum-open-coin-withdrawals.ts'
import { showForReview } from './show-for-review.ts'

const order: ListOrder<'created_at' | 'worth' | 'due_day'> = {
  id: sql`w.id`,
  defaultSort: 'created_at',
  sorts: { created_at: 'id', worth: { number: sql`w.worth` }, due_day: { instant: sql`w.due_from` } },
}

/** Everybody's requests, 20 a page by default, those that were made first by default. */
export async function listRequests(
  context: Context<StaffActor>,
  { state, way, unit, member_id, coin_withdrawal_no, ...page }: InputOf<typeof contract.list_requests>,
): Promise<OutputOf<typeof contract.list_requests>> {
  const isSelective = member_id !== undefined || coin_withdrawal_no !== undefined
  const { list, next } = await readPage(
    context.db,
    order,
    { ...page, isSelective },
    ({ after, by, cursorColumn, limit }) => sql<CoinWithdrawalRow>`
    select ${columns}${cursorColumn} from coin_withdrawal w where ${after}
      ${state ? sql`and w.state = ${state}` : sql``} ${way ? sql`and w.way = ${way}` : sql``} ${unit ? sql`and w.unit = ${unit}` : sql``}
      ${member_id ? sql`and w.member_id = ${member_id}` : sql``}
      ${coin_withdrawal_no ? sql`and w.coin_withdrawal_no = ${coin_withdrawal_no}` : sql``}
    order by ${by} limit ${limit}`,
  )
  return { list: await showForReview(context, list), next }
}

/** One request of any member. Refuses `coin_withdrawal.not_found`. */
export async function viewRequest(context: Context<StaffActor>, { request_id }: { request_id: number }): Promise<ReviewedCoinWithdrawal> {
  const { rows } = await sql<CoinWithdrawalRow>`select ${columns} from coin_withdrawal w where w.id = ${request_id}`.execute(context.db)
  if (!rows[0]) throw new Refusal('coin_withdrawal.not_found')
  return (await showForReview(context, rows))[0]!
}

/** What is frozen and in flight, with its worth at today's prices. */
export async function viewTotals(context: Context<StaffActor>): Promise<OutputOf<typeof contract.totals>> {
  const prices = await pricesToday(context)
  const open = await sumOpenCoinWithdrawals(context)
  return {
    list: open.map(({ unit, way, state, count, amount }) => ({
      unit,
      way,
      state,
      count,
      amount: toDecimal(amount, unit),
      worth: toDecimal(worthOf(amount, prices[unit]), 'MONEY'),
    })),
  }
}
