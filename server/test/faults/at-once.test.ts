import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { buyNow, makeAddress, makeBuyer, payAtBank } from '../../src/order/test/shopping.ts'
import { runTimer } from '../../src/order/test/places.ts'
import { settleOrder } from '../../src/order/progress/settle-order.ts'
import { openAfterSale } from '../../src/refund/test/after-sale.ts'
import { balanceOf, moneyOf } from '../../src/wallet/balances.ts'
import { advanceTo, grantWithdrawal, makeWithdrawingMember } from '../../src/withdrawal/test/withdrawals.ts'
import { makeGoods, stockOf } from '../fixtures.ts'
import { openTestShop, Refused, type Client } from '../harness.ts'
import { openTestBank } from '../payments.ts'
import { staffClient } from '../staff-client.ts'

// Fifty at once of what the domains' own tests do not already do fifty times.
const shop = await openTestShop()
const bank = openTestBank(shop)
const { grantFor } = await openAfterSale(shop)
const owner = await staffClient(shop)
const many = Array.from({ length: 50 }, (_, n) => n)
const house = (name: 'escrow' | 'revenue' | 'fees' | 'clearing:payout') => balanceOf(shop.systemContext(), { house: name, unit: 'MONEY' })
const money = ({ member_id }: Client) => moneyOf(shop.systemContext(), member_id)

/** How many were done, and what the others were refused for; anything else is thrown. */
async function outcomes(calls: Promise<unknown>[]): Promise<[number, string[]]> {
  const reasons = await Promise.all(
    calls.map((one) =>
      one.then(
        () => null,
        (error: unknown) => {
          if (error instanceof Refused) return error.reason
          throw error
        },
      ),
    ),
  )
  return [reasons.filter((one) => one === null).length, [...new Set(reasons.filter((one) => one !== null))].sort()]
}

test('R-01 R-21 of 50 buyers at the last unit one gets it', async () => {
  const { sku_id } = await makeGoods(shop, { stock: 1 })
  const buyers = await Promise.all(many.map(() => makeBuyer(shop)))
  const quotes = await Promise.all(buyers.map(({ call }) => call('order/quote', { sku_id })))
  const orders = buyers.map(({ call, address_id }, n) => call('order/create', { sku_id, address_id, quote: quotes[n]!.quote }))
  expect([await outcomes(orders), await stockOf(shop, sku_id)]).toEqual([[1, ['cart.sold_out']], { on_hand: 1, reserved: 1 }])
})

test('R-02 R-21 of 50 cancellings of one order one gives its stock and its part of the balance back', async () => {
  const { sku_id } = await makeGoods(shop, { price: 1000, stock: 9 })
  const buyer = await makeBuyer(shop)
  await bank.addMoney(buyer, 400n)
  const { order_ids, payment_id } = await buyNow(buyer, sku_id, 3)
  const grant = await grantFor(buyer, 'payment', String(payment_id), 3000n)
  await buyer.call('payment/pay', { payment_id, method: 'sandbox', use_balance: true, grant })
  expect((await money(buyer)).total).toBe(0n)
  const cancels = many.map(() => buyer.call('order/cancel', { order_id: order_ids[0]! }))
  expect(await outcomes(cancels)).toEqual([1, ['order.not_cancellable']])
  expect([(await stockOf(shop, sku_id)).reserved, (await money(buyer)).total]).toEqual([0, 400n])
})

test('R-21 R-25 of 50 ways at once to end one payment one ends it: balance, bank, cancel and time', async () => {
  const { sku_id } = await makeGoods(shop, { price: 1000, stock: 9 })
  const buyer = await makeBuyer(shop)
  await bank.addMoney(buyer, 1000n)
  const escrowBefore = await house('escrow')
  const { order_ids, payment_id } = await buyNow(buyer, sku_id)
  const grants = await Promise.all(many.map(() => grantFor(buyer, 'payment', String(payment_id), 1000n)))
  const ways = [
    (n: number) => buyer.call('payment/pay', { payment_id, method: 'balance', grant: grants[n]! }),
    () => payAtBank(shop, buyer, payment_id),
    () => buyer.call('order/cancel', { order_id: order_ids[0]! }),
    () => runTimer(shop, 'order.close_unpaid', payment_id),
  ]
  await outcomes(many.map((n) => ways[n % ways.length]!(n)))
  const { state } = await buyer.call('order/view', { order_id: order_ids[0]! })
  const isPaid = state === 'paid'
  expect([isPaid || state === 'cancelled', (await stockOf(shop, sku_id)).reserved]).toEqual([true, isPaid ? 1 : 0])
  expect((await house('escrow')) - escrowBefore).toBe(isPaid ? 1000n : 0n)
})

