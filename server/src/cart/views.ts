import type { Cart, CartLine } from '@longmall/contract/cart.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { decimalOf } from '@longmall/pricing/decimal-of.ts'
import { priceBasket } from '@longmall/pricing/price-basket.ts'
import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { findOwner, isOf, type Owner, type Shopper } from './owner.ts'
import { basketLine, priceFacts, wireTotals, wireTrace } from './priced.ts'
import { ceilingOf, invalidReason, usedBeside, type Line, type SkuLine } from './rules.ts'
import { skusById } from './selected-lines.ts'

/** The owner's lines, newest first, with what is known of their SKUs; two statements. */
export async function loadLines(context: Context, owner: Owner): Promise<SkuLine[]> {
  const { rows } = await sql<Line & { sku_id: number }>`
    select cart_line.id as line_id, cart_line.sku_id, cart_line.goods_id, cart_line.quantity, cart_line.selected, coalesce(a.used, 0) as used
    from cart_line left join cart_allowance a on a.member_id = cart_line.member_id and a.goods_id = cart_line.goods_id
    where ${isOf(owner)} order by cart_line.id desc`.execute(context.db)
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
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from cart_line where ${isOf(owner)}`.execute(context.db)
  return rows[0]!
}

/** Lines as the cart that is shown: what cannot be bought apart, the rest by warehouse; totals and trace of the selected, without freight. */
export async function showCart(context: Context<Shopper>, lines: readonly SkuLine[]): Promise<Cart> {
  const facts = await priceFacts(context)
  const valid = lines.filter(({ sku }) => !invalidReason(sku))
  const selected = valid.filter((line) => line.selected)
  const alone = priceBasket(valid.map(withoutFreight), { ...facts, reductions: [] })
  const basket = priceBasket(selected.map(withoutFreight), facts)
  const shown = valid.map((line, position) => showLine(line, decimalOf(alone.lines[position]!.unit_price), usedBeside(line, lines)))
  return {
    groups: (['domestic', 'overseas'] as const)
      .map((warehouse) => ({ warehouse, lines: shown.filter((line) => line.warehouse === warehouse) }))
      .filter((group) => group.lines.length > 0),
    invalid: lines.flatMap((line) => showInvalid(line)),
    totals: wireTotals(basket),
    selected_count: selected.length,
    goods_count: lines.length,
    trace: wireTrace(basket.trace.filter(({ stage }) => stage !== 'freight')),
  }
}

const withoutFreight = ({ line_id, quantity, sku }: SkuLine) => basketLine(line_id, quantity, { ...sku, freight_template_id: null })

function showLine({ line_id, quantity, selected, sku }: SkuLine, unit_price: string, used: number): CartLine {
  const { goods_id, sku_id, goods_name, sku_name, picture, warehouse } = sku
  const { max, reason } = ceilingOf(sku, used)
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
    list_price: toDecimal(sku.list_price, 'USD'),
    unit_price,
    max_quantity: max,
    max_reason: reason,
  }
}

function showInvalid({ line_id, quantity, sku }: SkuLine): Cart['invalid'] {
  const reason = invalidReason(sku)
  const { goods_id, sku_id, goods_name, sku_name, picture } = sku
  return reason ? [{ line_id, goods_id, sku_id, goods_name, sku_name, picture, quantity, reason }] : []
}
