import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { contract, type Api } from '@longmall/contract/index.ts'
import type { AnyOperation, InputOf } from '@longmall/contract/operation.ts'
import { auditfield } from '@longmall/translations/en-us/console/auditfield.ts'
import { afterAll, expect, test, vi } from 'vitest'
import { closeHashing } from '../../src/identity/hash-password.ts'
import { openFulfilmentFixture } from '../../src/fulfilment/test/fulfilment-fixture.ts'
import { openPayment } from '../../src/payment/open-payment.ts'
import { raiseAlert } from '../../src/payment/staff/raise-alert.ts'
import { codeOf, operators, password } from '../../src/staff/test/operators.ts'
import { makeGoods } from '../fixtures.ts'
import { buyNow, makeBuyer, payAtBank } from '../../src/order/test/shopping.ts'
import { openTestShop, type Client } from '../harness.ts'
import { staffClient } from '../staff-client.ts'
import { articleInputs } from './article-inputs.ts'
import { assetInputs } from './asset-inputs.ts'
import { distributionInputs } from './distribution-inputs.ts'
import { jobInputs } from './job-inputs.ts'
import { pageInputs } from './page-inputs.ts'
import { goodsInputs } from './goods-inputs.ts'
import { promotionInputs } from './promotion-inputs.ts'
import { settingInputs } from './setting-inputs.ts'
import { storeInputs } from './store-inputs.ts'
import { withdrawalInputs } from './withdrawal-inputs.ts'
import { workInputs } from './work-inputs.ts'
import { makeOwnedRefunds } from './owned-refunds.ts'

vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 30_000) * 30_000 + 15_000 })
const shop = await openTestShop()
const made = await operators(shop)
const packing = await openFulfilmentFixture(shop)
afterAll(async () => {
  vi.useRealTimers()
  await closeHashing()
})

type StaffPath = { [Path in keyof Api]: Api[Path]['access']['who'] extends 'staff' ? Path : never }[keyof Api]
/** What this shop is too far for; walked in `shop/shop.test.ts`. */
const elsewhere = ['shop/change_currency', 'shop/open'] as const
type ChangePath = Exclude<{ [Path in StaffPath]: Api[Path]['kind'] extends 'query' ? never : Path }[StaffPath], (typeof elsewhere)[number]>
type Enrolled = Awaited<ReturnType<typeof made.enrolled>>

const another = async () => (await staffClient(shop, 'support')).staff_id
const newPassword = 'Another-one-1'

