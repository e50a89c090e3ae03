import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeGoods, makeReduction } from '../../../test/fixtures.ts'
import { openTestShop } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { agreeToTerms } from '../../asset-area/test/agree-to-terms.ts'
import { today } from '../today.ts'
import { makeBuyer, payAtBank, refusalOf } from '../../order/test/shopping.ts'
import { buyDevice, enrol, showCode } from '../test/boxes.ts'

const shop = await openTestShop()
const operator = await staffClient(shop)
const plan = {
  term_days: 30,
  daily_rate: '2.500',
  is_active: true,
  is_default: false,
  position: 1,
  names: [{ language: 'en-us' as const, name: 'A month' }],
}

async function owner() {
  const buyer = await makeBuyer(shop)
  await agreeToTerms(buyer)
  return buyer
}
/** Minutes that a day needs by the settings, from now on. */
async function setMinutes(minutes: number) {
  const { list } = await operator.call('setting/list', {})
  const { version } = list.find(({ key }) => key === 'box.minutes_needed')!
  await operator.call('setting/change', { list: [{ key: 'box.minutes_needed', version, value: String(minutes) }], reason: 'A test' })
  await shop.refresh()
}
async function makePlan() {
  const { sku_id } = await makeGoods(shop, { goods_type: 'entity', stock: 100 })
  const { plan_id, version } = await operator.call('box/save_plan', { ...plan, sku_ids: [sku_id] })
  const change = (fields: Partial<typeof plan>) =>
    operator.call('box/save_plan', { ...plan, ...fields, plan_id, version, sku_ids: [sku_id] })
  return { sku_id, change }
}

test('R-14 AST-11 a run plan that is changed between the order and its payment leaves the device as it was ordered', async () => {
  const buyer = await owner()
  const { sku_id, change } = await makePlan()
  const { quote } = await buyer.call('order/quote', { sku_id })
  const { payment_id } = await buyer.call('order/create', { sku_id, quote, address_id: buyer.address_id })
  await change({ term_days: 7, daily_rate: '0.001', names: [{ language: 'en-us', name: 'A week' }] })
  await setMinutes(1440)
  await payAtBank(shop, buyer, payment_id)
  await setMinutes(720)
  const [box] = (await buyer.call('box/list', {})).list
  expect(box).toMatchObject({ plan_name: 'A month', term_days: 30, daily_rate: '2.500' })
  expect(await buyer.call('box/view', { box_id: box!.box_id })).toMatchObject({ minutes_needed: 720 })
})

test('R-14 AST-11 a run plan that is changed between the quote and the order shows the new quote', async () => {
  const buyer = await owner()
  const { sku_id, change } = await makePlan()
  const { quote } = await buyer.call('order/quote', { sku_id })
  await change({ term_days: 7 })
  expect(await refusalOf(buyer.call('order/create', { sku_id, quote, address_id: buyer.address_id }))).toMatchObject({
    reason: 'order.quote_changed',
  })
})

test('R-14 AST-12 a home device needs the minutes that were needed when it was ordered, whatever the setting says now', async () => {
  await shop.passMidnight()
  const buyer = await owner()
  const { sku_id } = await makeGoods(shop, { goods_type: 'entity', stock: 100 })
  await setMinutes(10)
  await buyDevice(shop, buyer, sku_id)
  await setMinutes(20)
  await buyDevice(shop, buyer, sku_id)
  await setMinutes(5)
  const [later, earlier] = (await buyer.call('box/list', {})).list.map(({ box_id }) => box_id) as [number, number]
  for (const box_id of [later, earlier]) await buyer.call('box/bind', { code: await showCode(shop, (await enrol(shop)).device_id), box_id })
  const day = today(shop.systemContext())
  await sql`insert into box_day (day, box_id, minutes) values (${day}::date, ${later}, 15), (${day}::date, ${earlier}, 15)`.execute(shop.db)
  await shop.advance({ days: 1 })
  expect((await buyer.call('box/list', {})).list.map(({ box_id, mined }) => [box_id, mined])).toEqual([
    [later, '0.000'],
    [earlier, '1.000'],
  ])
  for (const [box_id, minutes_needed] of [
    [later, 20],
    [earlier, 10],
  ] as const) {
    expect(await buyer.call('box/view', { box_id })).toMatchObject({ minutes_needed })
    expect(await operator.call('box/staff_view', { box_id })).toMatchObject({ minutes_needed })
  }
  await setMinutes(720)
})

test('AST-11 PRM-08 what a full reduction gives with a device is no device', async () => {
  const buyer = await owner()
  const [device, shirt] = [await makeGoods(shop, { goods_type: 'entity', price: 20_000 }), await makeGoods(shop)]
  await makeReduction(shop, {
    steps: [{ threshold: 10_000, effect: { kind: 'gift', sku_id: shirt.sku_id, quantity: 1 } }],
    goods_ids: [device.goods_id],
  })
  const order_id = await buyDevice(shop, buyer, device.sku_id)
  expect((await buyer.call('order/view', { order_id })).lines).toHaveLength(2)
  expect((await buyer.call('box/list', {})).list).toHaveLength(1)
})

test('R-14 AST-11 an order of a version that kept no terms becomes a device on those of its payment', async () => {
  const buyer = await owner()
  const { sku_id } = await makePlan()
  const { quote } = await buyer.call('order/quote', { sku_id })
  const { order_ids, payment_id } = await buyer.call('order/create', { sku_id, quote, address_id: buyer.address_id })
  await sql`update shop_order set details = details - 'devices' where id = ${order_ids[0]!}`.execute(shop.db)
  await payAtBank(shop, buyer, payment_id)
  expect((await buyer.call('box/list', {})).list).toMatchObject([{ plan_name: 'A month', term_days: 30 }])
})
