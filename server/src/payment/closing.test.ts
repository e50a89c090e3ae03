import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestShop } from '../../test/harness.ts'
import { openTestBank } from '../../test/payments.ts'
import { sendRefunds } from './provider/send-refunds.ts'
import { closePayment } from './close-payment.ts'
import { refundPayment } from './refund-payment.ts'

const shop = await openTestShop()
const { payer, open, grant, start, emittedOf, refundedTo, referenceOf, press, notify, view, money, house } = openTestBank(shop)
const close = (payment_id: number) => shop.systemContext().transaction((inner) => closePayment(inner, payment_id))

describe('balance and bank together', () => {
  test('ORD-07 the balance’s part is taken at once and both pay the whole', async () => {
    const client = await payer({ non_withdrawable: 30n, withdrawable: 10n })
    const { payment_id, reference } = await start(100n, client)
    expect(await view(client, payment_id)).toMatchObject({ state: 'pending', balance_part: '0.40', balance: '0.00' })
    await press(reference, 'succeed')
    expect(await view(client, payment_id)).toMatchObject({ state: 'paid', balance_part: '0.40' })
    await shop.systemContext().transaction((inner) => refundPayment(inner, payment_id, 'test'))
    expect(await money(client)).toMatchObject({ non_withdrawable: 30n, withdrawable: 10n })
    expect(await refundedTo(reference)).toBe(60n)
  })

  test.each(['fail', 'cancel'])('ORD-07 on %s the balance’s part goes back to its buckets', async (choice) => {
    const client = await payer({ non_withdrawable: 30n, withdrawable: 10n })
    const { payment_id, reference } = await start(100n, client)
    await press(reference, choice)
    expect(await money(client)).toMatchObject({ non_withdrawable: 30n, withdrawable: 10n })
    expect((await view(client, payment_id)).balance_part).toBe('0.00')
  })

  test('ORD-07 a balance that holds the whole needs no bank, and none needs no grant', async () => {
    const [rich, poor] = [await payer({ withdrawable: 500n }), await payer()]
    const [first, second] = [await open(rich, 100n), await open(poor, 100n)]
    expect(
      await rich.call('payment/pay', { payment_id: first, method: 'sandbox', use_balance: true, grant: await grant(rich, first) }),
    ).toEqual({ state: 'paid', redirect_url: null })
    expect(await poor.call('payment/pay', { payment_id: second, method: 'sandbox', use_balance: true })).toMatchObject({ state: 'pending' })
    await expect(
      rich.call('payment/pay', { payment_id: await open(rich, 1000n), method: 'sandbox', use_balance: true }),
    ).rejects.toMatchObject({ reason: 'payment.grant_required' })
  })

  test('ORD-07 trying again gives the part back first and never holds it twice', async () => {
    const client = await payer({ withdrawable: 40n })
    const { payment_id, reference: oldAttempt, go: startPayment } = await start(100n, client)
    const newAttempt = await startPayment(true)
    expect(await view(client, payment_id)).toMatchObject({ balance_part: '0.40', balance: '0.00' })
    expect((await notify(oldAttempt, 'success', 60n)).state).toBe('pending')
    await press(newAttempt, 'succeed')
    expect((await view(client, payment_id)).state).toBe('paid')
    expect(emittedOf(payment_id)).toEqual(['payment.returned {"amount":"0.60"}', 'payment.paid {"after_close":false}'])
  })
})

describe('R-25 before, during and after closing', () => {
  test('R-25 a try that was set aside may still pay; what the balance holds for the newer one goes back', async () => {
    const client = await payer({ withdrawable: 40n })
    const payment_id = await open(client, 100n)
    const startPayment = async (input: { use_balance?: boolean; grant?: string }) =>
      referenceOf((await client.call('payment/pay', { payment_id, method: 'sandbox', ...input })).redirect_url)
    const [oldAttempt, newAttempt] = [
      await startPayment({}),
      await startPayment({ use_balance: true, grant: await grant(client, payment_id) }),
    ]
    await press(oldAttempt, 'succeed')
    expect(await view(client, payment_id)).toMatchObject({ state: 'paid', balance_part: '0.00', balance: '0.40' })
    await press(newAttempt, 'succeed')
    expect(emittedOf(payment_id)).toEqual(['payment.paid {"after_close":false}', 'payment.returned {"amount":"0.60"}'])
  })

  test('R-25 money that comes after closing is said to have come after it, once', async () => {
    const { client, payment_id, reference } = await start(100n)
    expect(await close(payment_id)).toBe(true)
    expect(await close(payment_id)).toBe(false)
    await press(reference, 'twice')
    expect(emittedOf(payment_id)).toEqual(['payment.paid {"after_close":true}'])
    expect((await view(client, payment_id)).state).toBe('paid')
    expect(await close(payment_id)).toBe(false)
  })

  test('R-25 closing gives the balance’s part back; the bank’s part that comes later goes back by itself', async () => {
    const client = await payer({ withdrawable: 40n })
    const [escrow, clearing] = [await house('escrow'), await house('clearing:sandbox')]
    const { payment_id, reference } = await start(100n, client)
    await close(payment_id)
    expect((await money(client)).total).toBe(40n)
    await press(reference, 'succeed')
    expect(emittedOf(payment_id)).toEqual(['payment.returned {"amount":"0.60"}'])
    expect((await view(client, payment_id)).state).toBe('closed')
    expect([await house('escrow'), await house('clearing:sandbox')]).toEqual([escrow, clearing])
    expect(await refundedTo(reference)).toBe(60n)
    expect(await sendRefunds(shop.site)).toBe(0)
  })

  test('R-25 paid from the balance while the bank still thinks: the bank’s money goes back by itself', async () => {
    const client = await payer({ withdrawable: 100n })
    const payment_id = await open(client, 100n)
    const reference = referenceOf((await client.call('payment/pay', { payment_id, method: 'sandbox' })).redirect_url)
    await press(reference, 'slow')
    await client.call('payment/pay', { payment_id, method: 'balance', grant: await grant(client, payment_id) })
    await shop.advance({ seconds: 6 })
    expect(emittedOf(payment_id)).toEqual(['payment.paid {"after_close":false}', 'payment.returned {"amount":"1.00"}'])
    expect((await money(client)).total).toBe(0n)
  })

  test('R-25 closing and success at the same instant: closed and paid after it, or paid and not closed', async () => {
    for (let n = 0; n < 10; n++) {
      const { client, payment_id, reference } = await start(100n)
      const [closed] = await Promise.all([close(payment_id), notify(reference, 'success', 100n)])
      expect(emittedOf(payment_id)).toEqual([`payment.paid {"after_close":${closed}}`])
      expect((await view(client, payment_id)).state).toBe('paid')
    }
  })

  test('R-25 a failure after closing changes nothing any more', async () => {
    const { client, payment_id, reference } = await start(100n)
    await close(payment_id)
    await press(reference, 'fail')
    expect(await view(client, payment_id)).toMatchObject({ state: 'closed', last_outcome: 'fail' })
    expect(emittedOf(payment_id)).toEqual([])
  })
})

test('WAL-01 after all of this the ledger sums to zero and escrow holds what is paid', async () => {
  const { rows } = await sql<{ sum: bigint; paid: bigint }>`
    select (select coalesce(sum(amount), 0) from entry)::bigint as sum, (select sum(amount) from payment where state = 'paid')::bigint as paid`.execute(
    shop.db,
  )
  expect(rows[0]!.sum).toBe(0n)
  expect(await house('escrow')).toBe(rows[0]!.paid)
})
