import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { opsDue } from '@longmall/contract/ops-due.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../../kernel/context.ts'
import { readPage, type ListOrder } from '../../../kernel/database/list-order.ts'
import { holdingColumns, showHolding, type HoldingRow } from './queries.ts'

const order: ListOrder<'requested_at' | 'decided_at'> = {
  id: sql`h.id`,
  defaultSort: '-requested_at',
  sorts: { requested_at: 'id', decided_at: { instant: sql`h.decided_at`, isNullable: true } },
}

/** Stated holdings, 20 a page by default, the newest first by default. */
export async function listHoldings(
  context: Context<StaffActor>,
  { state, unit, ...page }: InputOf<typeof opsDue.holdings>,
): Promise<OutputOf<typeof opsDue.holdings>> {
  const { list, next } = await readPage(
    context.db,
    order,
    page,
    ({ after, by, cursorColumn, limit }) => sql<HoldingRow>`
      select ${holdingColumns}${cursorColumn} from treasury_holding h where ${after}
        ${state === undefined ? sql`` : sql`and h.state = ${state}`} ${unit === undefined ? sql`` : sql`and h.unit = ${unit}`}
      order by ${by} limit ${limit}`,
  )
  return { list: list.map((row) => showHolding(context, row)), next }
}
