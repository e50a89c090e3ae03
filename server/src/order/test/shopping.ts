import type { RefusalData } from '@longmall/contract/errors.ts'
import type { Client, TestShop } from '../../../test/harness.ts'
import { decidePayment, type Choice } from '../../payment/sandbox/decide-payment.ts'

/** What a call was refused for; null when it was not. */
export const refusalOf = (call: Promise<unknown>): Promise<RefusalData | null> =>
  call.then(() => null).catch((error: { data: RefusalData }) => error.data)

/** An address of the member, in Shenzhen by default. */
export async function makeAddress(client: Client, region = 'CN-440305'): Promise<number> {
  const country = region.startsWith('CN') ? 'CN' : 'KR'
  const where = {
    country,
    region,
    region_name: 'Guangdong Shenzhen Nanshan',
    postcode: country === 'CN' ? '518000' : '04524',
    detailed_address: '1 Test Road',
    telephone: '',
  } as const
  const { address_id } = await client.call('member/add_address', {
    consignee: 'Li Lei',
    mobile: country === 'CN' ? '13800000000' : '+82 10 1234 5678',
    is_default: true,
    ...where,
  })
  return address_id
}

/** A member with an address. */
export async function makeBuyer(shop: TestShop, fields: { grade?: number } = {}): Promise<Client & { address_id: number }> {
  const member = await shop.member(fields)
  return { ...member, address_id: await makeAddress(member) }
}
export type Buyer = Awaited<ReturnType<typeof makeBuyer>>

/** Quotes units of one SKU and orders them at that quote. */
export async function buyNow({ call, address_id }: Buyer, sku_id: number, quantity = 1, options: { request_key?: string } = {}) {
  const { quote } = await call('order/quote', { sku_id, quantity, address_id })
  return call('order/create', { sku_id, quantity, address_id, quote }, options)
}

/** Quotes what is selected in the cart and orders it at that quote. */
export async function buyCart({ call, address_id }: Buyer) {
  const { quote } = await call('order/quote', { from_cart: true, address_id })
  return call('order/create', { from_cart: true, address_id, quote })
}

/** Goes to the sandbox bank for a payment; answers the reference that the bank knows it by. */
export async function goToBank({ call }: Client, payment_id: number): Promise<string> {
  const { redirect_url } = await call('payment/pay', { payment_id, method: 'sandbox' })
  return /sandbox-bank\/([^?]+)/.exec(redirect_url!)![1]!
}

/** Pays at the sandbox bank, or does what else its page offers. */
export async function payAtBank(shop: TestShop, client: Client, payment_id: number, choice: Choice = 'succeed'): Promise<void> {
  await decidePayment(shop.site, await goToBank(client, payment_id), choice)
}
