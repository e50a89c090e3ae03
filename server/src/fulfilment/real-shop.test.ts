import { describe, expect, test } from 'vitest'
import { languages } from '@longmall/contract/fields.ts'
import { makeGoods } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { staffClient } from '../../test/staff-client.ts'
import { hostApps } from '../bridge/host-token/host-apps.ts'
import { carriersOf, deliveryOf } from '../kernel/delivery.ts'
import { makeBuyer, refusalOf, type Buyer } from '../order/test/shopping.ts'
import { providers, usableMethods } from '../payment/provider/providers.ts'

const shop = await openTestShop()
shop.site.config.demo = false
await shop.site.shared.refresh()
const owner = await staffClient(shop, 'owner')
const operator = await staffClient(shop, 'operator')

async function setCarriers(rows: Record<string, string>[]) {
  const { list } = await owner.call('setting/list', {})
  const { version } = list.find(({ key }) => key === 'fulfilment.carriers')!
  await owner.call('setting/change', { list: [{ key: 'fulfilment.carriers', value: JSON.stringify(rows), version }] })
  await shop.refresh()
}
const quote = ({ call, address_id }: Buyer, sku_id: number) => call('order/quote', { sku_id, quantity: 1, address_id })
const detailOf = (sku_id: number) => owner.call('catalogue/detail', { sku_id })

describe('what only the demo has', () => {
  const context = shop.systemContext()
  test.each<[string, () => unknown, unknown]>([
    ['its carriers', () => carriersOf(context), []],
    ['its ways to pay', () => usableMethods(shop.site), []],
    ['its bank', () => providers.sandbox!.isUsable(shop.site), false],
    ['its host app', () => providers.host!.isUsable(shop.site), false],
    ['its host app’s members', () => hostApps(context), []],
    ['its phone top-ups', () => deliveryOf(context).tops_up, false],
  ])('QUA-01 %s are offered in no other shop', (_, offered, none) => expect(offered()).toEqual(none))

  test('QUA-01 the list of carriers that operators are shown has none of the demo’s, and no parcel goes with one', async () => {
    expect((await operator.call('fulfilment/carriers', {})).carriers).toEqual([])
    expect(await refusalOf(operator.call('fulfilment/ship', { order_id: 1, carrier: 'harbour', tracking_no: 'HB-1' }))).toMatchObject({
      reason: 'fulfilment.unknown_carrier',
    })
  })
})

describe('a shop without a carrier', () => {
  test('ORD-02 sells nothing that must be sent: quote, order and page of the goods say so', async () => {
    const { sku_id } = await makeGoods(shop)
    const buyer = await makeBuyer(shop)
    expect(await refusalOf(quote(buyer, sku_id))).toMatchObject({ reason: 'order.no_carrier' })
    const purchaseInput = { sku_id, quantity: 1, address_id: buyer.address_id, quote: 'none' }
    expect(await refusalOf(buyer.call('order/create', purchaseInput))).toMatchObject({ reason: 'order.no_carrier' })
    const refusals = await Promise.all(
      languages.map((language) =>
        buyer.call('order/quote', { sku_id, quantity: 1 }, { language }).then(
          () => '',
          (error: Error) => error.message,
        ),
      ),
    )
    expect(new Set(refusals).size).toBe(languages.length)
  })

  test('ORD-12 nor top-ups of phones, with a carrier either; codes are sold', async () => {
    const phone = await makeGoods(shop, { goods_type: 'virtual', requirement: { phone: true } })
    const code = await makeGoods(shop, { goods_type: 'virtual' })
    const buyer = await makeBuyer(shop)
    expect(await refusalOf(quote(buyer, phone.sku_id))).toMatchObject({ reason: 'order.no_top_up_provider' })
    expect((await detailOf(phone.sku_id)).state).toBe('undeliverable')
    expect(await quote(buyer, code.sku_id)).toMatchObject({ order_type: 'virtual' })
    expect((await detailOf(code.sku_id)).state).not.toBe('undeliverable')
  })

  test('CON-09 its operators are notified', async () => {
    const { checks } = await owner.call('ops/health', {})
    expect(checks.find(({ kind }) => kind === 'delivery')).toMatchObject({ state: 'warn', text: expect.stringMatching(/carrier/) })
  })
})

test('ORD-10 a shop ships with its own carrier: entered, sent, looked up at the carrier’s page, delivered by hand', async () => {
  const carrier = { carrier: 'sf', carrier_name: 'SF Express', tracking_address: 'https://track.example/?n={number}' }
  expect(await refusalOf(setCarriers([{ ...carrier, tracking_address: 'https://track.example/' }]))).toMatchObject({
    fields: expect.any(Object),
  })
  await setCarriers([carrier])
  const { checks } = await owner.call('ops/health', {})
  expect(checks.find(({ kind }) => kind === 'delivery')).toMatchObject({ state: 'good' })
  expect((await operator.call('fulfilment/carriers', {})).carriers).toEqual([
    { carrier: 'sf', carrier_name: 'SF Express', is_tracked: false },
  ])

  const { sku_id } = await makeGoods(shop, { price: 0 })
  expect((await detailOf(sku_id)).state).toBe('on_sale')
  const buyer = await makeBuyer(shop)
  const shown = await quote(buyer, sku_id)
  const { order_ids, needs_payment } = await buyer.call('order/create', {
    sku_id,
    quantity: 1,
    address_id: buyer.address_id,
    quote: shown.quote,
  })
  expect(needs_payment).toBe(false)
  const order_id = order_ids[0]!
  const { parcels } = await operator.call('fulfilment/ship', { order_id, carrier: 'sf', tracking_no: 'SF-100' })
  expect((await buyer.call('fulfilment/track', { order_id })).parcels).toMatchObject([
    { carrier_name: 'SF Express', tracking_url: 'https://track.example/?n=SF-100', state: 'shipped' },
  ])
  await operator.call('fulfilment/add_track', { shipment_id: parcels[0]!.shipment_id, step: 'delivered', location: '', note: '' })
  expect((await buyer.call('fulfilment/track', { order_id })).parcels).toMatchObject([{ state: 'delivered' }])
  await buyer.call('order/confirm_receipt', { order_id })
  expect((await buyer.call('order/view', { order_id })).state).toBe('completed')
})
