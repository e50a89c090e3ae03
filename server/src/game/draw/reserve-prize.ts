import { sql } from 'kysely'
import { skusForSale } from '../../catalogue/skus-for-sale.ts'
import { giveCoupon } from '../../coupon/give-coupon.ts'
import { giveGift } from '../../gift/give-gift.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { creditCoins } from '../../wallet/credit-coins.ts'
import { postTransfer } from '../../wallet/post-transfer.ts'
import { spendCoins } from '../../wallet/spend-coins.ts'
import type { PrizeRow } from '../queries.ts'

type Caller = Context<MemberActor>

/**
 * What a member gets for a prize: the prize with one unit of its stock, its coupon or its gift; the game's first “nothing” when it is
 * out of stock, or when the coupon or goods are not available any more.
 */
export async function reservePrize(context: Caller, landed: PrizeRow, prizes: readonly PrizeRow[], key: string): Promise<PrizeRow> {
  const nothing = prizes.find(({ kind }) => kind === 'nothing')!
  if (landed.kind === 'nothing') return landed
  const { rows } = await sql<{ id: number }>`
    update game_prize set reserved = reserved + 1 where id = ${landed.prize_id} and (stock is null or reserved < stock) returning id`.execute(
    context.db,
  )
  if (!rows[0]) return nothing
  if (await givePrizeItem(context, landed, key)) return landed
  await sql`update game_prize set reserved = reserved - 1 where id = ${landed.prize_id}`.execute(context.db)
  return nothing
}

/** Gives a coupon or goods; false when they are not to be had. Coins and money come last, with `payOut`. */
async function givePrizeItem(context: Caller, { kind, coupon_id, sku_id }: PrizeRow, key: string): Promise<boolean> {
  const { member_id } = context.actor
  if (kind === 'coupon') return (await giveCoupon(context, member_id, coupon_id!, `game ${key}`)) !== null
  if (kind !== 'goods') return true
  const [sku] = await skusForSale(context, [sku_id!])
  if (!sku?.is_listed) return false
  return (await giveGift(context, { member_id, sku_id: sku_id!, quantity: 1, reason: 'game', key: `game ${key}` })) !== null
}

/** Takes the price of a draw in longcoin; nothing for 0. Refuses `game.insufficient_coins`. */
export async function chargeFee(context: Caller, longcoin: number, key: string): Promise<void> {
  if (longcoin === 0) return
  try {
    await spendCoins(context, context.actor.member_id, 'LONGCOIN', BigInt(longcoin), {
      kind: 'game.fee',
      topic: 'reward',
      key,
      reason: key,
      to: 'revenue',
    })
  } catch (error) {
    if (error instanceof Refusal && error.code === 'wallet.insufficient') throw new Refusal('game.insufficient_coins')
    throw error
  }
}

/** Pays out coins, or a red packet into the bucket that cannot be withdrawn (decisions.md, Buckets). */
export async function payOut(context: Caller, { kind, amount }: PrizeRow, key: string): Promise<void> {
  const { member_id } = context.actor
  const about = { kind: 'game.prize', topic: 'reward', key, reason: key } as const
  if (kind === 'longcoin') await creditCoins(context, member_id, 'LONGCOIN', BigInt(amount!), { ...about, from: 'treasury' })
  if (kind !== 'red_packet') return
  const cents = BigInt(amount!)
  await postTransfer(context, {
    ...about,
    entries: [
      { account: { house: 'treasury', unit: 'MONEY' }, amount: -cents },
      { account: { member: member_id, unit: 'MONEY', purpose: 'non_withdrawable' }, amount: cents },
    ],
  })
}
