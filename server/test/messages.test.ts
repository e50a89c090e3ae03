import { languages, type Language } from '@longmall/contract/fields.ts'
import { errorCatalogue } from '@longmall/translations/error-catalogue.ts'
import { beforeAll, expect, test } from 'vitest'
import { makeCoupon } from '../src/coupon/test/coupons.ts'
import { makeAccount, password, solvedCaptcha } from '../src/identity/test/accounts.ts'
import { translate } from '../src/kernel/translate.ts'
import { buyNow, makeBuyer } from '../src/order/test/shopping.ts'
import { formOf } from '../src/media/test/upload.ts'
import { addAccount, grantWithdrawal } from '../src/withdrawal/test/withdrawals.ts'
import { makeGoods } from './fixtures.ts'
import { openTestShop, Refused, type Client, type TestShop } from './harness.ts'
import { lastCode } from './last-code.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})

const wrong = 'wrong-password-1'
const email = () => `${crypto.randomUUID()}@mail.example`

/** What a call was refused with. */
const refusal = (call: Promise<unknown>): Promise<Refused> =>
  call.then(
    () => Promise.reject(new Error('it was not refused')),
    (error: Refused) => error,
  )

async function registering(fields: object, language: Language): Promise<Refused> {
  const visitor = shop.visitor()
  const form = {
    account: `m${crypto.randomUUID().slice(0, 8)}`,
    password: 'Orchid-482',
    password_again: 'Orchid-482',
    email_address: email(),
    country: 'SG',
    agreement: true,
  } as const
  const captcha = await solvedCaptcha(visitor)
  return refusal(visitor.call('identity/start_registration', { ...form, captcha, ...fields }, { language }))
}

async function loggingIn(attempts: number, language: Language): Promise<Refused> {
  const { account } = await makeAccount(shop)
  const visitor = shop.visitor()
  const attempt = () => refusal(visitor.call('identity/log_in', { account, password: wrong }, { language }))
  for (let n = 1; n < attempts; n++) await attempt()
  return attempt()
}

async function paying(attempts: number, language: Language): Promise<Refused> {
  const buyer = await makeBuyer(shop)
  const { email: to } = await buyer.call('member/view', {})
  await buyer.call('identity/send_payment_code', {})
  const { proof } = await buyer.call('identity/check_payment_code', { code: await lastCode(shop, to) })
  await buyer.call('identity/set_payment_password', { proof, payment_password: '724613', payment_password_again: '724613' })
  const { payment_id } = await buyNow(buyer, (await makeGoods(shop)).sku_id)
  const attempt = () => refusal(buyer.call('payment/grant', { payment_id, payment_password: '135790' }, { language }))
  for (let n = 1; n < attempts; n++) await attempt()
  return attempt()
}

async function adding(goods: Parameters<typeof makeGoods>[1], quantity: number, language: Language): Promise<Refused> {
  const { sku_id } = await makeGoods(shop, goods)
  return refusal((await shop.member()).call('cart/add', { sku_id, quantity }, { language }))
}

async function unlisted(language: Language): Promise<Refused> {
  const { sku_id, goods_id } = await makeGoods(shop)
  await shop.db.updateTable('goods').set({ is_listed: false }).where('id', '=', goods_id).execute()
  return refusal((await shop.member()).call('cart/add', { sku_id, quantity: 1 }, { language }))
}

async function elsewhere(language: Language): Promise<Refused> {
  const member = await makeAccount(shop)
  await shop.visitor().call('identity/log_in', { account: member.account, password })
  return refusal(member.call('member/view', {}, { language }))
}

async function samePassword(language: Language): Promise<Refused> {
  const member = await makeAccount(shop)
  const entries = { old_password: password, password, password_again: password }
  return refusal(member.call('identity/change_password', entries, { language }))
}

async function wrongCode(language: Language): Promise<Refused> {
  const member = await shop.member()
  const { email: to } = await member.call('member/view', {})
  await member.call('identity/send_payment_code', {})
  const code = (await lastCode(shop, to)) === '000000' ? '111111' : '000000'
  return refusal(member.call('identity/check_payment_code', { code }, { language }))
}

async function wrongCaptcha(language: Language): Promise<Refused> {
  const { captcha_id } = await shop.visitor().call('code/captcha', {})
  return registering({ captcha: { captcha_id, digits: '000000' } }, language)
}

async function sameMobile(language: Language): Promise<Refused> {
  const member = await shop.member()
  const mobile = `138${String(member.member_id).padStart(8, '0')}`
  await shop.db
    .updateTable('member')
    .set({ mobile: `+86${mobile}` })
    .where('id', '=', member.member_id)
    .execute()
  return refusal(member.call('member/send_mobile_code', { mobile, proof: 'x'.repeat(43) }, { language }))
}

