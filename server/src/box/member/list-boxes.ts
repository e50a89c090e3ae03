import type { box, BoxState } from '@longmall/contract/box.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { readPage, type ListOrder } from '../../kernel/database/list-order.ts'
import { boxColumns, boxTables, showBox, type BoxRow } from '../queries.ts'

const order: ListOrder<'bought'> = { id: sql`b.id`, defaultSort: '-bought', sorts: { bought: 'id' } }

/** The caller's devices, the newest first, and what they mine together. */
export async function listBoxes(
  context: Context<MemberActor>,
  { state, order_id, ...page }: InputOf<typeof box.list>,
): Promise<OutputOf<typeof box.list>> {
  const { db, actor } = context
  const { rows: sums } = await sql<{ state: BoxState; count: number; daily_rate: bigint; mined: bigint }>`
    select state, count(*)::int as count, sum(daily_rate)::bigint as daily_rate, sum(mined - mined_before)::bigint as mined
    from box where member_id = ${actor.member_id} group by state`.execute(db)
  const { list, next } = await readPage(
    db,
    order,
    page,
    ({ after, by, cursorColumn, limit }) => sql<BoxRow>`
      select ${boxColumns(context)}${cursorColumn} from ${boxTables}
      where b.member_id = ${actor.member_id} and ${after} ${state === undefined ? sql`` : sql`and b.state = ${state}`}
        ${order_id === undefined ? sql`` : sql`and b.order_id = ${order_id}`} order by ${by} limit ${limit}`,
  )
  const count = (of: BoxState) => sums.find((sum) => sum.state === of)?.count ?? 0
  return {
    list: list.map((row) => showBox(context, row)),
    next,
    counts: {
      not_activated: count('not_activated'),
      activated: count('activated'),
      expired: count('expired'),
      returned: count('returned'),
    },
    daily_rate: toDecimal(sums.find((sum) => sum.state === 'activated')?.daily_rate ?? 0n, 'ACC'),
    mined: toDecimal(
      sums.reduce((sum, { mined }) => sum + mined, 0n),
      'ACC',
    ),
  }
}
