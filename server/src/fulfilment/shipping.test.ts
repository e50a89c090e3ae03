import { describe, expect, test } from 'vitest'
import { openTestShop } from '../../test/harness.ts'
import { staffClient } from '../../test/staff-client.ts'
import { makeGoods } from '../../test/fixtures.ts'
import { buyNow, makeBuyer, payAtBank, refusalOf } from '../order/test/shopping.ts'
import { openFulfilmentFixture } from './test/fulfilment-fixture.ts'

const shop = await openTestShop()
const room = await openFulfilmentFixture(shop)
const operator = await staffClient(shop, 'operator')
const carrier = 'harbour'
const ship = (order_id: number, tracking_no: string, lines?: { order_goods_id: number; quantity: number }[]) =>
  operator.call('fulfilment/ship', { order_id, carrier, tracking_no, lines })

describe('sending', () => {
  test('ORD-10 a whole order goes as one parcel and is on its way', async () => {
    const { buyer, order_id, lines } = await room.paid(2)
    const { order, parcels } = await ship(order_id, 'HB-1001')
    expect(order).toMatchObject({ state: 'shipping', lines: [{ quantity: 2, shipped_quantity: 2, remaining: 0 }] })
    expect(parcels).toMatchObject([
      {
        carrier_name: 'Harbour Express',
        tracking_no: 'HB-1001',
        state: 'shipped',
        origin: 'Shenzhen',
        lines: [{ order_goods_id: lines[0], quantity: 2 }],
      },
    ])
    const view = await buyer.call('order/view', { order_id })
    expect(view.events.map(({ event }) => event)).toEqual(expect.arrayContaining(['parcel_shipped', 'shipped']))
  })

  test('ORD-10 in parcels it stays paid until the last unit has gone', async () => {
    const { buyer, order_id, lines } = await room.paid(3)
    const lineOf = (quantity: number) => [{ order_goods_id: lines[0]!, quantity }]
    const first = await ship(order_id, 'HB-2001', lineOf(1))
    expect(first.order).toMatchObject({ state: 'paid', lines: [{ remaining: 2 }] })
    expect((await buyer.call('fulfilment/track', { order_id })).unshipped).toMatchObject([{ remaining: 2 }])
    expect(await refusalOf(ship(order_id, 'HB-2002', lineOf(3)))).toMatchObject({ reason: 'fulfilment.too_many' })
    expect(await refusalOf(ship(order_id, 'HB-2001', lineOf(1)))).toMatchObject({ reason: 'fulfilment.tracking_no_exists' })
    const duplicated = await refusalOf(ship(order_id, 'HB-2002', [...lineOf(1), ...lineOf(1)]))
    expect(duplicated).toMatchObject({ fields: { lines: expect.any(String) } })
    const second = await ship(order_id, 'HB-2002')
    expect(second.order.state).toBe('shipping')
    const { parcels, unshipped } = await buyer.call('fulfilment/track', { order_id })
    expect(parcels.map(({ lines: sent }) => sent.map(({ quantity }) => quantity))).toEqual([[1], [2]])
    expect(unshipped).toEqual([])
    expect(await refusalOf(ship(order_id, 'HB-2003'))).toMatchObject({ reason: 'fulfilment.not_shippable' })
  })

  test('ORD-10 of eight operators who send the same units at once one does', async () => {
    const { order_id } = await room.paid(1)
    const results = await Promise.allSettled(Array.from({ length: 8 }, (_, n) => ship(order_id, `HB-30${n}0`)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await operator.call('fulfilment/parcels', { order_id })).parcels).toHaveLength(1)
  })

  test('ORD-10 an order that is not paid, another’s line and an unknown carrier are refused', async () => {
    const buyer = await makeBuyer(shop)
    const { order_ids } = await buyNow(buyer, room.sku_id, 1)
    expect(await refusalOf(ship(order_ids[0]!, 'HB-4001'))).toMatchObject({ reason: 'fulfilment.not_shippable' })
    const [one, other] = [await room.paid(), await room.paid()]
    const foreign = ship(one.order_id, 'HB-4002', [{ order_goods_id: other.lines[0]!, quantity: 1 }])
    expect(await refusalOf(foreign)).toMatchObject({ reason: 'fulfilment.too_many' })
    const unknown = operator.call('fulfilment/ship', { order_id: one.order_id, carrier: 'nobody', tracking_no: 'HB-4003' })
    expect(await refusalOf(unknown)).toMatchObject({ reason: 'fulfilment.unknown_carrier' })
    expect(await refusalOf(ship(2147483647, 'HB-4004'))).toMatchObject({ reason: 'order.not_found' })
  })

  test('ORD-10 what waits to be sent is listed by warehouse, those paid first before the others', async () => {
    const abroad = await makeGoods(shop, { warehouse: 'overseas' })
    const { order_id } = await room.paid(1, undefined, abroad.sku_id)
    const overseas = await operator.call('fulfilment/to_ship', { warehouse: 'overseas' })
    expect(overseas.list.map((row) => row.order_id)).toEqual([order_id])
    const [one] = overseas.list
    expect((await operator.call('fulfilment/to_ship', { order_no: one?.order_no ?? 'none' })).list).toEqual(one ? [one] : [])
    const all = await operator.call('fulfilment/to_ship', { page_size: 50 })
    const ids = all.list.map((row) => row.order_id)
    expect(ids).toContain(order_id)
    const paid = all.list.map(({ paid_at }) => Date.parse(paid_at!))
    expect(paid).toEqual(paid.toSorted((a, b) => a - b))
    expect(all.list.every(({ lines }) => lines.some(({ remaining }) => remaining > 0))).toBe(true)
  })
})

