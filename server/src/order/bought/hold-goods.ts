import type { BoughtByKind } from '@longmall/contract/order.ts'
import { sql } from 'kysely'
import { freeBargain, takeBargain } from '../../bargain/take-bargain.ts'
import { giveStock } from '../../catalogue/give-stock.ts'
import { takeStock } from '../../catalogue/take-stock.ts'
import { freeGift } from '../../gift/take-gift.ts'
import type { Context } from '../../kernel/context.ts'
import { givePromotions } from '../../promotion/give-promotions.ts'
import { takePromotions } from '../../promotion/take-promotions.ts'
import type { CombosBack } from './combos-back.ts'
import { piecesAtPrice, piecesTaken, type TakenLine } from './pieces-of.ts'

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

/** Whose goods, under which payment, and by what they are bought. */
export interface Holder {
  payment_id: number
  member_id: number
  kind: BoughtByKind | null
  /** The bargain, and in cents what it was priced at: a friend may have cut it meanwhile. */
  subject: number | null
  price?: number | null
}

/**
 * Takes the bargain where one is bought, pieces of promotions, then stock: the order of locks.
 * Refuses `promotion.sold_out`, `promotion.limit`, `cart.sold_out`, `bargain.over`, `bargain.changed`.
 */
export async function takeGoods(
  context: Context,
  { payment_id, member_id, kind, subject, price = null }: Holder,
  lines: readonly TakenLine[],
): Promise<void> {
  if (kind === 'bargain') await takeBargain(context, { bargain_id: subject!, payment_id, price })
  await takePromotions(context, member_id, piecesTaken(lines))
  await takeStock(context, lines)
}

/** Gives back what unpaid orders took so; a bargain is free again. That it happens once is the caller's to see to. */
export async function giveGoods(context: Context, { payment_id, member_id, kind }: Holder, lines: readonly TakenLine[]): Promise<void> {
  if (kind === 'bargain') await freeBargain(context, payment_id)
  if (kind === 'gift') await freeGift(context, payment_id)
  await givePromotions(context, member_id, piecesTaken(lines))
  await giveStock(context, lines)
}

const noCombos: CombosBack = { pieces: [], sets: new Map() }

/** The same of paid orders, of which parts may have come back before: what comes back of combos is told. */
export async function givePaidGoods(
  context: Context,
  member_id: number,
  lines: readonly TakenLine[],
  { pieces, sets }: CombosBack = noCombos,
): Promise<void> {
  const atPrice = lines.flatMap((line) => piecesAtPrice(line, line.quantity))
  await givePromotions(context, member_id, [...atPrice, ...pieces], sets)
  await giveStock(context, lines)
}
