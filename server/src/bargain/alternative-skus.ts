import { skusForSale, type SkuForSale } from '../catalogue/skus-for-sale.ts'
import type { Context } from '../kernel/context.ts'
import { itemKey, unlimited, remainingQuantities, type RemainingQuantity } from '../promotion/remaining-quantities.ts'
import { leftOf } from '../promotion/rules.ts'
import { itemsOf } from '../promotion/zone/items-of.ts'
import type { BargainRow } from './queries.ts'
import { pricesAfterMove, type MovedPrices } from './rules.ts'

/** Another SKU of the goods to which a bargain can go on. */
export interface AlternativeSku extends MovedPrices {
  sku_id: number
  sku_name: string
}

const isAvailable = (sku: SkuForSale | undefined, { remaining }: RemainingQuantity) =>
  sku !== undefined && sku.is_listed && sku.available > 0 && remaining !== 0

/** Of which of these bargains no unit is left at this moment, by their ids; `skus` are theirs. One statement. */
export async function soldOutBargains(
  context: Context,
  rows: readonly BargainRow[],
  skus: readonly SkuForSale[],
): Promise<ReadonlySet<number>> {
  const left = await remainingQuantities(context, rows)
  const isSoldOut = ({ promotion_id, sku_id }: BargainRow) =>
    !isAvailable(
      skus.find((one) => one.sku_id === sku_id),
      left.get(itemKey(promotion_id, sku_id)) ?? unlimited,
    )
  return new Set(rows.filter(isSoldOut).map(({ bargain_id }) => bargain_id))
}

/** The other SKUs of the goods in a bargain's promotion of which there are units, and what each would cost with what friends cut so far. Two statements. */
export async function alternativeSkus(context: Context, bargain: BargainRow): Promise<AlternativeSku[]> {
  const items = (await itemsOf(context, [bargain.promotion_id])).filter(
    ({ goods_id, sku_id }) => goods_id === bargain.goods_id && sku_id !== bargain.sku_id,
  )
  const skus = await skusForSale(
    context,
    items.map(({ sku_id }) => sku_id),
  )
  return items.flatMap(({ sku_id, price, stock, reserved, rules }) => {
    const sku = skus.find((one) => one.sku_id === sku_id)
    if (!isAvailable(sku, { remaining: leftOf(stock, reserved), remaining_limit: null })) return []
    const to = { price: BigInt(price), floor: BigInt(rules.floor ?? price) }
    return [{ sku_id, sku_name: sku!.sku_name, ...pricesAfterMove(bargain, to) }]
  })
}
