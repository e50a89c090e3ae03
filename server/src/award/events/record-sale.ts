import { toSmallest } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import { isAddonOn } from '../../kernel/addons.ts'
import type { Context } from '../../kernel/context.ts'
import type { Events } from '../../kernel/work/outbox.ts'
import { soldOrder } from '../../order/figures/sold-order.ts'
import { today } from '../plan/today.ts'
import { ensureSettlement } from '../settlement/schedule.ts'

/** Mills in a cent. */
const millsPerCent = 10n

interface Sale {
  kind: 'start_up' | 'goods'
  member_id: number
  order_id: number
  /** In mills. */
  base: bigint
  profit: bigint
}

/** Answers `order.paid` in the payment's transaction: each Start-up order becomes an event that pays awards (AST-05). */
export async function recordStartUpSales(
  context: Context,
  { member_id, order_ids, order_types, lines }: Pick<Events['order.paid'], 'member_id' | 'order_ids' | 'order_types' | 'lines'>,
): Promise<void> {
  for (const [at, order_id] of order_ids.entries()) {
    if (order_types[at] !== 'start_up') continue
    const cents = lines.filter((line) => line.order_id === order_id).reduce((sum, { total }) => sum + BigInt(total), 0n)
    await insertSale(context, { kind: 'start_up', member_id, order_id, base: cents * millsPerCent, profit: 0n })
  }
}

/**
 * Answers `order.settled` in its transaction: goods pay mall and sharing awards once after-sale is over, so these are never clawed back.
 * Profit is known of lines whose SKU had a cost price. Nothing while the digital-asset area is off.
 */
export async function recordGoodsSale(
  context: Context,
  { order_id, member_id, goods_total }: Pick<Events['order.settled'], 'order_id' | 'member_id' | 'goods_total'>,
): Promise<void> {
  if (!isAddonOn(context, 'asset')) return
  const { order_type, profit } = await soldOrder(context.db, order_id)
  if (order_type === 'start_up' || order_type === 'pledge') return
  const base = BigInt(goods_total) * millsPerCent
  await insertSale(context, { kind: 'goods', member_id, order_id, base, profit: profit * millsPerCent })
}

/**
 * Answers a refund, or a price that was lowered, in its transaction: a Start-up sale loses that part of the goods (`goods_amount`, a decimal of
 * money); all that is left of it where that is missing. Once for a cause, such as `return 5`.
 */
export async function recordRefund(
  { db, now }: Context,
  { order_id, goods_amount, cause }: { order_id: number; goods_amount?: string; cause: string },
): Promise<void> {
  const mills = goods_amount === undefined ? null : toSmallest(goods_amount, 'MONEY') * millsPerCent
  await sql`
    with sale as (
      select e.*, e.base + coalesce((select sum(v.base) from award_event v where v.reversal_of = e.id), 0) as rest
      from award_event e where e.order_id = ${order_id} and e.kind = 'start_up' and e.reversal_of is null for update
    )
    insert into award_event (kind, member_id, order_id, reversal_of, cause, base, plan_id, upline, happened_at)
    select kind, member_id, order_id, id, ${cause}, -least(rest, coalesce(${mills}::bigint, rest)), plan_id, upline, ${now} from sale
    where rest > 0 and coalesce(${mills}::bigint, rest) > 0
    on conflict (reversal_of, cause) where reversal_of is not null do nothing`.execute(db)
}

async function insertSale(context: Context, { kind, member_id, order_id, base, profit }: Sale): Promise<void> {
  if (base <= 0n) return
  const { db, now } = context
  await sql`
    insert into award_event (kind, member_id, order_id, base, profit, plan_id, upline, happened_at)
    values (${kind}, ${member_id}, ${order_id}, ${base}, ${profit}, award_plan_on(${today(context)}::date), award_upline(${member_id}), ${now})
    on conflict (order_id, kind) where reversal_of is null and order_id is not null do nothing`.execute(db)
  await ensureSettlement(context)
}
