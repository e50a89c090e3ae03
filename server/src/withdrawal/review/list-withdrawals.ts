import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { withdrawal as contract } from '@longmall/contract/withdrawal.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../../kernel/cursor.ts'
import { columns, reviewed, type WithdrawalRow } from '../queries.ts'

/** Everybody's withdrawals, 20 a page when not said otherwise, those that were asked for first. */
export async function listForReview(
  context: Context<StaffActor>,
  { state, member_id, batch_id, cursor, page_size = 20 }: InputOf<typeof contract.list_withdrawals>,
): Promise<OutputOf<typeof contract.list_withdrawals>> {
  const [after] = cursor === undefined ? ['0'] : readCursor(cursor, [cursorForm.id])
  const { rows } = await sql<WithdrawalRow>`
    select ${columns} from withdrawal w where w.id > ${after}::bigint
      ${state ? sql`and w.state = ${state}` : sql``} ${member_id ? sql`and w.member_id = ${member_id}` : sql``}
      ${batch_id ? sql`and w.batch_id = ${batch_id}` : sql``}
    order by w.id limit ${page_size + 1}`.execute(context.db)
  return cutPage(await reviewed(context, rows), page_size, (row) => [row.withdrawal_id])
}
