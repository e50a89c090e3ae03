import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestShop, type Client } from '../../../test/harness.ts'
import { openTestBank } from '../../../test/payments.ts'
import { balanceOf } from '../../wallet/balances.ts'
import { previewRefund } from '../preview-refund.ts'
import { refundPart } from '../refund-part.ts'
import { refundPayment } from '../refund-payment.ts'

const shop = await openTestShop()
const { payer, open, grant, start, press, view, money, house, refundedTo, addCoins } = openTestBank(shop)
const refund = (payment_id: number, cents: bigint, key: string) =>
  shop.systemContext().transaction((inner) => refundPart(inner, payment_id, cents, { key, reason: 'test' }))
const preview = (payment_id: number, cents: bigint, already?: bigint) => previewRefund(shop.systemContext(), payment_id, cents, already)
const coins = ({ member_id }: Client, unit: 'USDS' | 'USDP' = 'USDS') =>
  balanceOf(shop.systemContext(), { member: member_id, unit, purpose: 'available' })

/** Paid 1.00: 30 cents of one bucket, 10 of the other, 60 at the sandbox bank. */
async function paidByThree() {
  const client = await payer({ non_withdrawable: 30n, withdrawable: 10n })
  const { payment_id, reference } = await start(100n, client)
  await press(reference, 'succeed')
  return { client, payment_id, reference }
}

describe('parts', () => {
  test('R-11 each part goes back to where it came from, to the last cent, and the payment says what it was paid with', async () => {
    const { client, payment_id, reference } = await paidByThree()
    const escrow = await house('escrow')
    expect(await preview(payment_id, 65n)).toEqual([
      { source: 'provider:sandbox', bucket: null, unit: 'MONEY', amount: 60n, worth: 60n },
      { source: 'balance', bucket: 'withdrawable', unit: 'MONEY', amount: 5n, worth: 5n },
    ])
    expect(await refund(payment_id, 25n, 'return 1')).toEqual([part('provider:sandbox', 25n)])
    expect(await refundedTo(reference)).toBe(25n)
    expect(await preview(payment_id, 40n)).toEqual([part('provider:sandbox', 35n), part('balance', 5n, 'withdrawable')])
    expect(await preview(payment_id, 10n, 40n)).toEqual([part('balance', 5n, 'withdrawable'), part('balance', 5n, 'non_withdrawable')])
    await refund(payment_id, 40n, 'return 2')
    expect(await money(client)).toMatchObject({ non_withdrawable: 0n, withdrawable: 5n })
    expect((await view(client, payment_id)).state).toBe('paid')
    await refund(payment_id, 35n, 'return 3')
    expect(await money(client)).toMatchObject({ non_withdrawable: 30n, withdrawable: 10n })
    expect(await refundedTo(reference)).toBe(60n)
    const seen = await view(client, payment_id)
    expect(seen.state).toBe('refunded')
    expect(seen.paid_with.map(({ source, bucket, amount, refunded }) => [source, bucket, amount, refunded])).toEqual([
      ['balance', 'non_withdrawable', '0.30', '0.30'],
      ['balance', 'withdrawable', '0.10', '0.10'],
      ['provider:sandbox', null, '0.60', '0.60'],
    ])
    expect(escrow - (await house('escrow'))).toBe(100n)
  })

  test('R-21 the same key again changes nothing and answers the same; with another amount it is refused', async () => {
    const { client, payment_id } = await paidByThree()
    const first = await refund(payment_id, 70n, 'return 1')
    const again = await Promise.all(Array.from({ length: 8 }, () => refund(payment_id, 70n, 'return 1')))
    for (const one of again) expect(one).toEqual(first)
    await expect(refund(payment_id, 71n, 'return 1')).rejects.toMatchObject({ code: 'call.key_reused' })
    expect((await money(client)).total).toBe(10n)
  })

  test('R-11 more than what is left, or anything of what is not paid, is refused', async () => {
    const { payment_id } = await paidByThree()
    await refund(payment_id, 99n, 'a')
    await expect(refund(payment_id, 2n, 'b')).rejects.toMatchObject({ code: 'payment.refund_exceeds_remaining' })
    await expect(preview(payment_id, 2n)).rejects.toMatchObject({ code: 'payment.refund_exceeds_remaining' })
    await refund(payment_id, 1n, 'c')
    await expect(refund(payment_id, 1n, 'd')).rejects.toMatchObject({ code: 'payment.refund_exceeds_remaining' })
    const unpaid = await open(await payer(), 100n)
    await expect(refund(unpaid, 1n, 'e')).rejects.toMatchObject({ code: 'payment.refund_exceeds_remaining' })
    expect(await refund(unpaid, 0n, 'f')).toEqual([])
  })

  test('R-11 all that is left goes back after parts did', async () => {
    const { client, payment_id, reference } = await paidByThree()
    await refund(payment_id, 65n, 'return 1')
    const whole = () => shop.systemContext().transaction((inner) => refundPayment(inner, payment_id, 'test'))
    expect([await whole(), await whole()]).toEqual([true, false])
    expect(await money(client)).toMatchObject({ non_withdrawable: 30n, withdrawable: 10n })
    expect(await refundedTo(reference)).toBe(60n)
  })

  test.each([8, 50])('R-21 %i parts at once: no more goes back than was paid, and each at most once', async (count) => {
    const { client, payment_id, reference } = await paidByThree()
    const done = await Promise.allSettled(Array.from({ length: count }, (_, n) => refund(payment_id, 7n, `return ${n}`)))
    const succeeded = done.filter((one) => one.status === 'fulfilled').length
    expect(succeeded).toBe(Math.min(count, 14))
    for (const one of done) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'payment.refund_exceeds_remaining' })
    const refundedTotal = (await refundedTo(reference)) + (await money(client)).total
    expect(refundedTotal).toBe(BigInt(succeeded) * 7n)
  })

  test('R-21 fifty of the same part at once: exactly one effect', async () => {
    const { client, payment_id, reference } = await paidByThree()
    const done = await Promise.all(Array.from({ length: 50 }, () => refund(payment_id, 70n, 'return 1')))
    expect(new Set(done.map((parts) => parts.map(({ amount }) => amount).join())).size).toBe(1)
    expect([await refundedTo(reference), (await money(client)).total]).toEqual([60n, 10n])
  })
})

