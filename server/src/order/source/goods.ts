import type { BoughtByKind } from '@longmall/contract/order.ts'
import { sql } from 'kysely'
import { giveStock } from '../../catalogue/give-stock.ts'
import { takeStock } from '../../catalogue/take-stock.ts'
import type { Context } from '../../kernel/context.ts'
import { givePromotions } from '../../promotion/give-promotions.ts'
import { takePromotions } from '../../promotion/take-promotions.ts'
import { type CombosBack, piecesAtPrice, piecesTaken, type TakenLine } from './pieces-of.ts'
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

/** Gives back what unpaid orders reserved so. That it happens once is the caller's to see to. */
export async function releaseGoods(
  context: Context,
  { payment_id, member_id, kind }: Pick<Reservation, 'payment_id' | 'member_id'> & Kind,
  lines: readonly TakenLine[],
): Promise<void> {
  await sourceOf(context, kind).release?.(context, payment_id)
  await givePromotions(context, member_id, piecesTaken(lines))
  await giveStock(context, lines)
}

const noCombos: CombosBack = { pieces: [], sets: new Map() }

/**
 * Gives pieces of paid orders back, of which parts may have come back before: what comes back of combos is told. `whole`: with these
 * everything of the payment's order goes back, and what its source has of its own.
 */
export async function restockGoods(
  context: Context,
  { member_id, whole }: { member_id: number; whole: (Kind & { payment_id: number }) | null },
  lines: readonly TakenLine[],
  { pieces, sets }: CombosBack = noCombos,
): Promise<void> {
  if (whole) await sourceOf(context, whole.kind).restock?.(context, whole.payment_id)
  const back = lines.filter(({ quantity }) => quantity > 0)
  const atPrice = back.flatMap((line) => piecesAtPrice(line, line.quantity))
  await givePromotions(context, member_id, [...atPrice, ...pieces], sets)
  await giveStock(context, back)
}
