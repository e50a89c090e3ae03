import { usedAllowances } from '../../cart/allowance.ts'
import { checkLine, invalidReason } from '../../cart/rules.ts'
import { selectedLines, skusById, type SelectedLine } from '../../cart/selected-lines.ts'
import type { SkuForSale } from '../../catalogue/skus-for-sale.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'
import { findBought, type Bought, type BoughtSource } from '../bought/find-bought.ts'

/** What is to be bought: the selected lines of the cart, pieces (1 when not said) of one SKU, or by what a promotion's page says. */
export interface Source extends BoughtSource {
  from_cart?: boolean | undefined
}
export interface BoughtLine {
  line_id: number
  quantity: number
  sku: SkuForSale
}
export interface Buying {
  lines: BoughtLine[]
  /** Null for goods or a cart alone. */
  bought: Bought | null
}

/**
 * The lines to be bought, judged now. Selected lines that cannot be bought at all stand apart in the cart and are left
 * out, unless nothing else is selected. Refuses `order.nothing_selected`, `order.not_purchasable_here`, what a line
 * with too many pieces is refused for: `cart.off_shelf`, `cart.sold_out`, `cart.purchase_limit`; and as `findBought` does.
 */
export async function linesToBuy(context: Context<MemberActor>, source: Source, { lock }: { lock: boolean }): Promise<Buying> {
  const { from_cart, sku_id } = source
  const bought = await findBought(context, source)
  if (!from_cart && !bought && sku_id === undefined) throw wrongField('sku_id', 'field.required')
  if (from_cart && (sku_id !== undefined || bought)) throw wrongField('from_cart', 'field.choice')
  const wanted = bought?.lines ?? (sku_id === undefined ? await selectedLines(context, { lock }) : [pieceOf(sku_id, source.quantity)])
  const lines = await findLines(context, wanted)
  if (lines.length === 0 || (bought && lines.length < wanted.length))
    throw new Refusal(from_cart ? 'order.nothing_selected' : 'cart.off_shelf')
  const buyable = bought ? lines : lines.filter(({ sku }) => !invalidReason(sku))
  // What is ordered on a page of its own never stands among others.
  if (from_cart || bought?.kind === 'combo')
    for (const { sku } of buyable)
      if (sku.goods_type !== 'standard') throw new Refusal('order.not_purchasable_here', { sku_id: sku.sku_id })
  await checkLines(context, buyable.length ? buyable : lines, buyable, bought)
  return { lines: buyable, bought }
}

const pieceOf = (sku_id: number, quantity = 1): SelectedLine => ({ line_id: 1, sku_id, quantity })

async function findLines(context: Context, wanted: readonly SelectedLine[]): Promise<BoughtLine[]> {
  const skus = await skusById(context, wanted)
  return wanted.flatMap(({ line_id, sku_id, quantity }) => (skus.has(sku_id) ? [{ line_id, quantity, sku: skus.get(sku_id)! }] : []))
}

async function checkLines(
  context: Context<MemberActor>,
  lines: readonly BoughtLine[],
  buyable: readonly BoughtLine[],
  bought: Bought | null,
): Promise<void> {
  const limited = lines.flatMap(({ sku }) => (sku.max_per_member === null ? [] : [sku.goods_id]))
  const used = await usedAllowances(context, context.actor.member_id, limited)
  for (const line of lines) {
    const beside = buyable.filter((one) => one !== line && one.sku.goods_id === line.sku.goods_id)
    const taken = beside.reduce((sum, one) => sum + one.quantity, used.get(line.sku.goods_id) ?? 0)
    checkLine(asBought(line, bought), line.quantity, taken)
  }
}

/** A present counts against no limit. */
function asBought({ sku }: BoughtLine, bought: Bought | null): SkuForSale {
  return bought?.kind === 'gift' ? { ...sku, max_per_member: null } : sku
}
