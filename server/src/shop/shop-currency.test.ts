import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestShop } from '../../test/harness.ts'
import { openTestBank } from '../../test/payments.ts'
import { staffClient } from '../../test/staff-client.ts'
import { priceText } from '../kernel/shop-currency.ts'
import { paymentRoutes } from '../payment/remote/routes.ts'
import { openPaypal } from '../payment/test/paypal-double.ts'
import { openStripe } from '../payment/test/stripe-double.ts'

const [stripe, paypal] = [await openStripe(), await openPaypal()]
const shop = await openTestShop({ settings: { ...stripe.settings, ...paypal.settings } })
await sql`update shop set currency = 'EUR'`.execute(shop.db)
await shop.refresh()
const bank = openTestBank(shop)
const routes = paymentRoutes(shop.site)

describe('a shop in euros', () => {
  test('SHL-27 says so to every page and to the console, and shows prices by the reader’s language', async () => {
    expect(await shop.visitor().call('site/state', {})).toMatchObject({ currency: 'EUR', price_style: 'locale' })
    const owner = await staffClient(shop, 'owner')
    expect(await owner.call('staff/view', {})).toMatchObject({ currency: 'EUR' })
    expect(priceText(shop.site, '12.90', 'en-us')).toBe('€12.90')
  })

  test('SHL-27 the specification’s display is a setting, and shows no dollar and no yuan for a euro', async () => {
    const owner = await staffClient(shop, 'owner')
    const change = (value: string, version: number) =>
      owner.call('setting/change', { list: [{ key: 'site.price_style', value: JSON.stringify(value), version }] })
    await change('specification', 0)
    await shop.refresh()
    expect([priceText(shop.site, '12.90', 'en-us'), priceText(shop.site, '12.90', 'zh-cn')]).toEqual(['€12.9', '€12.9'])
    expect(await shop.visitor().call('site/state', {})).toMatchObject({ price_style: 'specification' })
    await change('locale', 1)
    await shop.refresh()
  })

  test('SHL-27 what is refused for its amount names the bound in euros', async () => {
    const client = await bank.payer()
    await expect(client.call('recharge/create', { unit: 'MONEY', amount: '0.01' })).rejects.toThrow('€1.00')
  })

  test.each(['stripe', 'paypal'] as const)('ORD-08 %s is asked for euros, and another currency pays nothing', async (method) => {
    const client = await bank.payer()
    const payment_id = await bank.open(client, 1290n)
    const { redirect_url } = await client.call('payment/pay', { payment_id, method })
    await routes.request(redirect_url!)
    const reference = redirect_url!.split('/').at(-1)!
    if (method === 'paypal') {
      expect([...paypal.orders.values()].find((one) => one.custom_id === reference)).toMatchObject({ currency: 'EUR', value: '12.90' })
      return
    }
    const session = [...stripe.sessions.values()].find((one) => one.client_reference_id === reference)!
    expect(session).toMatchObject({ currency: 'eur', amount_total: 1290 })
    stripe.pay(session, { currency: 'usd' })
    await routes.request(`/api/payment/back/${reference}`)
    expect((await bank.view(client, payment_id)).state).toBe('pending')
    stripe.pay(session, { currency: 'eur' })
    await routes.request(`/api/payment/back/${reference}`)
    expect((await bank.view(client, payment_id)).state).toBe('paid')
  })
})