const part = (source: string, amount: bigint, bucket: string | null = null) => ({ source, bucket, unit: 'MONEY', amount, worth: amount })

describe('coins', () => {
  async function rm(usds: bigint, cash = 0n) {
    const client = await payer({ grade: 5, withdrawable: cash })
    await addCoins(client, 'USDS', usds)
    return client
  }

  test('ORD-07 a coin is a dollar: it pays with its three decimals, and escrow holds money', async () => {
    const client = await rm(2000n)
    const payment_id = await open(client, 125n)
    const escrow = await house('escrow')
    expect(await client.call('payment/pay', { payment_id, method: 'usds', grant: await grant(client, payment_id) })).toEqual({
      state: 'paid',
      redirect_url: null,
    })
    expect([await coins(client), (await house('escrow')) - escrow]).toEqual([750n, 125n])
    expect((await view(client, payment_id)).paid_with).toEqual([
      { source: 'coin:USDS', bucket: null, unit: 'USDS', amount: '1.250', refunded: '0.000' },
    ])
    expect(await refund(payment_id, 25n, 'a')).toEqual([{ source: 'coin:USDS', bucket: null, unit: 'USDS', amount: 250n, worth: 25n }])
    expect([await coins(client), (await house('escrow')) - escrow]).toEqual([1000n, 100n])
    await refund(payment_id, 100n, 'b')
    expect([await coins(client), await house('escrow')]).toEqual([2000n, escrow])
  })

  test('ORD-07 the balance first and coins for the rest; both come back', async () => {
    const client = await rm(700n, 40n)
    const payment_id = await open(client, 100n)
    const pay = async (use_balance: boolean) =>
      client.call('payment/pay', { payment_id, method: 'usds', use_balance, grant: await grant(client, payment_id) })
    await expect(pay(false)).rejects.toMatchObject({ reason: 'wallet.insufficient' })
    await pay(true)
    expect([await coins(client), (await money(client)).total]).toEqual([100n, 0n])
    await refund(payment_id, 70n, 'a')
    expect([await coins(client), (await money(client)).total]).toEqual([700n, 10n])
  })

  test('ORD-07 only RM can pay in coins, USDP pays for devices and pledges alone, and a grant is needed', async () => {
    const [am, member] = [await payer({ grade: 4 }), await rm(5000n)]
    for (const client of [am, member]) await addCoins(client, 'USDP', 5000n)
    const refusal = (client: Client, payment_id: number, method: 'usds' | 'usdp', token?: string) =>
      client.call('payment/pay', { payment_id, method, ...(token && { grant: token }) }).then(
        () => null,
        (error: { reason: string }) => error.reason,
      )
    expect(await refusal(am, await open(am, 100n), 'usds')).toBe('payment.rm_only')
    expect(await refusal(member, await open(member, 100n), 'usdp')).toBe('payment.method_unknown')
    const device = await open(member, 100n, 30, { goods_kind: 'entity' })
    expect(await refusal(member, device, 'usdp')).toBe('payment.grant_required')
    expect(await refusal(member, device, 'usdp', await grant(member, device))).toBe(null)
    expect(await coins(member, 'USDP')).toBe(4000n)
    const kinds = async (goods_kind: string) => {
      const payment_id = await open(member, 100n, 30, { goods_kind })
      return (await view(member, payment_id)).methods.some(({ method }) => method === 'usdp')
    }
    expect(await Promise.all(['standard', 'entity', 'start_up', 'pledge', 'deposit', 'virtual'].map(kinds))).toEqual([
      false,
      true,
      false,
      true,
      false,
      false,
    ])
  })

  test('WAL-05 what fills the wallet is not paid from it', async () => {
    const client = await rm(5000n, 500n)
    const payment_id = await open(client, 100n, 30, { purpose: 'recharge', subject: '1' })
    const seen = await view(client, payment_id)
    expect([seen.accepts_balance, seen.methods.map(({ method }) => method)]).toEqual([false, ['sandbox', 'host', 'browser']])
    for (const input of [{ method: 'balance' }, { method: 'usds' }, { method: 'sandbox', use_balance: true }] as const)
      await expect(client.call('payment/pay', { payment_id, ...input, grant: await grant(client, payment_id) })).rejects.toMatchObject({
        reason: 'payment.method_unknown',
      })
  })

  test('R-21 fifty payments at once of coins that pay one: one is paid', async () => {
    const client = await rm(1000n)
    const ids = await Promise.all(Array.from({ length: 50 }, () => open(client, 100n)))
    const grants = await Promise.all(ids.map((id) => grant(client, id)))
    const done = await Promise.allSettled(
      ids.map((payment_id, n) => client.call('payment/pay', { payment_id, method: 'usds', grant: grants[n]! })),
    )
    expect(done.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    expect(await coins(client)).toBe(0n)
  })
})

test('WAL-01 after all of this every unit sums to zero, and escrow holds what is paid and not given back', async () => {
  const { rows } = await sql<{ unit: string; sum: bigint }>`
    select a.unit, sum(e.amount)::bigint as sum from entry e join account a on a.id = e.account_id group by a.unit`.execute(shop.db)
  expect(rows.every(({ sum }) => sum === 0n)).toBe(true)
  const sourceRow = await sql<{ amount: bigint }>`
    select sum((amount - refunded) / case when unit = 'MONEY' then 1 else 10 end)::bigint as amount from payment_source`.execute(shop.db)
  expect(await house('escrow')).toBe(sourceRow.rows[0]!.amount)
})
