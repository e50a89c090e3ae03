import type { BoughtByKind } from '@longmall/contract/order.ts'
import { sql } from 'kysely'
import { takeStock } from '../../catalogue/take-stock.ts'
import type { Context } from '../../kernel/context.ts'
import { takePromotions } from '../../promotion/take-promotions.ts'
import { piecesTaken, type TakenLine } from './pieces-of.ts'
import type { Reservation } from './purchase-source.ts'
import { sourceOf } from './sources.ts'

/** A line with what it holds. */
export interface HeldPiece extends TakenLine {
  order_id: number
  member_id: number
  goods_id: number
  is_gift: boolean
}

/** Presents count against no limit. */
export const boughtOnly = <Piece extends { is_gift: boolean }>(lines: readonly Piece[]): Piece[] => lines.filter(({ is_gift }) => !is_gift)

/** SQL: the columns of a line `l` beside its order's. */
export const heldColumns = sql`l.goods_id, l.sku_id, l.quantity, l.is_gift, l.promotion_id as line_promotion_id, l.combos`

/** Under which payment, and by what it is bought. */
type Kind = { kind: BoughtByKind | null }

/**
 * Reserves what the source has of its own, pieces of promotions, then stock: the order of locks.
 * Refuses `promotion.sold_out`, `promotion.limit`, `cart.sold_out`, and as the source's `reserve` does.
 */
export async function reserveGoods(
  context: Context,
  { kind, ...reservation }: Reservation & Kind,
  lines: readonly TakenLine[],
): Promise<void> {
  await sourceOf(context, kind).reserve?.(context, reservation)
  await takePromotions(context, reservation.member_id, piecesTaken(lines))
  await takeStock(context, lines)
}
