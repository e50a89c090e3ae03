import type { Cart } from '@longmall/contract/cart.ts'
import { sql } from 'kysely'
import { skusForSale } from '../catalogue/skus-for-sale.ts'
import type { Context } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { ownedBy, skuConflictTarget, requireOwner, type Shopper } from './owner.ts'
import { quantityLimit, checkLine, usedByOtherLines } from './rules.ts'
import { loadLines, showCart } from './views.ts'

interface Change {
  line_id: number
  sku_id: number
  quantity: number
}

/**
 * Puts another SKU of the same goods in a line's place; a line that has this SKU already takes the units in (ORD-01).
 * Refuses as `addLine` does, `cart.line_not_found`, and `cart.sku_mismatch` for a SKU of other goods.
 */
export async function changeSku(context: Context<Shopper>, { line_id, sku_id, quantity }: Change): Promise<Cart> {
  const owner = requireOwner(context.actor)
  const lines = await loadLines(context, owner)
  const line = lines.find((one) => one.line_id === line_id)
  if (!line) throw new Refusal('cart.line_not_found')
  const [sku] = await skusForSale(context, [sku_id])
  if (sku?.goods_id !== line.goods_id) throw new Refusal('cart.sku_mismatch')
  const duplicate = lines.find((one) => one.sku.sku_id === sku_id && one !== line)
  const rest = lines.filter((one) => one !== line && one !== duplicate)
  const used = usedByOtherLines(line, rest)
  checkLine(sku, quantity + (duplicate?.quantity ?? 0), used)
  // The line retains its id and position, also when the insert meets a concurrent line of the same SKU.
  const { rows } = await sql<{ line_id: number; quantity: number; selected: boolean }>`
    with gone as (delete from cart_line where ${ownedBy(owner)} and id = ${line_id} returning *)
    insert into cart_line (id, member_id, visitor, goods_id, sku_id, quantity, selected, changed_at) overriding system value
    select id, member_id, visitor, goods_id, ${sku_id}, ${quantity}, selected, ${context.now} from gone
    on conflict ${skuConflictTarget(owner)} do update
      set quantity = cart_line.quantity + excluded.quantity, selected = cart_line.selected or excluded.selected, changed_at = excluded.changed_at
      where cart_line.quantity + excluded.quantity <= ${quantityLimit(sku, used).max}
    returning id as line_id, quantity, selected`.execute(context.db)
  if (!rows[0]) throw new Refusal('cart.line_not_found')
  const changed = { ...line, ...rows[0], sku }
  return showCart(
    context,
    [...rest, changed].sort((a, b) => b.line_id - a.line_id),
  )
}
