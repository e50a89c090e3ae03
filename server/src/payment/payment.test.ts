import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { openTestShop } from '../../test/harness.ts'
import { openTestBank } from '../../test/payments.ts'
import { withHasher } from '../identity/hash-password.ts'
import { pepperPaymentPassword } from '../identity/rules.ts'
import { createContext } from '../kernel/context.ts'
import { memberOfToken } from '../kernel/security/session.ts'
import { closePayment } from './close-payment.ts'
import { consumeGrant, type Grant } from './consume-grant.ts'
import { openPayment } from './open-payment.ts'
import { refundPayment } from './refund-payment.ts'

const shop = await openTestShop()
const { payer, open, grant, view, money, house } = openTestBank(shop)
const refused = (reason: string) => ({ reason })

describe('paying from the balance', () => {
  test('ORD-07 a grant pays the whole amount into escrow, the non-withdrawable part first', async () => {
    const client = await payer({ non_withdrawable: 1000n, withdrawable: 5000n })
    const payment_id = await open(client, 1250n)
    const escrow = await house('escrow')
    expect(await client.call('payment/pay', { payment_id, method: 'balance', grant: await grant(client, payment_id) })).toEqual({
      state: 'paid',
      redirect_url: null,
    })
    expect(await view(client, payment_id)).toMatchObject({
      state: 'paid',
      amount: '12.50',
      balance_part: '12.50',
      balance: '47.50',
      last_outcome: 'success',
      paid_at: expect.any(String),
    })
    expect(await money(client)).toMatchObject({ non_withdrawable: 0n, withdrawable: 4750n })
    expect((await house('escrow')) - escrow).toBe(1250n)
  })

  test('ORD-07 the view says which methods are usable, and why not', async () => {
    const client = await payer({ withdrawable: 100n })
    const payment_id = await open(client, 101n)
    const methods = async (language: 'en-us' | 'zh-cn') => (await client.call('payment/view', { payment_id }, { language })).methods
    expect(await methods('en-us')).toEqual([
      { method: 'balance', is_usable: false, reason: 'Insufficient balance', available: null, rate: null },
      { method: 'usds', is_usable: false, reason: 'Only RM members can use this payment', available: '0.000', rate: '1.00' },
      { method: 'sandbox', is_usable: true, reason: null, available: null, rate: null },
      { method: 'host', is_usable: true, reason: null, available: null, rate: null },
      { method: 'browser', is_usable: true, reason: null, available: null, rate: null },
    ])
    expect((await methods('zh-cn'))[0]!.reason).toBe('余额不足')
    await shop.systemContext().transaction((inner) => closePayment(inner, payment_id))
    expect((await methods('en-us')).filter((one) => one.is_usable)).toEqual([])
  })

  test('a balance that is not enough is refused, and the grant stays good for when it is', async () => {
    const client = await payer({ withdrawable: 100n })
    const payment_id = await open(client, 200n)
    const token = await grant(client, payment_id)
    await expect(client.call('payment/pay', { payment_id, method: 'balance', grant: token })).rejects.toMatchObject(
      refused('wallet.insufficient'),
    )
    await expect(client.call('payment/pay', { payment_id, method: 'balance' })).rejects.toMatchObject(refused('payment.grant_required'))
    expect(await view(client, payment_id)).toMatchObject({ state: 'open', balance: '1.00' })
  })

  test('R-21 the same request sent again answers the same and pays once', async () => {
    const client = await payer({ withdrawable: 500n })
    const payment_id = await open(client, 200n)
    const request_key = randomUUID()
    const input = { payment_id, method: 'balance', grant: await grant(client, payment_id) } as const
    const answers = await Promise.all(Array.from({ length: 8 }, () => client.call('payment/pay', input, { request_key })))
    expect(new Set(answers.map((one) => one.state))).toEqual(new Set(['paid']))
    expect((await money(client)).total).toBe(300n)
  })

  test.each([8, 50])('R-21 %i payments at once of one balance that holds one: one is paid', async (count) => {
    const client = await payer({ non_withdrawable: 60n, withdrawable: 40n })
    const escrow = await house('escrow')
    const ids = await Promise.all(Array.from({ length: count }, () => open(client, 100n)))
    const grants = await Promise.all(ids.map((id) => grant(client, id)))
    const done = await Promise.allSettled(
      ids.map((payment_id, n) => client.call('payment/pay', { payment_id, method: 'balance', grant: grants[n]! })),
    )
    expect(done.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    for (const one of done) if (one.status === 'rejected') expect(one.reason).toMatchObject(refused('wallet.insufficient'))
    expect((await money(client)).total).toBe(0n)
    expect((await house('escrow')) - escrow).toBe(100n)
  })

  test.each([8, 50])('R-21 one payment paid %i times at once, each with a grant of its own, takes the money once', async (count) => {
    const client = await payer({ withdrawable: 100_000n })
    const payment_id = await open(client, 100n)
    const grants = await Promise.all(Array.from({ length: count }, () => grant(client, payment_id)))
    const done = await Promise.allSettled(
      grants.map((token) => client.call('payment/pay', { payment_id, method: 'balance', grant: token })),
    )
    expect(done.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    for (const one of done) if (one.status === 'rejected') expect(one.reason).toMatchObject(refused('payment.not_payable'))
    expect((await money(client)).total).toBe(99_900n)
  })
})

describe('grants', () => {
  test('the payment password gives a grant that pays this payment', async () => {
    const client = await payer({ withdrawable: 500n })
    const payment_id = await open(client, 200n)
    await expect(client.call('payment/grant', { payment_password: '294715', payment_id })).rejects.toMatchObject(
      refused('identity.payment_password_unset'),
    )
    const hash = await withHasher((hasher) => hasher.hash(pepperPaymentPassword(shop.site.keys, '294715')))
    await shop.db.insertInto('payment_password').values({ member_id: client.member_id, hash }).execute()
    const requestedAt = Date.now()
    const { grant: token, expires_at } = await client.call('payment/grant', { payment_password: '294715', payment_id })
    const grantedAt = Date.parse(expires_at) - 300_000
    expect([grantedAt > requestedAt - 20_000, grantedAt < Date.now() + 20_000]).toEqual([true, true])
    await expect(client.call('payment/grant', { payment_password: '294716', payment_id })).rejects.toMatchObject(
      refused('identity.wrong_payment_password'),
    )
    expect(await client.call('payment/pay', { payment_id, method: 'balance', grant: token })).toMatchObject({ state: 'paid' })
    await expect(client.call('payment/grant', { payment_password: '294715', payment_id })).rejects.toMatchObject(
      refused('payment.not_payable'),
    )
  })

  test('a grant lasts five minutes of the database’s clock, however wrong this process’s is', async () => {
    const client = await payer({ withdrawable: 5000n })
    const payment_id = await open(client, 1250n)
    const hash = await withHasher((hasher) => hasher.hash(pepperPaymentPassword(shop.site.keys, '294715')))
    await shop.db.insertInto('payment_password').values({ member_id: client.member_id, hash }).execute()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 })
    try {
      const { grant: token } = await client.call('payment/grant', { payment_password: '294715', payment_id })
      expect(await client.call('payment/pay', { payment_id, method: 'balance', grant: token })).toMatchObject({ state: 'paid' })
    } finally {
      vi.useRealTimers()
    }
  })

  test('a grant is good for one use, for its own session, payment and amount, and for five minutes', async () => {
    const client = await payer({ withdrawable: 5000n })
    const [first, second] = [await open(client, 100n), await open(client, 100n)]
    const pay = (payment_id: number, token: string) => client.call('payment/pay', { payment_id, method: 'balance', grant: token })
    const invalid = refused('payment.grant_invalid')
    const token = await grant(client, first)
    await expect(pay(second, token)).rejects.toMatchObject(invalid)
    await expect(pay(first, await grant(client, first, { amount: 99n }))).rejects.toMatchObject(invalid)
    await expect(pay(first, await grant(client, first, { seconds: -1 }))).rejects.toMatchObject(invalid)
    const other = await payer({ withdrawable: 5000n })
    const otherSession = { ...other, member_id: client.member_id }
    await expect(pay(first, await grant(otherSession, first))).rejects.toMatchObject(invalid)
    await expect(pay(first, 'A'.repeat(43))).rejects.toMatchObject(invalid)
    expect(await pay(first, token)).toMatchObject({ state: 'paid' })
    await sql`update payment set state = 'open' where id = ${first}`.execute(shop.db)
    await expect(pay(first, token)).rejects.toMatchObject(invalid)
    expect((await money(client)).total).toBe(4900n)
  })

  test('WAL-06 WAL-07 a grant for longcoin or a withdrawal names its amount, and is good for that alone', async () => {
    const client = await payer()
    const hash = await withHasher((hasher) => hasher.hash(pepperPaymentPassword(shop.site.keys, '294715')))
    await shop.db.insertInto('payment_password').values({ member_id: client.member_id, hash }).execute()
    const requestGrant = (input: { purpose: 'longcoin' | 'withdrawal'; amount?: string }) =>
      client.call('payment/grant', { payment_password: '294715', ...input })
    for (const [purpose, amount] of [
      ['longcoin', undefined],
      ['longcoin', '1.5'],
      ['withdrawal', '1.505'],
    ] as const)
      await expect(requestGrant({ purpose, ...(amount && { amount }) })).rejects.toMatchObject(refused('call.wrong_fields'))
    await expect(client.call('payment/grant', { payment_password: '294715' })).rejects.toMatchObject(refused('call.wrong_fields'))
    const actor = await memberOfToken(shop.db, client.token!, null)
    const use = (granted: Grant, token: string) =>
      createContext(shop.site, actor).transaction((inner) => consumeGrant(inner, granted, token))
    const [coins, money] = [
      (await requestGrant({ purpose: 'longcoin', amount: '500' })).grant,
      (await requestGrant({ purpose: 'withdrawal', amount: '12.5' })).grant,
    ]
    const invalid = { code: 'payment.grant_invalid' }
    await expect(use({ purpose: 'longcoin', subject: '', amount: 501n }, coins)).rejects.toMatchObject(invalid)
    await expect(use({ purpose: 'withdrawal', subject: '', amount: 500n }, coins)).rejects.toMatchObject(invalid)
    await use({ purpose: 'longcoin', subject: '', amount: 500n }, coins)
    await expect(use({ purpose: 'longcoin', subject: '', amount: 500n }, coins)).rejects.toMatchObject(invalid)
    const once = await Promise.allSettled(
      Array.from({ length: 8 }, () => use({ purpose: 'withdrawal', subject: '', amount: 1250n }, money)),
    )
    expect(once.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
  })

  test('another member’s payment is neither seen, granted nor paid', async () => {
    const [client, other] = [await payer({ withdrawable: 500n }), await payer({ withdrawable: 500n })]
    const payment_id = await open(client, 100n)
    const notFound = refused('call.resource_not_found')
    await expect(view(other, payment_id)).rejects.toMatchObject(notFound)
    await expect(other.call('payment/grant', { payment_password: '294715', payment_id })).rejects.toMatchObject(notFound)
    await expect(other.call('payment/pay', { payment_id, method: 'balance', grant: await grant(other, payment_id) })).rejects.toMatchObject(
      notFound,
    )
    await expect(other.call('payment/pay', { payment_id, method: 'sandbox' })).rejects.toMatchObject(notFound)
  })
})

describe('opening, closing, refunding', () => {
  test('R-09 nothing to pay is paid at once, without a method', async () => {
    const client = await payer()
    const opened = await shop
      .systemContext()
      .transaction((inner) => openPayment(inner, { member_id: client.member_id, amount: 0n, valid_until: null }))
    expect(opened.state).toBe('paid')
    expect(await view(client, opened.payment_id)).toMatchObject({
      state: 'paid',
      amount: '0.00',
      balance_part: '0.00',
      last_outcome: 'success',
    })
  })

  test('a payment past its time is not payable, even before anybody has closed it', async () => {
    const client = await payer({ withdrawable: 500n })
    const payment_id = await open(client, 100n, 0)
    await expect(
      client.call('payment/pay', { payment_id, method: 'balance', grant: await grant(client, payment_id) }),
    ).rejects.toMatchObject(refused('payment.not_payable'))
  })

  test('closing is refused once paid, and paying once closed, whichever comes first', async () => {
    const client = await payer({ withdrawable: 5000n })
    for (let n = 0; n < 10; n++) {
      const payment_id = await open(client, 100n)
      const token = await grant(client, payment_id)
      const pay = client.call('payment/pay', { payment_id, method: 'balance', grant: token }).then(
        () => true,
        () => false,
      )
      const [paid, closed] = await Promise.all([pay, shop.systemContext().transaction((inner) => closePayment(inner, payment_id))])
      expect(paid).toBe(!closed)
      expect((await view(client, payment_id)).state).toBe(paid ? 'paid' : 'closed')
    }
  })

  test('R-11 a refund goes back to the same buckets, once, however often it is asked for', async () => {
    const client = await payer({ non_withdrawable: 30n, withdrawable: 100n })
    const payment_id = await open(client, 100n)
    await client.call('payment/pay', { payment_id, method: 'balance', grant: await grant(client, payment_id) })
    const done = await Promise.all(
      Array.from({ length: 8 }, () => shop.systemContext().transaction((inner) => refundPayment(inner, payment_id, 'test'))),
    )
    expect(done.filter(Boolean)).toHaveLength(1)
    expect(await money(client)).toMatchObject({ non_withdrawable: 30n, withdrawable: 100n })
    expect((await view(client, payment_id)).state).toBe('refunded')
  })
})
