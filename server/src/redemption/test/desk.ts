import type { Client, TestShop } from '../../../test/harness.ts'
import { pickupCodeAt } from '../../fulfilment/pickup/pickup-code.ts'
import { makeBuyer, payAtBank, type Buyer } from '../../order/test/shopping.ts'

export const halfMinute = 30_000

/** A member who is a clerk of stores. */
export async function makeClerk(shop: TestShop, ...branch_ids: number[]): Promise<Client> {
  const clerk = await shop.member()
  const row = { member_id: clerk.member_id, added_at: shop.site.shared.now() }
  await shop.db
    .insertInto('store_clerk')
    .values(branch_ids.map((store_id) => ({ store_id, ...row })))
    .execute()
  await shop.db.updateTable('member').set({ is_store_clerk: true }).where('id', '=', clerk.member_id).execute()
  return clerk
}

/** Orders units of SKUs to be fetched at a store; a whole order of the cart where there are several. */
export async function orderPickup(
  buyer: Buyer,
  { sku_id, quantity = 1, branch_id, more = {} }: { sku_id: number; quantity?: number; branch_id: number; more?: object },
) {
  const input = { sku_id, quantity, delivery_plan: 'pickup' as const, ...more }
  const { quote } = await buyer.call('order/quote', input)
  const contact = { consignee: 'Li Lei', mobile: '13800000000', country: 'CN' as const }
  return buyer.call('order/create', { ...input, quote, pickup_store: branch_id, contact })
}

/** What the device of a buyer shows for a paid order. */
export async function deviceOf(buyer: Client, order_id: number) {
  const { secret, order_no } = await buyer.call('fulfilment/pickup', { order_id })
  const codeAt = (at: number) => pickupCodeAt(secret, at)
  return {
    order_no,
    codeAt,
    scanned: (at = Date.now()) => `longmall:pickup:${order_no}:${codeAt(at)}`,
    typed: (at = Date.now()) => `${order_no.slice(-4)} ${codeAt(at).replace(/(\d{4})/, '$1 ')}`,
  }
}

/** A paid order that is fetched, with the device of its buyer. */
export async function paidPickup(shop: TestShop, goods: { sku_id: number; quantity?: number; branch_id: number }) {
  const buyer = await makeBuyer(shop)
  const { order_ids, payment_id } = await orderPickup(buyer, goods)
  await payAtBank(shop, buyer, payment_id)
  const order_id = order_ids[0]!
  const view = () => buyer.call('order/view', { order_id })
  const { lines } = await view()
  return {
    buyer,
    order_id,
    payment_id,
    order_goods_id: lines[0]!.order_goods_id,
    view,
    ...(await deviceOf(buyer, order_id)),
  }
}

/** Checks a code and hands over all that it stands for, or the quantities named. */
export async function redeemAt(
  clerk: Client,
  desk_code: string,
  branch_id: number,
  lines?: { order_goods_id: number; quantity: number }[],
) {
  const { check_token } = await clerk.call('redemption/check', { desk_code })
  return clerk.call('redemption/redeem', { check_token, branch_id, ...(lines ? { lines } : {}) })
}
