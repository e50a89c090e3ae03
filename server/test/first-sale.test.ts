import { randomUUID } from 'node:crypto'
import type { Api } from '@longmall/contract/index.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { expect, test } from 'vitest'
import { goodsText, skuForm } from '../src/catalogue/test/goods-form.ts'
import { openMailServer, readMail } from '../src/messaging/test/mail-server.ts'
import { partsOfAddress } from '../src/messaging/staff/split-mail-server.ts'
import { makeAddress } from '../src/order/test/shopping.ts'
import { openStripe } from '../src/payment/test/stripe-double.ts'
import { codeOf } from '../src/staff/test/operators.ts'
import { captchaAnswer } from './captcha-answer.ts'
import type { Client } from './harness.ts'
import { makeDatabase, makeFolder, runShop } from './run-shop.ts'

const nobody = (token: string | null = null): Client => ({
  token,
  visitor: randomUUID(),
  member_id: 0,
  cookies: new Map(),
  call: () => Promise.reject(new Error('of no process')),
})

test('an empty database without the demo: its owner sets it up, fills the checklist and opens it; a new shopper registers, buys and pays, and the order is shipped', async () => {
  const [mail, stripe] = [await openMailServer(), await openStripe()]
  const { 'payment.stripe_address': STRIPE_ADDRESS, ...keys } = stripe.settings
  const shop = await runShop({ DATABASE_URL: await makeDatabase(), DATA_DIR: makeFolder(), DEMO: '0', STRIPE_ADDRESS })
  const printed = () => /\/console\/set-up#([\w-]{43})/.exec(shop.output())?.[1] ?? ''
  await expect.poll(printed).not.toBe('')
  const visitor = shop.as(nobody())
  const set_up_key = printed()
  const email_address = 'ann@store.example'
  const { secret } = await visitor.call('shop/offer_totp', { set_up_key, email_address })
  const { token } = await visitor.call('shop/set_up', {
    set_up_key,
    email_address,
    name: 'Ann',
    password: 'a-Shop-of-mine-1',
    password_again: 'a-Shop-of-mine-1',
    code: codeOf(secret),
    store_name: { 'en-us': 'Ann’s' },
    shop_language: 'en-us',
    currency: 'USD',
    time_zone: 'Asia/Shanghai',
    country: 'CN',
    return_address: 'Ann, 12 Harbour Road',
  })
  const first = shop.as(nobody(token))
  await first.call('staff/log_out', {})
  const step = await visitor.call('staff/log_in', { email_address, password: 'a-Shop-of-mine-1' })
  if (step.next !== 'code') throw new Error(`the next step is ${step.next}`)
  const entered = await visitor.call('staff/enter_code', { ticket: step.ticket, code: codeOf(secret, 1) })
  const owner = shop.as(nobody(entered.token))

  const settings = {
    ...keys,
    ...partsOfAddress(mail.url),
    'messaging.mail_from': email_address,
    'fulfilment.carriers': [{ carrier: 'post', carrier_name: 'City Post', port: 'manual' }],
  }
  await owner.call('setting/change', {
    list: Object.entries(settings).map(([key, value]) => ({ key, value: JSON.stringify(value), version: 0 })),
  })
  const { freight_template_id } = await owner.call('catalogue/save_freight', { name: 'Free', kind: 'free' })
  const sections = [{ heading: 'One', paragraphs: ['Words of our own'], items: [] }]
  for (const name of ['terms', 'privacy_policy'] as const)
    await owner.call('content/publish_agreement', { name, version: 1, texts: [{ language: 'en-us', title: 'Ours', sections }] })
  const { category_id } = await owner.call('catalogue/save_category', { texts: [{ language: 'en-us', name: 'Lamps' }], is_shown: true })
  const goods: InputOf<Api['catalogue/save_goods']> = {
    goods_type: 'standard',
    category_id,
    brand_id: null,
    is_listed: true,
    level_discount: true,
    max_per_member: null,
    warehouse: 'domestic',
    freight_template_id,
    position: 0,
    pictures: [],
    video: null,
    texts: [goodsText('en-us', 'A lamp')],
    requirement: { service_modes: [], car_models: [], referrer: false, phone: false, deposit: null },
    attributes: [],
    skus: [skuForm([])],
  }
  const { skus } = await owner.call('catalogue/save_goods', goods)
  await expect(visitor.call('search/hot', {})).rejects.toMatchObject({ reason: 'site.not_opened' })
  await owner.call('shop/open', {})

  const captcha = await captchaAnswer(() => visitor.call('code/captcha', {}))
  const password = 'right-password-1'
  const { registration_id } = await visitor.call('identity/start_registration', {
    account: 'first_one',
    password,
    password_again: password,
    email_address: 'bob@mail.example',
    country: 'CN',
    captcha,
    agreement: true,
  })
  await expect.poll(() => mail.received.length).toBeGreaterThan(0)
  const code = /\b\d{6}\b/.exec(readMail(mail.received[0]!.source).text)![0]
  const session = await visitor.call('identity/register', { registration_id, code })
  const bob = shop.as(nobody(session.token))
  const address_id = await makeAddress(bob)
  const { sku_id } = skus[0]!
  const { quote } = await bob.call('order/quote', { sku_id, quantity: 1, address_id })
  const { payment_id, order_ids } = await bob.call('order/create', { sku_id, quantity: 1, address_id, quote })
  const { redirect_url } = await bob.call('payment/pay', { payment_id, method: 'stripe' })
  await fetch(new URL(redirect_url!, shop.address), { redirect: 'manual' })
  const paid = [...stripe.sessions.values()][0]!
  stripe.pay(paid)
  const { body, headers } = stripe.eventOf('checkout.session.completed', paid)
  const notice = await fetch(`${shop.address}/api/payment/webhook/stripe`, { method: 'POST', body, headers })
  expect(notice.status).toBe(200)
  const order_id = order_ids[0]!
  await expect.poll(async () => (await bob.call('order/view', { order_id })).state).toBe('paid')
  await owner.call('fulfilment/ship', { order_id, carrier: 'post', tracking_no: 'CP-1' })
  expect((await bob.call('order/view', { order_id })).state).toBe('shipping')
})
