import type { distribution as contract } from '@longmall/contract/distribution.ts'
import type { CommissionOrder, CommissionState } from '@longmall/contract/distribution-shapes.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../../kernel/database/cursor.ts'
import { orderNumbers } from '../../order/figures/order-numbers.ts'
import { shownLines } from '../../order/figures/shown-lines.ts'
import { requireDistributor } from '../member/require-distributor.ts'
import { orderFacts, showFacts, stateOfRows } from './order-facts.ts'

/** Orders that pay the caller commission, 10 a page, the newest first. Refuses `call.feature_off`, `distribution.not_distributor`. */
export async function listCommissionOrders(
  context: Context<MemberActor>,
  { state, generation, cursor, page_size = 10 }: InputOf<typeof contract.orders>,
): Promise<OutputOf<typeof contract.orders>> {
  const { member_id } = await requireDistributor(context)
  const [before] = cursor === undefined ? ['2147483648'] : readCursor(cursor, [cursorForm.id])
  const having = sql`and c.order_id < ${before}::bigint ${generation ? sql`and c.generation = ${generation}` : sql``} ${openOnly(member_id, state)}
    group by c.order_id ${state ? sql`having ${stateOfRows} = ${state}` : sql``}`
  const { rows } = await orderFacts(member_id, { having, limit: page_size + 1 }).execute(context.db)
  const ids = rows.map(({ order_id }) => order_id)
  const [numbers, lines] = [await orderNumbers(context.db, ids), await shownLines(context, ids)]
  const list = rows.map((row): CommissionOrder => {
    const own = lines.filter(({ order_id, is_gift }) => order_id === row.order_id && !is_gift)
    const { goods_name, picture } = own[0]!
    const goods_count = own.reduce((sum, { quantity }) => sum + quantity, 0)
    return { ...showFacts(row, numbers.get(row.order_id)!), goods_count, goods_name, picture }
  })
  return cutPage(list, page_size, ({ order_id }) => [order_id])
}

/** SQL: what is pending or frozen is found by the index of it alone. */
const openOnly = (member_id: number, state: CommissionState | undefined): RawBuilder<unknown> =>
  state === 'pending' || state === 'frozen'
    ? sql`and c.order_id in (
        select w.order_id from commission w where w.distributor_id = ${member_id} and w.state in ('pending', 'frozen') and w.state = ${state})`
    : sql``