async function application(): Promise<number> {
  const row = { kind: 'join', mobile: `+86138${Date.now() % 100_000_000}`, name: 'Ann', country: 'CN', city: 'Shenzhen', message: 'Hello' }
  const { id } = await shop.db
    .insertInto('application')
    .values({ ...row, application_no: randomUUID(), language: 'en-us', created_at: shop.site.shared.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** An alert of money of another amount than was asked. */
async function wrongAmount(): Promise<{ alert_id: number; version: number; note: string }> {
  const buyer = await makeBuyer(shop)
  const { payment_id } = await buyNow(buyer, (await makeGoods(shop)).sku_id)
  await payAtBank(shop, buyer, payment_id, 'wrong')
  const { id, version } = await shop.db
    .selectFrom('payment_alert')
    .select(['id', 'version'])
    .where('payment_id', '=', payment_id)
    .executeTakeFirstOrThrow()
  return { alert_id: id, version, note: 'Sent back' }
}

/** An order that waits for its money. */
async function unpaidOrder(): Promise<{ order_id: number; version: number }> {
  return { order_id: (await buyNow(await makeBuyer(shop), (await makeGoods(shop)).sku_id)).order_ids[0]!, version: 1 }
}

/** A review that nobody has checked. */
async function review(): Promise<number> {
  const { member_id } = await shop.member()
  const { id } = await shop.db
    .insertInto('review')
    .values({
      goods_id: packing.goods_id,
      member_id,
      stars: 5,
      text: 'Good',
      sku_name: '',
      created_at: shop.site.shared.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A request as operators are shown it: just made, or with its goods on their way back. */
async function returned(stage: 'applied' | 'sent'): Promise<{ refund_id: number; version: number }> {
  const buyer = await makeBuyer(shop)
  const { sku_id } = await makeGoods(shop)
  const refund_id = (await makeOwnedRefunds(shop, buyer, sku_id)).refund_id as number
  if (stage === 'sent')
    await sql`update return_request set kind = 'return_refund', unshipped_quantity = 0, status = 5, tracking_number = 'X1234' where id = ${refund_id}`.execute(
      shop.db,
    )
  return { refund_id, version: 2 }
}

async function payment(): Promise<number> {
  const { member_id } = await shop.member()
  return (await shop.systemContext().transaction((inner) => openPayment(inner, { member_id, amount: 100n, valid_until: null }))).payment_id
}
async function alert(): Promise<number> {
  const subject = randomUUID()
  await raiseAlert(shop.systemContext(), { kind: 'wrong_amount', subject, payment_id: null, provider: 'sandbox', details: {} })
  return (await shop.db.selectFrom('payment_alert').select('id').where('subject', '=', subject).executeTakeFirstOrThrow()).id
}

async function adjustment(): Promise<number> {
  const { member_id } = await shop.member()
  const row = { member_id, unit: 'MONEY', purpose: 'withdrawable', amount: 100n, reason: 'A gift', requested_by: await another() }
  const { id } = await shop.db
    .insertInto('adjustment')
    .values({ ...row, requested_at: shop.site.shared.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What each change of an operator's takes to be done: one that is not here does not compile. */
const inputs: { [Path in ChangePath]: (caller: Enrolled) => Promise<InputOf<Api[Path]>> } = {
  ...articleInputs(shop),
  ...assetInputs(shop, another),
  ...distributionInputs(shop),
  ...pageInputs(shop),
  ...goodsInputs(shop),
  ...promotionInputs(shop),
  ...(await settingInputs(shop, newPassword)),
  ...workInputs(shop),
  ...jobInputs(shop),
  ...storeInputs(shop),
  ...withdrawalInputs(shop),
  'application/review': async () => ({ application_id: await application(), version: 1, decision: 'accepted' }),
  'content/publish_agreement': async () => {
    const sections = [{ heading: 'One', paragraphs: ['Words'], items: [] }]
    return { name: 'terms', version: 1, texts: [{ language: 'en-us', title: 'Terms', sections }] }
  },
  'member/view_contact': async () => ({ member_id: (await shop.member()).member_id }),
  'order/change_price': async () => ({ ...(await unpaidOrder()), reduction: '1.00', reason: 'A scratch' }),
  'order/change_address': async () => ({
    ...(await unpaidOrder()),
    consignee: 'Han Mei',
    mobile: '13800000001',
    telephone: '',
    postcode: '518000',
    detailed_address: '2 Test Road',
  }),
  'order/staff_cancel': async () => ({ ...(await unpaidOrder()), reason: 'Asked by phone' }),
  'order/remark': async () => ({ ...(await unpaidOrder()), note: 'Wants a call' }),
  'recharge/save_offer': async () => ({ amount: '50.00', gift_money: '5.00', gift_longcoin: 100, is_on: true }),
  'review/moderate': async () => ({ review_id: await review(), version: 1, is_shown: false, reason: 'Not about the goods' }),
  'review/reply': async () => ({ review_id: await review(), version: 1, reply: 'Thank you' }),
  'fulfilment/ship': async () => ({ order_id: (await packing.paid()).order_id, carrier: 'harbour', tracking_no: 'HB-2000' }),
  'fulfilment/change': async () => ({ shipment_id: await packing.parcel(), version: 1, carrier: 'crane', tracking_no: 'CP-3000' }),
  'fulfilment/add_track': async () => ({ shipment_id: await packing.parcel('own'), step: 'collected', location: 'Shenzhen', note: '' }),
  'fulfilment/add_codes': async () => ({ sku_id: packing.sku_id, codes: [randomUUID()] }),
  'refund/refund': async () => ({ order_goods_id: (await packing.paid()).lines[0]!, quantity: 1, reason: 'other', note: 'None left' }),
  'refund/approve': async () => returned('applied'),
  'refund/refuse': async () => ({ ...(await returned('applied')), reply: 'It was worn' }),
  'refund/confirm_receipt': async () => returned('sent'),
  'refund/refuse_receipt': async () => ({ ...(await returned('sent')), reply: 'It is another' }),
  'payment/reconcile_now': async () => ({ payment_id: await payment() }),
  'payment/refund_wrong_amount': wrongAmount,
  'payment/resolve_alert': async () => ({ alert_id: await alert(), version: 1, note: 'Asked the bank' }),
  'staff/log_out': async () => ({}),
  'staff/change_password': async () => ({ old_password: password, password: newPassword, password_again: newPassword }),
  'staff/offer_totp': async ({ secret }) => ({ password, code: codeOf(secret) }),
  'staff/renew_recovery_codes': async ({ secret }) => ({ code: codeOf(secret) }),
  'staff/end_other_sessions': async () => ({}),
  'staff/add_staff': async () => ({
    email_address: `${randomUUID()}@shop.example`,
    name: 'Bob',
    role: 'support',
    password: newPassword,
  }),
  'staff/change_staff': async () => ({ staff_id: await another(), version: 1, name: 'Bob', role: 'finance', is_active: false }),
  'staff/set_password': async () => ({ staff_id: await another(), password: newPassword }),
  'staff/reset_totp': async () => ({ staff_id: await another() }),
  'staff/end_sessions': async () => ({ staff_id: await another() }),
  'staff/add_role': async () => ({ name: 'auditor', permissions: ['audit.view'] }),
  'staff/change_role': async () => {
    const { version } = await shop.db.selectFrom('staff_role').select('version').where('name', '=', 'support').executeTakeFirstOrThrow()
    return { name: 'support', version, permissions: ['order.view'] }
  },
  'identity/lift_locks': async () => ({ member_id: (await shop.member()).member_id, reason: 'By telephone' }),
  'identity/end_member_sessions': async () => ({ member_id: (await shop.member()).member_id, reason: 'By telephone' }),
  'identity/lock': async () => ({ member_id: (await shop.member()).member_id, reason: 'Abuse' }),
  'identity/unlock': async () => {
    const { member_id } = await shop.member()
    await shop.db.updateTable('member').set({ state: 'locked' }).where('id', '=', member_id).execute()
    return { member_id, reason: 'Settled' }
  },
  'member/save_level': async () => {
    const row = await shop.db.selectFrom('grade').select('version').where('key', '=', 4).executeTakeFirstOrThrow()
    const texts = [{ language: 'en-us' as const, name: 'AM', tag: '', condition: '' }]
    return { grade: 4, version: row.version, discount_permille: 980, free_freight: false, texts }
  },
  'member/freeze': async () => ({ member_id: (await shop.member()).member_id, reason: 'A report' }),
  'member/unfreeze': async () => {
    const { member_id } = await shop.member()
    await shop.db.updateTable('member').set({ is_frozen: true }).where('id', '=', member_id).execute()
    return { member_id, reason: 'Settled' }
  },
  'wallet/adjust_request': async () => ({
    member_id: (await shop.member()).member_id,
    unit: 'MONEY',
    bucket: 'withdrawable',
    amount: '1.00',
    reason: 'A gift',
  }),
  'wallet/adjust_approve': async () => ({ adjustment_id: await adjustment(), version: 1 }),
  'wallet/adjust_refuse': async () => ({ adjustment_id: await adjustment(), version: 1 }),
}

const walked = Object.values(contract)
  .flatMap((domain) => Object.values<AnyOperation>(domain))
  .filter(({ access, kind, path }) => access.who === 'staff' && kind !== 'query' && !elsewhere.includes(path as never))
const pathsOf = (operations: AnyOperation[]) => operations.map(({ path }) => path as ChangePath)
const changes = pathsOf(walked.filter((one) => !one.read_only))
const previews = pathsOf(walked.filter((one) => one.read_only))

const lines = (staff_id: number) => shop.db.selectFrom('audit').selectAll().where('staff_id', '=', staff_id).orderBy('id').execute()
const call = (client: Client, path: string, input: unknown) =>
  (client.call as (path: string, input: unknown) => Promise<unknown>)(path, input)

test('IDN-12 every change that operators can make is walked', () => {
  expect(Object.keys(inputs).toSorted()).toEqual(pathsOf(walked).toSorted())
})

test.each(changes)('IDN-12 %s leaves one line in the audit log, without a secret', async (path) => {
  const caller = await made.enrolled({ role: 'owner' })
  const input = await inputs[path](caller)
  const before = await lines(caller.id)
  await call(caller, path, input)
  const added = (await lines(caller.id)).slice(before.length)
  expect(added).toHaveLength(1)
  expect(Object.keys(auditfield)).toContain(`subject_${added[0]!.subject.split(' ')[0]}`)
  expect(added[0]).toMatchObject({ action: path, staff_id: caller.id, subject: expect.stringMatching(/^\w+ \w+/) })
  const written = JSON.stringify(added)
  for (const secret of [password, newPassword, caller.secret, caller.token!, ...caller.recovery_codes])
    expect(written).not.toContain(secret)
})

test.each([...previews, 'catalogue/import_goods', 'catalogue/bulk_edit'] as const)('IDN-12 %s, tried, leaves no line', async (path) => {
  const caller = await made.enrolled({ role: 'owner' })
  const input = await inputs[path](caller)
  const before = await lines(caller.id)
  await call(caller, path, 'dry_run' in input ? { ...input, dry_run: true } : input)
  expect(await lines(caller.id)).toEqual(before)
})

test('IDN-12 a change that is refused leaves no line', async () => {
  const caller = await staffClient(shop, 'owner')
  const refused = [
    caller.call('member/view_contact', { member_id: 2147483647 }),
    caller.call('staff/set_password', { staff_id: 2147483647, password: newPassword }),
    caller.call('staff/change_role', { name: 'owner', version: 1, permissions: ['order.view'] }),
  ]
  for (const one of await Promise.allSettled(refused)) expect(one.status).toBe('rejected')
  expect(await lines(caller.staff_id)).toEqual([])
})

test('IDN-12 each way into the console leaves a line', async () => {
  const ann = await made.enrolled({ role: 'owner' })
  const ticket = async () => (await made.step(ann.email, 'code')).ticket
  await shop.visitor().call('staff/enter_code', { ticket: await ticket(), code: codeOf(ann.secret) })
  await shop.visitor().call('staff/enter_recovery_code', { ticket: await ticket(), recovery_code: ann.recovery_codes[0]! })
  expect((await lines(ann.id)).map(({ action }) => action)).toEqual([
    'staff/confirm_enrolment',
    'staff/enter_code',
    'staff/enter_recovery_code',
  ])
})
