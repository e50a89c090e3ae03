import { TOTP, Secret } from 'otpauth'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { makeGoods } from '../../../test/fixtures.ts'
import { openTestShop } from '../../../test/harness.ts'
import { buyNow, makeBuyer, payAtBank, refusalOf } from '../../order/test/shopping.ts'
import { makeStore } from '../../store/test/make-store.ts'
import { pickupCodeOptions } from './pickup-code.ts'
import { readPickupCode, usePickupCode } from './use-pickup-code.ts'

const shop = await openTestShop()
const branch_id = await makeStore(shop)
const { sku_id } = await makeGoods(shop, { stock: 999 })
const halfMinute = 30_000
const start = Math.floor(Date.now() / halfMinute) * halfMinute + 10_000
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: start }))
afterAll(() => void vi.useRealTimers())

async function fetched() {
  const buyer = await makeBuyer(shop)
  const purchaseInput = { sku_id, quantity: 1, delivery_plan: 'pickup' as const }
  const { quote } = await buyer.call('order/quote', purchaseInput)
  const contact = { consignee: 'Li Lei', mobile: '13800000000', country: 'CN' as const }
  const { order_ids, payment_id } = await buyer.call('order/create', { ...purchaseInput, quote, pickup_store: branch_id, contact })
  const order_id = order_ids[0]!
  return { buyer, order_id, pay: () => payAtBank(shop, buyer, payment_id), pickup: () => buyer.call('fulfilment/pickup', { order_id }) }
}
async function paid() {
  const one = await fetched()
  await one.pay()
  const { secret } = await one.pickup()
  return { ...one, codeAt: (at: number) => TOTP.generate({ ...pickupCodeOptions, secret: Secret.fromBase32(secret), timestamp: at }) }
}

test('ORD-11 a paid order that is fetched has a place, a secret and the real clock', async () => {
  const { buyer, order_id, pay, pickup } = await fetched()
  expect(await refusalOf(pickup())).toMatchObject({ reason: 'fulfilment.not_ready_for_pickup' })
  await pay()
  expect(await pickup()).toMatchObject({
    store: { branch_id, name: 'Bay store', address: '8 Harbour Road' },
    real_time: new Date(start).toISOString(),
  })
  expect((await buyer.call('fulfilment/pickup', { order_id }, { language: 'zh-cn' })).store).toMatchObject({ name: '湾区店' })
  const otherMember = await shop.member()
  expect(await refusalOf(otherMember.call('fulfilment/pickup', { order_id }))).toMatchObject({ reason: 'order.not_found' })
})

test('ORD-11 an order that is sent has no code', async () => {
  const buyer = await makeBuyer(shop)
  const { order_ids, payment_id } = await buyNow(buyer, sku_id)
  await payAtBank(shop, buyer, payment_id)
  expect(await refusalOf(buyer.call('fulfilment/pickup', { order_id: order_ids[0]! }))).toMatchObject({
    reason: 'fulfilment.not_ready_for_pickup',
  })
})

test.each([
  ['now', 0, true],
  ['of the half minute before', -halfMinute, true],
  ['a minute old', -2 * halfMinute, false],
  ['of half an hour ago', -60 * halfMinute, false],
  ['older than that', -61 * halfMinute, null],
  ['of the half minute after', halfMinute, null],
  ['of a minute later', 2 * halfMinute, null],
])('R-28 a code %s is current, has changed, or is none', async (_, ahead, isCurrent) => {
  const { order_id, codeAt } = await paid()
  expect(readPickupCode(shop.site, [order_id], codeAt(start + ahead))?.isCurrent ?? null).toBe(isCurrent)
})

test('R-28 a code opens once, of eight at once too; a later one opens again, an earlier one does not', async () => {
  const { order_id, codeAt } = await paid()
  const use = async (code: string) => {
    const { step } = readPickupCode(shop.site, [order_id], code)!
    return shop.systemContext().transaction((context) => usePickupCode(context, order_id, step))
  }
  const results = await Promise.all(Array.from({ length: 8 }, () => use(codeAt(start))))
  expect(results.filter(Boolean)).toHaveLength(1)
  expect(await use(codeAt(start - halfMinute))).toBe(false)
  vi.setSystemTime(start + halfMinute)
  expect(await use(codeAt(start + halfMinute))).toBe(true)
})

test('R-28 one order’s code opens no other', async () => {
  const [one, other] = [await paid(), await paid()]
  expect(readPickupCode(shop.site, [one.order_id], other.codeAt(start))).toBeNull()
})
