import { skusForSale } from '../catalogue/skus-for-sale.ts'
import { giveCoupon } from '../coupon/give-coupon.ts'
import { giveChances } from '../game/give-chances.ts'
import { giveGift, type NewGift } from '../gift/give-gift.ts'
import type { Context } from '../kernel/context.ts'
import { postTransfer, type TransferDetails } from '../wallet/post-transfer.ts'
import { netDebt } from './member-debt.ts'

/** A reward of a rule or a task. */
export interface Reward {
  longcoin: number
  /** Cents. */
  red_packet: bigint
  coupon_id: number | null
  sku_id: number | null
  game_id: number | null
  chances: number
}

export interface RewardGrant extends Omit<TransferDetails, 'topic'> {
  member_id: number
  /** Why a gift of goods is given. */
  gift: NewGift['reason']
  /** How many times over: coins, money and chances; a coupon or goods come once. */
  times: number
}

/**
 * Gives a member all of it in the caller's transaction, once for its kind and key; a coupon or goods of which none is left are
 * left out. Chances, coupon and gift before coins, which lie in accounts.
 */
export async function giveReward(context: Context, reward: Reward, { member_id, gift, times, ...about }: RewardGrant): Promise<void> {
  const key = `${about.kind} ${about.key}`
  const { game_id, chances, coupon_id, sku_id } = reward
  if (game_id !== null) await giveChances(context, { member_id, game_id, chances: chances * times, key })
  if (coupon_id !== null) await giveCoupon(context, member_id, coupon_id, key)
  if (sku_id !== null && (await skusForSale(context, [sku_id]))[0]?.is_listed)
    await giveGift(context, { member_id, sku_id, quantity: 1, reason: gift, key })
  const [longcoin, money] = [BigInt(reward.longcoin * times), reward.red_packet * BigInt(times)]
  if (longcoin === 0n && money === 0n) return
  await postTransfer(context, {
    ...about,
    topic: 'reward',
    entries: [
      { account: { house: 'treasury', unit: 'MONEY' }, amount: -money },
      { account: { member: member_id, unit: 'MONEY', purpose: 'non_withdrawable' }, amount: money },
      { account: { house: 'treasury', unit: 'LONGCOIN' }, amount: -longcoin },
      { account: { member: member_id, unit: 'LONGCOIN', purpose: 'available' }, amount: longcoin },
    ],
  })
  await netDebt(context, member_id, longcoin, key)
}
