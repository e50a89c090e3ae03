import type { pointsShop as contract, PointsOrder } from '@longmall/contract/points-shop.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { toSmallest } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import { giveCoupon } from '../coupon/give-coupon.ts'
import { requireAddon } from '../kernel/addons.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { consumeGrant } from '../payment/consume-grant.ts'
import { balanceOf } from '../wallet/balances.ts'
import { postTransfer } from '../wallet/post-transfer.ts'
import type { ItemRow } from './queries.ts'
import { viewPointsOrder } from './orders/list-points-orders.ts'
import { reserveItem } from './reserve-item.ts'

/**
 * Spends the caller's coins on coupons or a red packet, with its record, in one transaction (PRM-11, R-21). A red packet is money of the
 * treasury, credited as non-withdrawable (decisions.md, Buckets). Refuses as `reserveItem` does, `points_shop.coupon_ended` when its
 * coupon has ended or is missing, `wallet.insufficient_coins` {missing}, `payment.grant_required` and `payment.grant_invalid` for a red
 * packet, which is money, `call.feature_off`.
 */
export async function buyItem(context: Context<MemberActor>, input: InputOf<typeof contract.buy>): Promise<PointsOrder> {
  requireAddon(context, 'pointexchange')
  const { quantity } = input
  await requireCoins(context, input.longcoin)
  const item = await reserveItem(context, input)
  if (item.kind === 'red_packet')
    await consumeGrant(context, { purpose: 'longcoin', subject: '', amount: BigInt(item.longcoin * quantity) }, input.longcoin_grant)
  const points_order_id = await insertPointsOrder(context, item, quantity)
  if (item.coupon_id !== null) await giveCoupons(context, item.coupon_id, points_order_id, quantity)
  const transfer_id = await pay(context, item, points_order_id, quantity)
  await sql`update points_order set transfer_id = ${transfer_id}::uuid where id = ${points_order_id}`.execute(context.db)
  return viewPointsOrder(context, { points_order_id })
}

/** Says beforehand what is missing; the ledger checks it again. */
async function requireCoins(context: Context<MemberActor>, needed: number): Promise<void> {
  const balance = await balanceOf(context, { member: context.actor.member_id, unit: 'LONGCOIN', purpose: 'available' })
  if (balance < BigInt(needed)) throw new Refusal('wallet.insufficient_coins', { missing: needed - Number(balance) })
}

async function insertPointsOrder({ db, actor, now }: Context<MemberActor>, item: ItemRow, quantity: number): Promise<number> {
  const amount = toSmallest(item.amount ?? '0', 'MONEY') * BigInt(quantity)
  const { rows } = await sql<{ id: number }>`
    insert into points_order (member_id, kind, item_id, names, quantity, longcoin, amount, coupon_id, created_at)
    select ${actor.member_id}, i.kind, i.id, (select jsonb_object_agg(t.language, t.name) from points_item_text t where t.item_id = i.id), ${quantity},
      ${item.longcoin * quantity}, ${amount}, i.coupon_id, ${now}
    from points_item i where i.id = ${item.item_id} returning id`.execute(db)
  return rows[0]!.id
}

async function giveCoupons(context: Context<MemberActor>, coupon_id: number, points_order_id: number, quantity: number): Promise<void> {
  for (let index = 1; index <= quantity; index++)
    if ((await giveCoupon(context, context.actor.member_id, coupon_id, `points_order:${points_order_id}:${index}`)) === null)
      throw new Refusal('points_shop.coupon_ended')
}

/** One transfer takes the coins and credits the red packet. */
async function pay(
  context: Context<MemberActor>,
  { kind, longcoin, amount }: ItemRow,
  points_order_id: number,
  quantity: number,
): Promise<string> {
  const { member_id } = context.actor
  const coins = BigInt(longcoin * quantity)
  const money = toSmallest(amount ?? '0', 'MONEY') * BigInt(quantity)
  try {
    return await postTransfer(context, {
      kind: `points_shop.${kind}`,
      topic: 'points_shop',
      key: String(points_order_id),
      reason: `points_order ${points_order_id}`,
      subject: `points_order ${points_order_id}`,
      entries: [
        { account: { member: member_id, unit: 'LONGCOIN', purpose: 'available' }, amount: -coins },
        { account: { house: 'revenue', unit: 'LONGCOIN' }, amount: coins },
        { account: { house: 'treasury', unit: 'MONEY' }, amount: -money },
        { account: { member: member_id, unit: 'MONEY', purpose: 'non_withdrawable' }, amount: money },
      ],
    })
  } catch (error) {
    if (error instanceof Refusal && error.code === 'wallet.insufficient') throw new Refusal('wallet.insufficient_coins')
    throw error
  }
}
