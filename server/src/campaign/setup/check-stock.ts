import { skusForSale } from '../../catalogue/skus-for-sale.ts'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Window } from '../../promotion/rules.ts'
import { lockSetUp, setApart } from '../../promotion/setup/set-apart.ts'

/** A promotion as it is to be; `taken` of its pieces already, none when left out. */
export interface StockWanted extends Window {
  promotion_id: number | null
  items: readonly { sku_id: number; stock: number | null; taken?: number }[]
}

/**
 * No more may be set apart than a SKU has beside what other promotions have set apart of it at the same time; what is taken already
 * is counted. Operators wait for each other from here to the end of their transactions. Refuses `promotion.stock_above`,
 * `promotion.stock_apart` with what others have, `promotion.stock_below_taken`.
 */
export async function checkStock(context: Context, { items, promotion_id, starts_at, ends_at }: StockWanted): Promise<void> {
  const limited = items.filter((item) => item.stock !== null)
  if (limited.length === 0) return
  await lockSetUp(context)
  const sku_ids = limited.map(({ sku_id }) => sku_id)
  const available = new Map((await skusForSale(context, sku_ids)).map((sku) => [sku.sku_id, sku.available]))
  const apart = await setApart(context, { starts_at, ends_at }, sku_ids, promotion_id)
  for (const { sku_id, stock, taken = 0 } of limited) {
    const has = (available.get(sku_id) ?? 0) + taken
    const others = apart.get(sku_id) ?? 0
    if (stock! < taken) throw new Refusal('promotion.stock_below_taken', { sku_id, taken })
    if (stock! > has) throw new Refusal('promotion.stock_above', { sku_id, available: has })
    if (stock! > has - others)
      throw new Refusal('promotion.stock_apart', { sku_id, available: Math.max(taken, has - others), apart: others })
  }
}
