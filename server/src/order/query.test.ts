import { expect, test } from 'vitest'
import { captchaAnswer } from '../../test/captcha-answer.ts'
import { makeGoods } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { lastCode } from '../../test/last-code.ts'
import { buyNow, makeBuyer, refusalOf } from './test/shopping.ts'

const shop = await openTestShop()
const mobile = '+8613800000000'
const captcha = () => captchaAnswer(() => shop.visitor().call('code/captcha', {}))
const country = 'CN' as const

async function order() {
  const buyer = await makeBuyer(shop)
  const { sku_id } = await makeGoods(shop)
  const { order_ids } = await buyNow(buyer, sku_id)
  const { order_no } = await buyer.call('order/view', { order_id: order_ids[0]! })
  return { buyer, order_no, order_id: order_ids[0]! }
}

test('ORD-15 a member finds an own order at once, by number and by phone, and no other', async () => {
  const { buyer, order_no, order_id } = await order()
  for (const keyword of [order_no, '138 0000 0000'])
    expect(await buyer.call('order/query', { keyword, country })).toMatchObject({ list: [{ order_id, is_mine: true, state: 'unpaid' }] })
  const otherMember = await shop.member()
  for (const client of [otherMember, shop.visitor()])
    for (const keyword of [order_no, '13800000000']) expect(await client.call('order/query', { keyword, country })).toEqual({ list: [] })
})

test('ORD-15 with the code that the order’s phone was sent a visitor sees how it stands, and nothing of whom it goes to', async () => {
  const { order_no, order_id } = await order()
  const visitor = shop.visitor()
  await shop.advance({ minutes: 2 })
  const sent = await visitor.call('order/send_query_code', { keyword: order_no, country, captcha: await captcha() })
  expect(Object.keys(sent)).toEqual(['expires_at', 'resend_at'])
  const code = await lastCode(shop, mobile)
  const wrongCode = code === '000000' ? '111111' : '000000'
  expect(await refusalOf(visitor.call('order/query', { keyword: order_no, country, code: wrongCode }))).toMatchObject({
    reason: 'code.wrong',
  })
  const { list } = await visitor.call('order/query', { keyword: order_no, country, code })
  expect(list).toMatchObject([{ order_id, order_no, is_mine: false }])
  expect(JSON.stringify(list)).not.toMatch(/Li Lei|Test Road|13800000000/)
  expect(await refusalOf(visitor.call('order/query', { keyword: order_no, country, code }))).toMatchObject({ reason: 'code.expired' })
})

test('ORD-15 nobody learns whether there is an order: answer, pause and refusals are alike', async () => {
  const { order_no } = await order()
  await shop.advance({ minutes: 2 })
  const outcomes = []
  for (const keyword of [order_no, `${order_no.slice(0, 8)}999999999999`]) {
    const visitor = shop.visitor()
    const sent = await visitor.call('order/send_query_code', { keyword, country, captcha: await captcha() })
    const again = await refusalOf(visitor.call('order/send_query_code', { keyword, country, captcha: await captcha() }))
    const guess = await refusalOf(visitor.call('order/query', { keyword, country, code: '135790' }))
    outcomes.push([Object.keys(sent), again?.reason, guess?.reason])
  }
  expect(outcomes[1]).toEqual(outcomes[0])
  for (const keyword of ['hello', '123', '99999999999999999999'])
    expect(await refusalOf(shop.visitor().call('order/query', { keyword, country }))).toEqual({ reason: 'order.invalid_keyword' })
})
