import { skusForSale } from '../../catalogue/skus-for-sale.ts'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Window } from '../../promotion/rules.ts'
import { lockAllocation, allocatedQuantities } from '../../promotion/staff/allocated-quantities.ts'

/** A promotion as it is to be; `reserved` of its units already, none when left out. */
export interface StockRequest extends Window {
  promotion_id: number | null
  items: readonly { sku_id: number; stock: number | null; reserved?: number }[]
}

/**
 * No more may be set apart than a SKU has beside what other promotions have set apart of it at the same time; what is taken already
 * is counted. Operators wait for each other from here to the end of their transactions. Refuses `promotion.insufficient_stock`,
 * `promotion.stock_allocated` with what others have, `promotion.stock_below_reserved`.
 */
export async function checkStock(context: Context, { items, promotion_id, starts_at, ends_at }: StockRequest): Promise<void> {
  const limited = items.filter((item) => item.stock !== null)
  if (limited.length === 0) return
  await lockAllocation(context)
  const sku_ids = limited.map(({ sku_id }) => sku_id)
  const available = new Map((await skusForSale(context, sku_ids)).map((sku) => [sku.sku_id, sku.available]))
  const allocated = await allocatedQuantities(context, { starts_at, ends_at }, sku_ids, promotion_id)
  for (const { sku_id, stock, reserved = 0 } of limited) {
    const total = (available.get(sku_id) ?? 0) + reserved
    const allocatedElsewhere = allocated.get(sku_id) ?? 0
    if (stock! < reserved) throw new Refusal('promotion.stock_below_reserved', { sku_id, reserved })
    if (stock! > total) throw new Refusal('promotion.insufficient_stock', { sku_id, available: total })
    if (stock! > total - allocatedElsewhere)
      throw new Refusal('promotion.stock_allocated', {
        sku_id,
        available: Math.max(reserved, total - allocatedElsewhere),
        allocated: allocatedElsewhere,
      })
  }
}
