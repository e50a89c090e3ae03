import type { Session } from '@longmall/contract/identity.ts'
import { demoOperator } from '@longmall/tools/demo-store/content/members/demo-accounts.ts'
import { shopUrl } from './browser.ts'
import { addAddress, call, registerMember, type Shopper } from './shopper.ts'

/** The SKU of the demo store's Start-up product (tools/demo-store/content/goods/services/services.ts). */
export const startUpSku = 119

/** The owner of the demo store, for operators' calls by `call`. */
export async function demoOwner(): Promise<Session> {
  const { email: email_address, password } = demoOperator
  const step = await call('staff/log_in', { email_address, password })
  if (step.next !== 'console') throw new Error(`the console asks for more: ${step.next}`)
  return { token: step.token, customer_id: 1, email: email_address, nickname: '', expires_at: step.expires_at }
}

/** The bank of the demo takes the payment of an order. */
export async function payAtBank(member: Shopper, payment_id: number): Promise<void> {
  const { redirect_url } = await call('payment/pay', { payment_id, method: 'sandbox' }, member)
  await fetch(`${shopUrl()}${redirect_url!.split('?')[0]}/succeed`, { method: 'POST', redirect: 'manual' })
}

/** Agrees to the terms, buys the Start-up product and pays it; the order. */
export async function buyStartUp(member: Shopper): Promise<number> {
  const { version } = await call('asset_area/view', {}, member)
  await call('asset_area/agree', { version }, member)
  const { address_id } = await addAddress(member)
  const source = { sku_id: startUpSku, quantity: 1, address_id, no_coupon: true }
  const { referrer_id } = await call('member/profile', {}, member)
  const { quote } = await call('order/quote', source, member)
  const { order_ids, payment_id } = await call('order/create', { ...source, quote, referrer_id: referrer_id! }, member)
  await payAtBank(member, payment_id)
  return order_ids[0]!
}

/** A new AM under a sponsor; the Start-up product needs one. */
export async function makeAm(sponsor: Shopper): Promise<Shopper & { order_id: number }> {
  const member = await registerMember({ referrer_id: sponsor.customer_id })
  return { ...member, order_id: await buyStartUp(member) }
}

/** Moves the store's clock on; what is due happens on the way. */
export const advanceDays = (days: number) => call('site/advance_clock', { minutes: days * 1440 })
