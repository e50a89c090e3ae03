import type { PurchaseSourceKind } from '@longmall/contract/order.ts'
import { sql } from 'kysely'
import { reserveStock } from '../../catalogue/reserve-stock.ts'
import type { Context } from '../../kernel/context.ts'
import { reservePromotions } from '../../promotion/reserve-promotions.ts'
import { promotionQuantities, type ReservedLine } from './promotion-quantities.ts'
import type { Reservation } from './purchase-source.ts'
import { sourceOf } from './sources.ts'

/** A line with what it holds. */
export interface ReservedOrderLine extends ReservedLine {
  order_id: number
  member_id: number
  goods_id: number
  is_gift: boolean
}

/** Gifts count against no limit. */
export const withoutGifts = <Line extends { is_gift: boolean }>(lines: readonly Line[]): Line[] => lines.filter(({ is_gift }) => !is_gift)

/** SQL: the columns of a line `l` beside its order's. */
export const reservedLineColumns = sql`l.goods_id, l.sku_id, l.quantity, l.is_gift, l.promotion_id as line_promotion_id, l.combos`

/** Under which payment, and by what it is bought. */
type Kind = { kind: PurchaseSourceKind | null }

/**
 * Reserves what the source has of its own, units of promotions, then stock: the order of locks.
 * Refuses `promotion.sold_out`, `promotion.limit`, `cart.sold_out`, and as the source's `reserve` does.
 */
export async function reserveGoods(
  context: Context,
  { kind, ...reservation }: Reservation & Kind,
  lines: readonly ReservedLine[],
): Promise<void> {
  await sourceOf(context, kind).reserve?.(context, reservation)
  await reservePromotions(context, reservation.member_id, promotionQuantities(lines))
  await reserveStock(context, lines)
}
