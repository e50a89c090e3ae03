import type { Cart, CartLine } from '@longmall/contract/cart.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { decimalOf } from '@longmall/pricing/decimal-of.ts'
import { priceCart } from '@longmall/pricing/deal/price-cart.ts'
import type { PricedLine } from '@longmall/pricing/types.ts'
import { writePricing } from '@longmall/pricing/wire/write-pricing.ts'
import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { cheaperPromotions, relatedGoods } from './promotions/cart-promotions.ts'
import { findOwner, ownedBy, type Owner, type Shopper } from './owner.ts'
import { showPriced } from '@longmall/pricing/wire/reprice-cart.ts'
import { basketLine, priceFacts } from './price-facts.ts'
import { quantityLimit, invalidReason, usedByOtherLines, type Line, type SkuLine } from './rules.ts'
import { skusById } from '../catalogue/skus-for-sale.ts'
import { withStock } from './promotions/stocked-gifts.ts'

/** The owner's lines, newest first, with what is known of their SKUs; two statements. */
export async function loadLines(context: Context, owner: Owner): Promise<SkuLine[]> {
  const { rows } = await sql<Line & { sku_id: number }>`
    select cart_line.id as line_id, cart_line.sku_id, cart_line.goods_id, cart_line.quantity, cart_line.selected, coalesce(a.used, 0) as used
    from cart_line left join cart_allowance a on a.member_id = cart_line.member_id and a.goods_id = cart_line.goods_id
    where ${ownedBy(owner)} order by cart_line.id desc`.execute(context.db)
  const skus = await skusById(context, rows)
  return rows.flatMap(({ sku_id, ...line }) => {
    const sku = skus.get(sku_id)
    return sku ? [{ ...line, sku }] : []
  })
}

/** The caller's cart by warehouse, priced for their grade with the reductions that run; a visitor without a key has an empty one. */
export async function viewCart(context: Context<Shopper>): Promise<Cart> {
  const owner = findOwner(context.actor)
  return showCart(context, owner ? await loadLines(context, owner) : [])
}

/** Number of lines of the caller's cart. */
export async function countLines(context: Context<Shopper>): Promise<{ count: number }> {
  const owner = findOwner(context.actor)
  if (!owner) return { count: 0 }
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from cart_line where ${ownedBy(owner)}`.execute(context.db)
  return rows[0]!
}

/**
 * Lines as the cart that is shown: what cannot be bought apart, the rest by warehouse; totals, gifts, sets and trace of the selected,
 * at their cheapest, without freight; and what the prices depend on.
 */
export async function showCart(context: Context<Shopper>, lines: readonly SkuLine[]): Promise<Cart> {
  const valid = lines.filter(({ sku }) => !invalidReason(sku))
  const selected = new Set(valid.flatMap((line) => (line.selected ? [line.line_id] : [])))
  const baseFacts = await priceFacts(
    context,
    valid.map(({ sku }) => sku.sku_id),
  )
  const related = await relatedGoods(context, baseFacts, valid)
  const facts = { ...baseFacts, reductions: withStock(baseFacts.reductions, related.skus, []) }
  const basketLines = valid.map(({ line_id, quantity, sku }) => basketLine(line_id, quantity, { ...sku, freight_template_id: null }))
  const priced = priceCart(basketLines, selected, facts)
  const shownLines = valid.map((line) => showLine(line, priced.prices.get(line.line_id)!, usedByOtherLines(line, lines)))
  return {
    groups: (['domestic', 'overseas'] as const)
      .map((warehouse) => ({ warehouse, lines: shownLines.filter((line) => line.warehouse === warehouse) }))
      .filter((group) => group.lines.length > 0),
    invalid: lines.flatMap((line) => showInvalid(line)),
    ...showPriced(priced),
    selected_count: selected.size,
    goods_count: lines.length,
    pricing: writePricing(basketLines, facts, [], related.addable),
    rules: await context.site.priceSources.namedRules(context, facts),
    related_goods: related.display,
    cheaper_promotions: await cheaperPromotions(context, valid, priced),
  }
}

type LinePrice = Pick<PricedLine, 'unit_price' | 'promotion'>

function showLine({ line_id, quantity, selected, sku }: SkuLine, { unit_price, promotion }: LinePrice, used: number): CartLine {
  const { goods_id, sku_id, goods_name, sku_name, picture, warehouse } = sku
  const { max, reason } = quantityLimit(sku, used)
  return {
    line_id,
    goods_id,
    sku_id,
    goods_name,
    sku_name,
    picture,
    warehouse,
    quantity,
    selected,
    list_price: toDecimal(sku.list_price, 'MONEY'),
    unit_price: decimalOf(unit_price),
    max_quantity: max,
    max_reason: reason,
    promotion,
  }
}

function showInvalid({ line_id, quantity, sku }: SkuLine): Cart['invalid'] {
  const reason = invalidReason(sku)
  const { goods_id, sku_id, goods_name, sku_name, picture } = sku
  return reason ? [{ line_id, goods_id, sku_id, goods_name, sku_name, picture, quantity, reason }] : []
}
