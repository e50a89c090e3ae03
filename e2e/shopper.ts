import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { type Api, contract } from '@longmall/contract/index.ts'
import type { Session } from '@longmall/contract/identity.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { captchaAnswer } from '@longmall/server/test/captcha-answer.ts'
import { shopUrl } from './browser.ts'

type Path = keyof Api & string

/** A member of a test's own. */
export interface Shopper extends Session {
  account: string
  password: string
}

// Each series of calls has its own client address, so that tests do not share rate limits.
const newAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
let address = newAddress()

/** Calls the shop as another device would; throws refusals. */
export async function call<Key extends Path>(path: Key, input: InputOf<Api[Key]>, who?: Session): Promise<OutputOf<Api[Key]>> {
  const [domain, name] = path.split('/') as [keyof typeof contract, string]
  const isQuery = (contract[domain] as Record<string, { kind: string }>)[name]!.kind === 'query'
  const identity: Record<string, string> = who ? { token: who.token, customer_id: String(who.customer_id), email: who.email } : {}
  const fields = new URLSearchParams({ app_type: 'h5', language: 'en-us' })
  for (const [field, value] of Object.entries(input as Record<string, unknown>))
    fields.set(field, typeof value === 'string' ? value : JSON.stringify(value))
  if (!isQuery) for (const [field, value] of Object.entries({ ...identity, request_key: randomUUID() })) fields.set(field, value)
  const headers = { 'x-forwarded-for': address }
  const response = isQuery
    ? await fetch(`${shopUrl()}/api/${path}?${fields.toString()}`, { headers: { ...headers, ...identity } })
    : await fetch(`${shopUrl()}/api/${path}`, { method: 'POST', headers, body: fields })
  const answer = (await response.json()) as { code: number; message: string; data: OutputOf<Api[Key]> }
  if (answer.code !== 0) throw new Error(`${path}: ${answer.code} ${answer.message} ${JSON.stringify(answer.data)}`)
  return answer.data
}

/** The code last sent to an e-mail address or a mobile, as the demo's outbox shows it. */
export async function readCode(recipient: string): Promise<string> {
  const { list } = await call('messaging/outbox', { recipient, page_size: 1 })
  const code = list[0]?.code
  if (!code) throw new Error(`no code was sent to ${recipient}`)
  return code
}

/** Registers a member with a unique name: captcha, form, e-mail code. */
export async function registerMember(introducer: { referrer_id?: number } = {}): Promise<Shopper> {
  address = newAddress()
  const account = `m${randomBytes(7).toString('hex')}`
  const password = 'Orchid-482'
  const email_address = `${account}@mail.example`
  const { registration_id } = await call('identity/start_registration', {
    account,
    password,
    password_again: password,
    email_address,
    country: 'SG',
    ...introducer,
    captcha: await captchaAnswer(() => call('code/captcha', {})),
    agreement: true,
  })
  const session = await call('identity/register', { registration_id, code: await readCode(email_address) })
  return { ...session, account, password }
}

export const paymentPassword = '724613'

export async function setPaymentPassword(member: Shopper) {
  await call('identity/send_payment_code', {}, member)
  const { proof } = await call('identity/check_payment_code', { code: await readCode(member.email) }, member)
  const twice = { payment_password: paymentPassword, payment_password_again: paymentPassword }
  await call('identity/set_payment_password', { proof, ...twice }, member)
}

export async function addAddress(member: Shopper, consignee = 'Mei Tan') {
  return call(
    'member/add_address',
    {
      consignee,
      mobile: '+65 8123 4567',
      telephone: '',
      country: 'SG',
      region: 'SG',
      region_name: 'Singapore',
      postcode: '018956',
      detailed_address: '10 Bayfront Avenue',
      is_default: true,
    },
    member,
  )
}

/** Goods of which there is plenty. */
export async function findGoods() {
  const { list } = await call('catalogue/list', { in_stock: true, page_size: 50 })
  return list.filter(({ stock }) => stock === 'plenty')
}

/** An unpaid order with a quantity of one. */
export async function placeOrder(member: Shopper, sku_id: number) {
  const { address_id } = await addAddress(member)
  const { quote } = await call('order/quote', { sku_id, quantity: 1, address_id }, member)
  return call('order/create', { sku_id, quantity: 1, address_id, quote }, member)
}
