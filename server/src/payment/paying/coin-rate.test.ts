import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestShop, type Client } from '../../../test/harness.ts'
import { openTestBank } from '../../../test/payments.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { refusalOf } from '../../order/test/shopping.ts'
import { balanceOf } from '../../wallet/balances.ts'
import { refundPart } from '../refund-part.ts'

/** A shop whose coins are worth `rate` cents, in yuan. */
async function openYuanShop(rate?: number) {
  const shop = await openTestShop(rate === undefined ? {} : { settings: { 'payment.coin_rate_cents': rate } })
  await sql`update shop set currency = 'CNY'`.execute(shop.db)
  await shop.refresh()
  return { shop, bank: openTestBank(shop) }
}
const { shop, bank } = await openYuanShop(713)
const { addCoins, grant, house, open, payer, view } = bank
const coins = ({ member_id }: Client) => balanceOf(shop.systemContext(), { member: member_id, unit: 'USDS', purpose: 'available' })
const refund = (payment_id: number, cents: bigint, key: string) =>
  shop.systemContext().transaction((context) => refundPart(context, payment_id, cents, { key, reason: 'a return' }))

async function rich(usds: bigint, withdrawable = 0n) {
  const client = await payer({ grade: 5, withdrawable })
  await addCoins(client, 'USDS', usds)
  return client
}
const methodOf = async (client: Client, payment_id: number) =>
  (await view(client, payment_id)).methods.find(({ method }) => method === 'usds')

describe('a coin that is worth 7.13', () => {
  test('ORD-07 pays by the rate, never a part too few, and comes back by what was kept', async () => {
    const client = await rich(2000n)
    const payment_id = await open(client, 1000n)
    const escrow = await house('escrow')
    expect(await methodOf(client, payment_id)).toMatchObject({ is_usable: true, available: '2.000', rate: '7.13' })
    await client.call('payment/pay', { payment_id, method: 'usds', coins: '1.403', grant: await grant(client, payment_id) })
    expect([await coins(client), (await house('escrow')) - escrow]).toEqual([597n, 1000n])
    expect(await refund(payment_id, 333n, 'a')).toMatchObject([{ unit: 'USDS', amount: 467n, worth: 333n }])
    // Another rate by then changes nothing of what was paid.
    await sql`update setting set value = '9999' where key = 'payment.coin_rate_cents'`.execute(shop.db)
    await shop.refresh()
    await refund(payment_id, 667n, 'b')
    await sql`update setting set value = '713' where key = 'payment.coin_rate_cents'`.execute(shop.db)
    await shop.refresh()
    expect([await coins(client), await house('escrow')]).toEqual([2000n, escrow])
    const shown = await view(client, payment_id)
    expect(shown).toMatchObject({ state: 'refunded', paid_with: [{ source: 'coin:USDS', amount: '1.403', refunded: '1.403' }] })
    await expect(refund(payment_id, 1n, 'c')).rejects.toMatchObject({ code: 'payment.refund_exceeds_remaining' })
  })

  test('ORD-07 coins count by their worth: with the balance first they are enough, a part fewer are not', async () => {
    for (const [usds, isUsable] of [
      [1263n, true],
      [1262n, false],
    ] as const) {
      const client = await rich(usds, 100n)
      const payment_id = await open(client, 1000n)
      expect(await methodOf(client, payment_id)).toMatchObject({ is_usable: isUsable })
      const paid = client.call('payment/pay', {
        payment_id,
        method: 'usds',
        use_balance: true,
        grant: await grant(client, payment_id),
      })
      expect(await refusalOf(paid)).toEqual(isUsable ? null : { reason: 'wallet.insufficient' })
      expect(await coins(client)).toBe(isUsable ? 0n : usds)
    }
  })

  test('ORD-07 another number of coins than was shown is refused, and nothing is taken', async () => {
    const client = await rich(2000n, 100n)
    const payment_id = await open(client, 1000n)
    const token = await grant(client, payment_id)
    const pay = (number: string) =>
      client.call('payment/pay', { payment_id, method: 'usds', use_balance: true, coins: number, grant: token })
    expect(await refusalOf(pay('1.403'))).toEqual({ reason: 'payment.coins_changed', details: { coins: '1.263' } })
    expect([await coins(client), (await bank.money(client)).total]).toEqual([2000n, 100n])
    await pay('1.263')
    expect([await coins(client), (await bank.money(client)).total]).toEqual([737n, 0n])
  })

  test('R-11 R-21 parts that are asked for at once give back every coin, and no more', async () => {
    const client = await rich(1403n)
    const payment_id = await open(client, 1000n)
    await client.call('payment/pay', { payment_id, method: 'usds', grant: await grant(client, payment_id) })
    const done = await Promise.allSettled(Array.from({ length: 40 }, (_, n) => refund(payment_id, 30n, `part ${n}`)))
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(33)
    await refund(payment_id, 10n, 'the rest')
    expect(await coins(client)).toBe(1403n)
  })
})

test('ORD-07 CON-09 a shop of another currency that has no rate takes no coins, and its health says so', async () => {
  const { shop: bare, bank: own } = await openYuanShop()
  const client = await own.payer({ grade: 5 })
  await own.addCoins(client, 'USDS', 100_000n)
  const payment_id = await own.open(client, 1000n)
  expect((await own.view(client, payment_id)).methods.map(({ method }) => method)).not.toContain('usds')
  const paid = client.call('payment/pay', { payment_id, method: 'usds', grant: await own.grant(client, payment_id) })
  expect(await refusalOf(paid)).toEqual({ reason: 'payment.method_unknown' })
  const owner = await staffClient(bare, 'owner')
  const health = async () => (await owner.call('ops/health', {})).checks.find(({ kind }) => kind === 'coins')
  expect(await health()).toMatchObject({ state: 'warn' })
  await owner.call('setting/change', { list: [{ key: 'payment.coin_rate_cents', value: '713', version: 0 }] })
  await bare.refresh()
  expect(await health()).toMatchObject({ state: 'good', text: expect.stringContaining('7.13') })
  expect((await own.view(client, payment_id)).methods.map(({ method }) => method)).toContain('usds')
})

test('CON-14 in an opened shop the rate waits for a second operator, as all that decides about money', async () => {
  const opened = await openTestShop()
  await sql`update shop set opened_at = now()`.execute(opened.db)
  await opened.refresh()
  const owner = await staffClient(opened, 'owner')
  await owner.call('setting/change', { list: [{ key: 'payment.coin_rate_cents', value: '90', version: 0 }] })
  await opened.refresh()
  const storedRate = await opened.db.selectFrom('setting').select('key').where('key', '=', 'payment.coin_rate_cents').execute()
  const waiting = await opened.db.selectFrom('setting_request').select('id').execute()
  expect([storedRate.length, waiting.length]).toEqual([0, 1])
})