test('R-21 50 spendings of every kind at once of one balance spend what it holds and no more', async () => {
  const earner = await makeWithdrawingMember(shop, 3000n)
  const { sku_id } = await makeGoods(shop, { price: 1000, stock: 99, level_discount: false })
  const buyer = Object.assign(earner, { address_id: await makeAddress(earner) })
  const payments: number[] = []
  for (let n = 0; n < 10; n++) payments.push((await buyNow(buyer, sku_id)).payment_id)
  const grants = await Promise.all(payments.map((id) => grantFor(buyer, 'payment', String(id), 1000n)))
  const withdrawals = await Promise.all(many.map(() => grantWithdrawal(shop, earner, 1000n)))
  const calls = many.map((n) =>
    n < payments.length
      ? buyer.call('payment/pay', { payment_id: payments[n]!, method: 'balance', grant: grants[n]! })
      : buyer.call('withdrawal/apply', {
          amount: '10.00',
          withdrawal_account_id: earner.withdrawal_account_id,
          grant: withdrawals[n]!,
        }),
  )
  const [done, refused] = await outcomes(calls)
  expect(done).toBe(3)
  expect(refused.filter((reason) => reason !== 'wallet.insufficient' && reason !== 'withdrawal.exceeds_withdrawable')).toEqual([])
  const { total, frozen } = await money(earner)
  const { rows } = await sql<{ paid: number }>`
    select count(*)::int as paid from payment where member_id = ${earner.member_id} and state = 'paid'`.execute(shop.db)
  expect([total, frozen + BigInt(rows[0]!.paid) * 1000n]).toEqual([0n, 3000n])
})

test('R-24 of 50 words of the bank on one payout, paid and returned, one counts', async () => {
  const earner = await makeWithdrawingMember(shop, 5000n)
  const { withdrawal_id, due_from } = await earner.apply(5000n)
  await owner.call('withdrawal/approve', { list: [{ withdrawal_id, version: 1 }] })
  await advanceTo(shop, due_from, 60)
  await owner.call('withdrawal/make_batch', {})
  const [fees, payout] = [await house('fees'), await house('clearing:payout')]
  const outcomesOf = many.map((n) =>
    owner.call('withdrawal/record_payout', {
      withdrawal_id,
      outcome: n % 2 ? 'paid' : 'returned',
      payout_reference: 'P-1',
      reason: n % 2 ? '' : 'No such account',
    }),
  )
  const [, refused] = await outcomes(outcomesOf)
  expect(refused).toEqual(['withdrawal.decided'])
  const { total, frozen } = await money(earner)
  const moved = [(await house('fees')) - fees, (await house('clearing:payout')) - payout]
  expect([
    [5000n, 0n, 0n, 0n],
    [0n, 0n, 100n, 4900n],
  ]).toContainEqual([total, frozen, ...moved])
})

test('R-22 of 50 settlements of one order one moves its money to the revenue', async () => {
  const { sku_id } = await makeGoods(shop, { price: 1000, stock: 9 })
  const buyer = await makeBuyer(shop)
  const { order_ids, payment_id } = await buyNow(buyer, sku_id)
  await payAtBank(shop, buyer, payment_id)
  const order_id = order_ids[0]!
  await owner.call('fulfilment/ship', { order_id, carrier: 'harbour', tracking_no: 'AT-ONCE-1' })
  await buyer.call('order/confirm_receipt', { order_id })
  const [escrowBefore, earned] = [await house('escrow'), await house('revenue')]
  await Promise.all(many.map(() => shop.systemContext().transaction((inner) => settleOrder(inner, String(order_id)))))
  expect([(await house('escrow')) - escrowBefore, (await house('revenue')) - earned]).toEqual([-1000n, 1000n])
})

test('WAL-05 R-21 of 50 notices of one recharge one credits it', async () => {
  const member = await shop.member()
  const { payment_id } = await member.call('recharge/create', { unit: 'MONEY', amount: '12.00' })
  const { redirect_url } = await member.call('payment/pay', { payment_id, method: 'sandbox' })
  const reference = bank.referenceOf(redirect_url)
  await outcomes(many.map((n) => bank.notify(reference, 'success', 1200n, `${reference} ${n}`)))
  expect((await money(member)).total).toBe(1200n)
})

test('WAL-01 after all of this every unit sums to zero', async () => {
  const { rows } = await sql`
    select a.unit from entry e join account a on a.id = e.account_id group by a.unit having sum(e.amount) <> 0`.execute(shop.db)
  expect(rows).toEqual([])
})