describe('the list for shipping', () => {
  const toShip = async () => {
    const ids: number[] = []
    let cursor: string | undefined
    do {
      const page = await operator.call('fulfilment/to_ship', { page_size: 2, ...(cursor && { cursor }) })
      ids.push(...page.list.map(({ order_id }) => order_id))
      cursor = page.next ?? undefined
    } while (cursor)
    return ids
  }
  const counted = async () => (await operator.call('ops/pending', {})).list.find(({ kind }) => kind === 'to_ship')?.count

  test('CON-03 it goes by the time of payment over all pages, and the dashboard counts its rows', async () => {
    const buyer = await makeBuyer(shop)
    const late = await buyNow(buyer, room.sku_id, 1)
    await shop.advance({ minutes: 1 })
    const early = await room.paid()
    await shop.advance({ minutes: 1 })
    await payAtBank(shop, buyer, late.payment_id)
    const virtual = await makeGoods(shop, { goods_type: 'virtual' })
    const card = await buyNow(buyer, virtual.sku_id, 1)
    await payAtBank(shop, buyer, card.payment_id)
    const ids = await toShip()
    expect(ids).not.toContain(card.order_ids[0])
    expect(ids.indexOf(late.order_ids[0]!)).toBeGreaterThan(ids.indexOf(early.order_id))
    expect(new Set(ids).size).toBe(ids.length)
    expect(await counted()).toBe(ids.length)
  })
})

