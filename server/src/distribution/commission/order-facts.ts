import type { CommissionOrder, CommissionState } from '@longmall/contract/distribution-shapes.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql, type RawBuilder } from 'kysely'
import { maskName } from '../../kernel/security/mask-name.ts'
import type { Timestamp } from '../../kernel/time/clock.ts'

/** An order with what it pays one distributor; amounts in cents, what went back left out. */
export interface OrderFactsRow {
  order_id: number
  generation: number
  nickname: string
  state: CommissionState
  base: bigint
  commission: bigint
  clawed_back: bigint
  ordered_at: Timestamp
  available_at: Timestamp | null
}

/** SQL: the state of the rows `c` of an order together: void when all are. */
export const stateOfRows = sql<CommissionState>`coalesce(max(c.state) filter (where c.state <> 'void'), 'void')`

/** SQL: the orders of a distributor that fit, as `OrderFactsRow`, grouped by order. Available: when it did, or when it will as known now. */
export const orderFacts = (
  distributor_id: number,
  { having, limit }: { having: RawBuilder<unknown>; limit: number },
): RawBuilder<OrderFactsRow> => sql`
  select g.*, m.nickname, case when g.state = 'available' then g.became_available
      when g.state = 'frozen' then (select t.due_at from timer t where t.kind = 'order.settle' and t.subject = g.order_id::text) end as available_at
  from (
    select c.order_id, min(c.generation) as generation, min(c.buyer_id) as buyer_id, ${stateOfRows} as state, sum(c.base - c.base_back)::bigint as base,
      sum(c.amount - c.clawed_back)::bigint as commission, sum(c.clawed_back)::bigint as clawed_back, min(c.ordered_at) as ordered_at,
      max(c.available_at) as became_available
    from commission c where c.distributor_id = ${distributor_id} ${having} order by c.order_id desc limit ${limit}
  ) g join member m on m.id = g.buyer_id
  order by g.order_id desc`

/** The same as the contract has it, without goods. */
export const showFacts = (row: OrderFactsRow, order_no: string): Omit<CommissionOrder, 'goods_count' | 'goods_name' | 'picture'> => ({
  order_id: row.order_id,
  order_no,
  generation: row.generation,
  buyer_name: maskName(row.nickname),
  state: row.state,
  base: toDecimal(row.base, 'MONEY'),
  commission: toDecimal(row.commission, 'MONEY'),
  clawed_back: toDecimal(row.clawed_back, 'MONEY'),
  ordered_at: row.ordered_at,
  available_at: row.available_at,
})
