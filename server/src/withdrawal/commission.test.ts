import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestShop } from '../../test/harness.ts'
import { staffClient } from '../../test/staff-client.ts'
import { openCommissions, type Distributor } from '../distribution/test/commissions.ts'
import { refusalOf } from '../order/test/shopping.ts'
import { moneyOf } from '../wallet/balances.ts'
import { grantMoney } from '../wallet/grant-money.ts'
import { addAccount, advanceTo, grantWithdrawal } from './test/withdrawals.ts'

const shop = await openTestShop()
const [finance, second] = [await staffClient(shop, 'finance'), await staffClient(shop, 'finance')]
const { chain, pay, settle, refundLate } = await openCommissions(shop)
const reasonOf = async (call: Promise<unknown>) => (await refusalOf(call))?.reason ?? null
const money = ({ member_id }: { member_id: number }) => moneyOf(shop.systemContext(), member_id)

/** A User with a savings card and 50.00 of available commission, of the order. */
async function makeEarner() {
  const { buyer, distributors } = await chain(1)
  const { order_id, lines } = await pay(buyer, [{ price: 100_000, level_discount: false }])
  await settle(order_id)
  const earner = distributors[0]!
  const { withdrawal_account_id } = await addAccount(earner, 'savings_card')
  return { earner, order_id, line: lines[0]!, apply: applying(earner, withdrawal_account_id) }
}
const applying =
  (earner: Distributor, withdrawal_account_id: number) =>
  async (cents: bigint, source: 'commission' | 'balance' = 'commission') => {
    const grant = await grantWithdrawal(shop, earner, cents)
    return earner.call('withdrawal/apply', { amount: (Number(cents) / 100).toFixed(2), withdrawal_account_id, grant, source })
  }

test('DST-05 WAL-06 a User withdraws commission to the last step, and the balance stays closed to the grade', async () => {
  const { earner, apply } = await makeEarner()
  expect(await earner.call('withdrawal/preview', {})).toMatchObject({ refusal: { reason: 'rm_only' } })
  expect(await reasonOf(apply(1000n, 'balance'))).toBe('withdrawal.rm_only')
  const preview = await earner.call('withdrawal/preview', { source: 'commission' })
  expect(preview).toMatchObject({ withdrawable: '50.00', amount: '50.00', fee: '1.00', net: '49.00', refusal: null })
  const made = await apply(4000n)
  expect(made).toMatchObject({ state: 'applied', source: 'commission', amount: '40.00', fee: '0.80' })
  expect(await earner.call('distribution/index', {})).toMatchObject({ withdrawable: '10.00', withdrawn: '40.00', total: '50.00' })
  expect((await earner.call('withdrawal/list', { source: 'commission' })).list).toEqual([made])
  expect((await earner.call('withdrawal/list', { source: 'balance' })).list).toEqual([])

  const { list } = await finance.call('withdrawal/list_withdrawals', { source: 'commission', member_id: earner.member_id })
  expect(list).toMatchObject([{ withdrawal_id: made.withdrawal_id, source: 'commission', version: 1 }])
  await finance.call('withdrawal/approve', { list: [{ withdrawal_id: made.withdrawal_id, version: 1 }] })
  await advanceTo(shop, made.due_from, 60)
  await finance.call('withdrawal/make_batch', {})
  await finance.call('withdrawal/record_payout', {
    withdrawal_id: made.withdrawal_id,
    outcome: 'paid',
    payout_reference: 'B-1',
    reason: '',
  })
  expect((await earner.call('withdrawal/view', { withdrawal_id: made.withdrawal_id })).state).toBe('paid')
  expect(await money(earner)).toEqual({ total: 1000n, withdrawable: 1000n, non_withdrawable: 0n, frozen: 0n })
  const bill = await earner.call('distribution/bill', {})
  expect(bill.list).toMatchObject([
    { kind: 'withdrawn', amount: '-40.00', withdrawal_id: made.withdrawal_id, order_id: null, number: made.withdrawal_no },
    { kind: 'available', amount: '50.00', withdrawal_id: null },
  ])
  expect(await second.call('withdrawal/list_withdrawals', { source: 'balance', member_id: earner.member_id })).toMatchObject({ list: [] })
})

test('DST-05 R-24 a refused one gives everything back, also to what can be withdrawn as commission', async () => {
  const { earner, apply } = await makeEarner()
  const { withdrawal_id } = await apply(5000n)
  expect(await reasonOf(apply(100n))).toBe('withdrawal.exceeds_withdrawable')
  await finance.call('withdrawal/refuse', { withdrawal_id, version: 1, reason: 'Another name' })
  expect(await earner.call('distribution/index', {})).toMatchObject({ withdrawable: '50.00', withdrawn: '0.00' })
  const { list } = await earner.call('distribution/bill', { kind: 'returned' })
  expect(list).toMatchObject([{ kind: 'returned', amount: '50.00', withdrawal_id }])
  expect((await apply(5000n)).state).toBe('applied')
})

test('DST-05 no more than was earned, and no more than is left of it', async () => {
  const { earner, apply } = await makeEarner()
  const give = { key: `gift ${earner.member_id}`, reason: 'test', bucket: 'withdrawable' } as const
  await shop.systemContext().transaction((inner) => grantMoney(inner, earner.member_id, 10_000n, give))
  expect((await earner.call('withdrawal/preview', { source: 'commission' })).withdrawable).toBe('50.00')
  const details = (await refusalOf(apply(5001n)))!
  expect([details.reason, JSON.stringify(details.details)]).toEqual(['withdrawal.exceeds_withdrawable', expect.stringContaining('50.00')])
  const nobody = await shop.member()
  expect(await nobody.call('withdrawal/preview', { source: 'commission' })).toMatchObject({ withdrawable: '0.00' })
})

test('DST-05 R-21 eight at once of all of it are made once', async () => {
  const { earner, apply } = await makeEarner()
  // What else is in the balance is not theirs to take.
  const give = { key: `gift ${earner.member_id}`, reason: 'test', bucket: 'withdrawable' } as const
  await shop.systemContext().transaction((inner) => grantMoney(inner, earner.member_id, 100_000n, give))
  const reasons = await Promise.all(Array.from({ length: 8 }, () => reasonOf(apply(5000n))))
  expect(reasons.filter((reason) => reason === null)).toHaveLength(1)
  expect(await earner.call('distribution/index', {})).toMatchObject({ withdrawable: '0.00', withdrawn: '50.00' })
})

test('DST-05 R-22 refunded after it was withdrawn is owed, and the next commission nets it', async () => {
  const { earner, order_id, line, apply } = await makeEarner()
  await apply(5000n)
  await refundLate(order_id, line, 50_000, 'return 9')
  expect(await earner.call('distribution/index', {})).toMatchObject({
    debt: '25.00',
    withdrawable: '0.00',
    withdrawn: '50.00',
    total: '25.00',
  })
  const { rows } = await sql<{ owed: bigint }>`select owed from commission_claw_back where order_id = ${order_id}`.execute(shop.db)
  expect(rows).toEqual([{ owed: 2500n }])
  expect(await reasonOf(apply(100n))).toBe('withdrawal.exceeds_withdrawable')
})