async function largePicture(language: Language): Promise<Refused> {
  const member = await shop.member()
  const whole = new Response(formOf(member.token, { file: new Uint8Array(11 * 1024 * 1024) }))
  const headers = { 'content-type': whole.headers.get('content-type')!, language }
  const response = await shop.app.request('/api/upload/avatar', { method: 'POST', body: await whole.arrayBuffer(), headers })
  const { code, message, data } = (await response.json()) as { code: number; message: string; data: never }
  return new Refused(response.status, code, message, data)
}

async function frozenMember(): Promise<Client> {
  const member = await shop.member({ grade: 5 })
  await shop.db.updateTable('member').set({ is_frozen: true }).where('id', '=', member.member_id).execute()
  return member
}

async function withdrawing(member: Client, account_type: 'bank' | 'savings_card', language: Language): Promise<Refused> {
  const { withdrawal_account_id } = await addAccount(member, account_type)
  const grant = await grantWithdrawal(shop, member, 1_000n)
  return refusal(member.call('withdrawal/apply', { amount: '10.00', withdrawal_account_id, grant }, { language }))
}

/** The situation of each message that the server says. */
const situations: Record<string, (language: Language) => Promise<Refused>> = {
  'order.not_found': async (language) => refusal((await shop.member()).call('order/view', { order_id: 999_999 }, { language })),
  'field.email': (language) => registering({ email_address: 'nobody@' }, language),
  'identity.wrong_payment_password': (language) => paying(1, language),
  'identity.payment_locked': (language) => paying(5, language),
  'identity.wrong_password_attempts_left': (language) => loggingIn(3, language),
  'identity.locked': (language) => loggingIn(5, language),
  'session.logged_in_elsewhere': elsewhere,
  'identity.passwords_differ': (language) => registering({ password_again: 'Orchid-483' }, language),
  'cart.sold_out': (language) => adding({ stock: 0 }, 1, language),
  'cart.unlisted': unlisted,
  'cart.purchase_limit': (language) => adding({ max_per_member: 2 }, 3, language),
  'member.same_nickname': async (language) => {
    const member = await shop.member()
    const { nickname } = await member.call('member/view', {})
    return refusal(member.call('member/change_profile', { nickname }, { language }))
  },
  'member.wrong_mobile': async (language) =>
    refusal((await shop.member()).call('member/send_mobile_code', { mobile: '123', proof: 'x'.repeat(43) }, { language })),
  'member.same_mobile': sameMobile,
  'code.wrong': wrongCode,
  'code.captcha_wrong': wrongCaptcha,
  'identity.same_password': samePassword,
  'identity.unknown_referrer': (language) => registering({ referrer_id: 2_000_000_000 }, language),
  'media.too_large': largePicture,
  'payment.rm_only': async (language) => {
    const buyer = await makeBuyer(shop)
    const { payment_id } = await buyNow(buyer, (await makeGoods(shop)).sku_id)
    return refusal(buyer.call('payment/pay', { payment_id, method: 'usds' }, { language }))
  },
  'recharge.frozen': async (language) =>
    refusal((await frozenMember()).call('recharge/create', { unit: 'MONEY', amount: '10.00' }, { language })),
  'withdrawal.frozen': async (language) => withdrawing(await frozenMember(), 'savings_card', language),
  'withdrawal.no_savings_card': async (language) => withdrawing(await shop.member({ grade: 5 }), 'bank', language),
  'wallet.insufficient_coins': async (language) => {
    const coupon_id = await makeCoupon(shop, { claim_method: 'longcoin' })
    return refusal((await shop.member()).call('coupon/purchase', { coupon_id }, { language }))
  },
  'session.not_logged_in': async (language) =>
    refusal(shop.visitor().call('points_shop/buy', { item_id: 1, quantity: 1, longcoin: 1 }, { language })),
  'withdrawal.rm_only': async (language) => withdrawing(await shop.member({ grade: 4 }), 'savings_card', language),
}

const shown = Object.entries(errorCatalogue).flatMap(([message, source]) => ('server' in source ? [{ message, key: source.server }] : []))

test.each(shown)('SHL-24 "$message" is said in its situation, in five languages', async ({ key }) => {
  const situation = situations[key]!
  const texts: string[] = []
  for (const language of languages) {
    const { message, data } = await situation(language)
    const fields = Object.values(data.fields ?? {})
    const text = translate(language, key as never, data.details ?? {})
    // What names one field stands beside it; of a sentence with values the values are the server's.
    const spoken = [message, ...fields]
    // A refusal of the harness begins with its reason.
    if (data.reason === key) expect(message).toBe(`${key}: ${text}`)
    else expect(spoken).toContain(text)
    texts.push(text)
  }
  expect(new Set(texts).size).toBe(languages.length)
})

test('SHL-24 every message of the table that the server says has a situation, and every other an open place or a named area', () => {
  expect(Object.keys(situations).toSorted()).toEqual([...new Set(shown.map(({ key }) => key))].toSorted())
})
