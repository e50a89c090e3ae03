import { describe, expect, test } from 'vitest'
import { makeGoods, stockOf } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { openTestBank } from '../../test/payments.ts'
import { buyNow, goToBank, makeBuyer, type Buyer } from '../order/test/shopping.ts'
import { decidePayment } from './sandbox/decide-payment.ts'

const shop = await openTestShop()
const { refundedTo, money, grant, referenceOf, addMoney } = openTestBank(shop)

const view = (buyer: Buyer, order_id: number) => buyer.call('order/view', { order_id })
const events = async (buyer: Buyer, order_id: number) => (await view(buyer, order_id)).events.map(({ event }) => event)
const reservedOf = async (sku_id: number) => (await stockOf(shop, sku_id)).reserved

type When = 'before' | 'during' | 'after'
interface Expected {
  order: string
  payment: string
  /** Units taken in the end, the other buyer's among them. */
  taken: number
  /** Cents that the bank sends back. */
  back: bigint
}

/** One unit, paid at the bank, whose notice comes before, during or after closing; somebody else may have taken it by then. */
async function lateMoney(when: When, isStockGone: boolean, cash = 0n) {
  const [buyer, other] = [await makeBuyer(shop), await makeBuyer(shop)]
  const { sku_id } = await makeGoods(shop, { stock: 1 })
  const { order_ids, payment_id } = await buyNow(buyer, sku_id)
  if (cash) await addMoney(buyer, cash)
  const balanceInput = cash ? { use_balance: true, grant: await grant(buyer, payment_id) } : {}
  const reference = cash
    ? referenceOf((await buyer.call('payment/pay', { payment_id, method: 'sandbox', ...balanceInput })).redirect_url)
    : await goToBank(buyer, payment_id)
  const pay = () => decidePayment(shop.site, reference, 'twice')
  const closing = () => shop.advance({ minutes: 30 })
  if (when === 'before') await pay().then(closing)
  else if (when === 'during') await Promise.all([pay(), closing()])
  else {
    await closing()
    if (isStockGone) await buyNow(other, sku_id)
    await pay()
  }
  const order = await view(buyer, order_ids[0]!)
  const payment = await buyer.call('payment/view', { payment_id })
  return { buyer, order, payment, order_id: order_ids[0]!, sku_id, reference }
}

describe('R-25 the table of money and closing', () => {
  test.each<[When, boolean, Expected]>([
    ['before', false, { order: 'paid', payment: 'paid', taken: 1, back: 0n }],
    ['during', false, { order: 'paid', payment: 'paid', taken: 1, back: 0n }],
    ['after', false, { order: 'paid', payment: 'paid', taken: 1, back: 0n }],
    ['after', true, { order: 'cancelled', payment: 'refunded', taken: 1, back: 1000n }],
  ])('R-25 money %s closing, stock gone: %s', async (when, isStockGone, expected) => {
    for (let n = 0; n < (when === 'during' ? 8 : 1); n++) {
      const { buyer, order, payment, order_id, sku_id, reference } = await lateMoney(when, isStockGone)
      expect({ order: order.state, payment: payment.state, taken: await reservedOf(sku_id), back: await refundedTo(reference) }).toEqual(
        expected,
      )
      const history = await events(buyer, order_id)
      expect(history.filter((one) => one === 'paid')).toHaveLength(expected.order === 'paid' ? 1 : 0)
      if (isStockGone) expect(history.at(-1)).toBe('refunded')
      if (history.includes('closed') && !isStockGone) expect(history).toEqual(['created', 'closed', 'reopened', 'paid'])
    }
  })

  test.each([false, true])(
    'R-25 half of it from the balance: closing gave that back, and so the bank’s half goes back too; stock gone: %s',
    async (isStockGone) => {
      const { buyer, order, payment, order_id, sku_id, reference } = await lateMoney('after', isStockGone, 400n)
      expect([order.state, payment.state, await reservedOf(sku_id)]).toEqual(['cancelled', 'closed', isStockGone ? 1 : 0])
      expect([await refundedTo(reference), (await money(buyer)).total]).toEqual([600n, 400n])
      expect((await events(buyer, order_id)).at(-1)).toBe('money_returned')
    },
  )
})
