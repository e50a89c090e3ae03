import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { withdrawal as contract } from '@longmall/contract/withdrawal.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { readPage, type ListOrder } from '../../kernel/database/list-order.ts'
import { columns, showForReview, type WithdrawalRow } from '../queries.ts'

const order: ListOrder<'created_at' | 'amount' | 'due_day'> = {
  id: sql`w.id`,
  defaultSort: 'created_at',
  sorts: { created_at: 'id', amount: { number: sql`w.amount` }, due_day: { instant: sql`w.due_from` } },
}

/** Everybody's withdrawals, 20 a page by default, those that were asked for first by default. */
export async function listForReview(
  context: Context<StaffActor>,
  { state, source, member_id, batch_id, ...page }: InputOf<typeof contract.list_withdrawals>,
): Promise<OutputOf<typeof contract.list_withdrawals>> {
  const { list, next } = await readPage(
    context.db,
    order,
    page,
    ({ after, by, cursorColumn, limit }) => sql<WithdrawalRow>`
    select ${columns}${cursorColumn} from withdrawal w where ${after}
      ${state ? sql`and w.state = ${state}` : sql``} ${source ? sql`and w.source = ${source}` : sql``} ${member_id ? sql`and w.member_id = ${member_id}` : sql``}
      ${batch_id ? sql`and w.batch_id = ${batch_id}` : sql``}
    order by ${by} limit ${limit}`,
  )
  return { list: await showForReview(context, list), next }
}
