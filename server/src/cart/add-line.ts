import { sql } from 'kysely'
import { skusForSale, type SkuForSale } from '../catalogue/skus-for-sale.ts'
import type { Context } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { ownedBy, skuConflictTarget, requireOwner, type Owner, type Shopper } from './owner.ts'
import { quantityLimit, checkLine } from './rules.ts'
import { cartSettings } from './settings.ts'

interface CartState {
  lines: number
  of_goods: number
  of_sku: number
  used: number
  put: number
}

/**
 * Puts units of a SKU into the caller's cart, or raises the line that has it (ORD-01), and selects the line. Answers the
 * cart's number of lines. Refuses `cart.unlisted`, `cart.sold_out`, `cart.purchase_limit` (what was bought and stands
 * in other lines counts, R-04), `cart.full`, and goods that are ordered on a page of their own.
 */
export async function addLine(
  context: Context<Shopper>,
  { sku_id, quantity }: { sku_id: number; quantity: number },
): Promise<{ count: number }> {
  const owner = requireOwner(context.actor)
  const [sku] = await skusForSale(context, [sku_id])
  if (!sku?.is_listed) throw new Refusal('cart.unlisted', { sku_id })
  if (sku.goods_type !== 'standard') throw new Refusal('order.not_purchasable_here', { sku_id })
  const maximum = context.setting(cartSettings.max_lines)
  const { lines, of_goods, of_sku, used, put } = await writeLine(context, owner, sku, quantity, maximum)
  if (put) return { count: of_sku ? lines : lines + 1 }
  checkLine(sku, of_sku + quantity, used + of_goods - of_sku)
  if (!of_sku && lines >= maximum) throw new Refusal('cart.full', { maximum })
  // Another call has raised the line in the meantime.
  throw new Refusal('cart.sold_out', { left: sku.available, sku_id })
}

/** One statement: looks at the cart, and writes the line where stock, limit and size allow it. */
async function writeLine({ db, now }: Context, owner: Owner, sku: SkuForSale, quantity: number, maximum: number): Promise<CartState> {
  const { max } = quantityLimit({ ...sku, max_per_member: null }, 0)
  const { rows } = await sql<CartState>`
    with cart as (
      select count(*)::int as lines, coalesce(sum(quantity) filter (where goods_id = ${sku.goods_id}), 0)::int as of_goods,
        coalesce(max(quantity) filter (where sku_id = ${sku.sku_id}), 0) as of_sku,
        coalesce((select used from cart_allowance where member_id = ${owner.member_id} and goods_id = ${sku.goods_id}), 0) as used
      from cart_line where ${ownedBy(owner)}
    ), put as (
      insert into cart_line (member_id, visitor, goods_id, sku_id, quantity, changed_at)
      select ${owner.member_id}, ${owner.visitor}::uuid, ${sku.goods_id}, ${sku.sku_id}, ${quantity}, ${now} from cart
      where of_sku + ${quantity} <= ${max} and (of_sku > 0 or lines < ${maximum})
        and of_goods + used + ${quantity} <= coalesce(${sku.max_per_member}, 2147483647)
      on conflict ${skuConflictTarget(owner)} do update
        set quantity = cart_line.quantity + excluded.quantity, selected = true, changed_at = excluded.changed_at
        where cart_line.quantity + excluded.quantity <= ${max}
      returning 1
    )
    select cart.*, (select count(*)::int from put) as put from cart`.execute(db)
  return rows[0]!
}
