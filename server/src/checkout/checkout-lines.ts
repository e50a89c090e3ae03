import { usedAllowances } from '../cart/allowance.ts'
import { checkLine, invalidReason } from '../cart/rules.ts'
import { skusById } from '../cart/selected-lines.ts'
import type { SkuForSale } from '../catalogue/skus-for-sale.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { findPurchase } from './source/find-purchase.ts'
import type { Purchase, PurchaseLine, PurchaseRequest } from '../order/source/purchase-source.ts'

export interface CheckoutLine {
  line_id: number
  quantity: number
  sku: SkuForSale
}
export interface Checkout {
  lines: CheckoutLine[]
  purchase: Purchase
}

/**
 * The lines to be bought, judged now. Selected lines that cannot be bought at all stand apart in the cart and are left
 * out, unless nothing else is selected. Refuses `order.nothing_selected`, `order.not_purchasable_here`, what a line
 * with too many pieces is refused for: `cart.off_shelf`, `cart.sold_out`, `cart.purchase_limit`; and as `findPurchase` does.
 */
export async function checkoutLines(
  context: Context<MemberActor>,
  request: PurchaseRequest,
  { lock }: { lock: boolean },
): Promise<Checkout> {
  const purchase = await findPurchase(context, request, lock)
  const { leaves_out, standard_only } = purchase
  const lines = await findLines(context, purchase.lines)
  if (lines.length === 0 || (!leaves_out && lines.length < purchase.lines.length))
    throw new Refusal(request.from_cart ? 'order.nothing_selected' : 'cart.off_shelf')
  const buyable = leaves_out ? lines.filter(({ sku }) => !invalidReason(sku)) : lines
  if (standard_only)
    for (const { sku } of buyable)
      if (sku.goods_type !== 'standard') throw new Refusal('order.not_purchasable_here', { sku_id: sku.sku_id })
  await checkLines(context, buyable.length ? buyable : lines, buyable, purchase)
  return { lines: buyable, purchase }
}

async function findLines(context: Context, wanted: readonly PurchaseLine[]): Promise<CheckoutLine[]> {
  const skus = await skusById(context, wanted)
  return wanted.flatMap(({ line_id, sku_id, quantity }) => (skus.has(sku_id) ? [{ line_id, quantity, sku: skus.get(sku_id)! }] : []))
}

async function checkLines(
  context: Context<MemberActor>,
  lines: readonly CheckoutLine[],
  buyable: readonly CheckoutLine[],
  { is_present }: Purchase,
): Promise<void> {
  const limited = lines.flatMap(({ sku }) => (sku.max_per_member === null ? [] : [sku.goods_id]))
  const used = await usedAllowances(context, context.actor.member_id, limited)
  for (const line of lines) {
    const beside = buyable.filter((one) => one !== line && one.sku.goods_id === line.sku.goods_id)
    const taken = beside.reduce((sum, one) => sum + one.quantity, used.get(line.sku.goods_id) ?? 0)
    checkLine(is_present ? { ...line.sku, max_per_member: null } : line.sku, line.quantity, taken)
  }
}
