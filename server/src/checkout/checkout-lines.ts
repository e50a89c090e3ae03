import { usedAllowances } from '../cart/allowance.ts'
import { checkLine, invalidReason } from '../cart/rules.ts'
import { skusById, type SkuForSale } from '../catalogue/skus-for-sale.ts'
import { type AddonCheck, addonOfType } from '../kernel/addons.ts'
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
 * The lines to be bought, checked now. Selected lines that cannot be bought at all stand apart in the cart and are left
 * out, unless nothing else is selected. Refuses `order.nothing_selected`, `order.not_purchasable_here`, what a line
 * with too many units is refused for: `cart.unlisted`, `cart.sold_out`, `cart.purchase_limit`; as the
 * add-on of the goods does (`AddonChecks`), and as `findPurchase` does.
 */
export async function checkoutLines(
  context: Context<MemberActor>,
  request: PurchaseRequest,
  { lock }: { lock: boolean },
): Promise<Checkout> {
  const purchase = await findPurchase(context, request, lock)
  const { skips_unavailable, standard_only } = purchase
  const lines = await findLines(context, purchase.lines)
  if (lines.length === 0 || (!skips_unavailable && lines.length < purchase.lines.length))
    throw new Refusal(request.from_cart ? 'order.nothing_selected' : 'cart.unlisted')
  for (const { beforeQuote } of addonChecksOf(context, lines)) await beforeQuote(context)
  const purchasable = skips_unavailable ? lines.filter(({ sku }) => !invalidReason(sku)) : lines
  if (standard_only)
    for (const { sku } of purchasable)
      if (sku.goods_type !== 'standard') throw new Refusal('order.not_purchasable_here', { sku_id: sku.sku_id })
  await checkLines(context, purchasable.length ? purchasable : lines, purchasable, purchase)
  return { lines: purchasable, purchase }
}

/** What must hold before these lines are bought, by the add-ons that their goods belong to. */
export function addonChecksOf({ site }: Context, lines: readonly CheckoutLine[]): AddonCheck[] {
  const addons = new Set(lines.map(({ sku }) => addonOfType[sku.goods_type]))
  return [...addons].flatMap((addon) => (addon && site.addonChecks[addon] ? [site.addonChecks[addon]] : []))
}

async function findLines(context: Context, purchaseLines: readonly PurchaseLine[]): Promise<CheckoutLine[]> {
  const skus = await skusById(context, purchaseLines)
  return purchaseLines.flatMap(({ line_id, sku_id, quantity }) => (skus.has(sku_id) ? [{ line_id, quantity, sku: skus.get(sku_id)! }] : []))
}

async function checkLines(
  context: Context<MemberActor>,
  lines: readonly CheckoutLine[],
  purchasable: readonly CheckoutLine[],
  { is_gift }: Purchase,
): Promise<void> {
  const limited = lines.flatMap(({ sku }) => (sku.max_per_member === null ? [] : [sku.goods_id]))
  const used = await usedAllowances(context, context.actor.member_id, limited)
  for (const line of lines) {
    const otherLines = purchasable.filter((other) => other !== line && other.sku.goods_id === line.sku.goods_id)
    const alreadyUsed = otherLines.reduce((sum, other) => sum + other.quantity, used.get(line.sku.goods_id) ?? 0)
    checkLine(is_gift ? { ...line.sku, max_per_member: null } : line.sku, line.quantity, alreadyUsed)
  }
}