describe('tracking', () => {
  test('ORD-10 a demo parcel moves with the store clock until it is delivered', async () => {
    const { buyer, order_id } = await room.paid()
    await ship(order_id, 'HB-5001')
    const parcel = async () => (await buyer.call('fulfilment/track', { order_id })).parcels[0]!
    expect((await parcel()).track.map(({ step }) => step)).toEqual(['shipped'])
    await shop.advance({ hours: 20 })
    expect(await parcel()).toMatchObject({ state: 'in_transit', destination: 'Shenzhen' })
    expect((await parcel()).track.map(({ step }) => step)).toEqual(['departed', 'sorting', 'collected', 'shipped'])
    await shop.advance({ hours: 40 })
    const arrived = await parcel()
    expect(arrived).toMatchObject({ state: 'delivered', delivered_at: arrived.track[0]!.at })
    expect(arrived.track.map(({ step }) => step).slice(0, 3)).toEqual(['delivered', 'out_for_delivery', 'arrived'])
    const { events } = await buyer.call('order/view', { order_id })
    expect(events.map(({ event }) => event)).toContain('parcel_delivered')
  })

  test('ORD-10 a parcel from abroad goes through customs', async () => {
    const { sku_id } = await makeGoods(shop, { warehouse: 'overseas' })
    const { buyer, order_id } = await room.paid(1, undefined, sku_id)
    await ship(order_id, 'MA-5002')
    await shop.advance({ hours: 63 })
    expect((await buyer.call('fulfilment/track', { order_id })).parcels[0]).toMatchObject({ state: 'customs', origin: 'Seoul' })
  })

  test('ORD-10 an operator writes the track of a parcel that nobody follows, and of no other', async () => {
    const { buyer, order_id } = await room.paid()
    const { parcels } = await operator.call('fulfilment/ship', { order_id, carrier: 'own', tracking_no: 'OWN-1' })
    const { shipment_id } = parcels[0]!
    const add = (step: 'note' | 'delivered', note = '') =>
      operator.call('fulfilment/add_track', { shipment_id, step, location: 'Shenzhen', note })
    await add('note', 'Left with the neighbour')
    await add('delivered')
    const { track, state } = (await buyer.call('fulfilment/track', { order_id })).parcels[0]!
    expect(state).toBe('delivered')
    expect(track.map(({ step, note }) => [step, note])).toContainEqual(['note', 'Left with the neighbour'])
    expect(await refusalOf(add('note', 'Too late'))).toMatchObject({ reason: 'fulfilment.delivered' })
    const followed = await room.parcel()
    const rejectedCall = operator.call('fulfilment/add_track', { shipment_id: followed, step: 'note', location: '', note: 'x' })
    expect(await refusalOf(rejectedCall)).toMatchObject({ reason: 'fulfilment.is_tracked' })
  })

  test('ORD-10 a wrong number is corrected once for a shown version, and the track goes on', async () => {
    const { buyer, order_id } = await room.paid()
    const { parcels } = await ship(order_id, 'HB-6001')
    await shop.advance({ hours: 9 })
    const { shipment_id } = parcels[0]!
    const change = () => operator.call('fulfilment/change', { shipment_id, version: 1, carrier: 'crane', tracking_no: 'CP-6001' })
    expect((await change()).parcels[0]).toMatchObject({ carrier_name: 'Crane Post', tracking_no: 'CP-6001', version: 2 })
    expect(await refusalOf(change())).toMatchObject({ reason: 'fulfilment.parcel_changed' })
    await shop.advance({ days: 3 })
    const { track } = (await buyer.call('fulfilment/track', { order_id })).parcels[0]!
    expect(track.map(({ step }) => step)).toEqual([...new Set(track.map(({ step }) => step))])
    expect(track[0]!.step).toBe('delivered')
  })

  test('QUA-09 nobody tracks another’s order', async () => {
    const { order_id } = await room.paid()
    const otherMember = await shop.member()
    expect(await refusalOf(otherMember.call('fulfilment/track', { order_id }))).toMatchObject({ reason: 'order.not_found' })
  })

  test('ORD-10 an order on its way is received by itself', async () => {
    const buyer = await makeBuyer(shop)
    const { order_ids, payment_id } = await buyNow(buyer, room.sku_id, 1)
    await payAtBank(shop, buyer, payment_id)
    await ship(order_ids[0]!, 'HB-7001')
    await shop.advance({ days: 7, minutes: 1 })
    expect((await buyer.call('order/view', { order_id: order_ids[0]! })).state).toBe('completed')
  })
})
