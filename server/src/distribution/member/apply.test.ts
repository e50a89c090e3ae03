import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { makeGoods } from '../../../test/fixtures.ts'
import { openTestShop, type Client, type TestShop } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { closeHashing } from '../../identity/hash-password.ts'
import { markReceived } from '../../order/progress/mark-received.ts'
import { distributionAccountClosure } from '../close-account.ts'
import { buyNow, makeBuyer, payAtBank, refusalOf } from '../../order/test/shopping.ts'
import { makeApplication, makeDistributorMember } from '../test/distributors.ts'

const shop = await openTestShop()
afterAll(closeHashing)

const form = { name: 'Li Lei', mobile: '13800000000', note: 'I have a shop window' }
const set = async (values: Record<string, unknown>) => {
  for (const [name, value] of Object.entries(values))
    await sql`insert into setting (key, value) values (${`distribution.${name}`}, ${JSON.stringify(value)}::jsonb)
      on conflict (key) do update set value = excluded.value`.execute(shop.db)
  await shop.refresh()
}
const status = ({ call }: Client) => call('distribution/status', {})
const bought = async (price: number, isReceived = true) => {
  const buyer = await makeBuyer(shop)
  const { goods_id, sku_id } = await makeGoods(shop, { price })
  const { payment_id, order_ids } = await buyNow(buyer, sku_id)
  await payAtBank(shop, buyer, payment_id)
  if (isReceived) await markReceived(shop.systemContext(), order_ids[0]!, 'delivered')
  return { buyer, goods_id, order_id: order_ids[0]! }
}

test('DST-01 a member applies, an operator approves, and the distributor has a code and the first level; word is sent', async () => {
  const member = await shop.member()
  expect(await status(member)).toEqual({
    state: 'none',
    condition: 'none',
    is_met: true,
    amount: null,
    goods: [],
    needs_review: true,
    application: null,
    bound_to: null,
  })
  expect(await refusalOf(member.call('distribution/promote_code', {}))).toEqual({ reason: 'distribution.not_distributor' })
  expect(await member.call('distribution/apply', form)).toEqual({ state: 'applied' })
  expect(await status(member)).toMatchObject({ state: 'applied', application: { name: 'Li Lei', refusal_reason: null } })
  expect(await refusalOf(member.call('distribution/apply', form))).toEqual({ reason: 'distribution.already_applied' })
  const operator = await staffClient(shop, 'operator')
  const { list } = await operator.call('distribution/list_applications', { state: 'applied', search: String(member.member_id) })
  const { application_id, version } = list[0]!
  const decision = { application_id, version, is_approved: true, reason: '' }
  expect(await operator.call('distribution/decide_application', decision)).toMatchObject({
    state: 'approved',
    decided_by_name: expect.stringMatching(/^Ann/),
  })
  expect(await status(member)).toMatchObject({ state: 'active' })
  const { promote_code, address, rates } = await member.call('distribution/promote_code', {})
  expect(promote_code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/)
  expect(address).toBe(`http://shop.example/?source_type=distribution&source_member=${member.member_id}`)
  expect(rates).toEqual({ first: 50_000, second: 20_000, third: 10_000 })
  expect(await refusalOf(member.call('distribution/apply', form))).toEqual({ reason: 'distribution.already_distributor' })
  const { rows } = await sql<{ template: string; body: string }>`
    select x.template, x.body from message x join member m on m.email = x.recipient where m.id = ${member.member_id}`.execute(shop.db)
  expect(rows).toEqual([{ template: 'distributor_approved', body: expect.stringContaining(promote_code) }])
})

test('DST-01 whoever is refused sees why, and may apply again', async () => {
  const member = await shop.member()
  await member.call('distribution/apply', form)
  const operator = await staffClient(shop, 'operator')
  const [shown] = (await operator.call('distribution/list_applications', { search: String(member.member_id) })).list
  const { application_id, version } = shown!
  await operator.call('distribution/decide_application', { application_id, version, is_approved: false, reason: 'Tell us more' })
  expect(await status(member)).toMatchObject({ state: 'refused', application: { refusal_reason: 'Tell us more' } })
  expect(await member.call('distribution/apply', { ...form, note: 'More' })).toEqual({ state: 'applied' })
  expect(
    (await operator.call('distribution/list_applications', { search: String(member.member_id) })).list.map(({ state }) => state),
  ).toEqual(['applied', 'refused'])
})

test('DST-01 an application is decided once: twice, stale, unknown, and by two operators at once', async () => {
  const [one, other] = [await staffClient(shop, 'operator'), await staffClient(shop, 'owner')]
  const { application_id, version } = await makeApplication(shop)
  const decide = (who: Client, is_approved: boolean, of = { application_id, version }) =>
    who.call('distribution/decide_application', { ...of, is_approved, reason: '' })
  expect(await refusalOf(decide(one, true, { application_id, version: 2 }))).toEqual({ reason: 'distribution.decided' })
  const answers = await Promise.allSettled([decide(one, true), decide(other, false)])
  expect(answers.map((answer) => (answer.status === 'rejected' ? answer.reason.reason : 'decided')).toSorted()).toEqual([
    'decided',
    'distribution.decided',
  ])
  expect(await refusalOf(decide(one, true))).toEqual({ reason: 'distribution.decided' })
  expect(await refusalOf(decide(one, true, { application_id: 2147483647, version: 1 }))).toEqual({
    reason: 'distribution.application_not_found',
  })
})

test('DST-01 of two applications of a member at once there is one', async () => {
  const member = await shop.member()
  const answers = await Promise.allSettled([1, 2, 3].map(() => member.call('distribution/apply', form)))
  expect(answers.filter(({ status: outcome }) => outcome === 'fulfilled')).toHaveLength(1)
  for (const answer of answers) if (answer.status === 'rejected') expect(answer.reason.reason).toBe('distribution.already_applied')
})

test('DST-01 a frozen account and a wrong form are refused', async () => {
  const member = await shop.member()
  await sql`update member set is_frozen = true where id = ${member.member_id}`.execute(shop.db)
  expect(await refusalOf(member.call('distribution/apply', form))).toEqual({ reason: 'distribution.frozen' })
  const another = await shop.member()
  for (const [field, wrong] of [
    ['name', { ...form, name: '' }],
    ['name', { ...form, name: 'x'.repeat(51) }],
    ['mobile', { ...form, mobile: 'call me' }],
    ['note', { ...form, note: 'x'.repeat(501) }],
    ['promote_code', { ...form, promote_code: 'OOOO0000' }],
  ] as const)
    expect(Object.keys((await refusalOf(another.call('distribution/apply', wrong)))!.fields!)).toEqual([field])
})

const conditions: [string, (of: TestShop) => Promise<{ member: Client; given: Record<string, unknown>; seen: object }>][] = [
  ['purchase', async () => ({ member: (await bought(1000, false)).buyer, given: {}, seen: { amount: null, goods: [] } })],
  [
    'amount',
    async () => ({
      member: (await bought(4999)).buyer,
      given: { apply_amount_cents: 5000 },
      seen: { amount: { needed: '50.00', reached: '49.99' }, goods: [] },
    }),
  ],
  [
    'goods',
    async (of) => {
      const wanted = await makeGoods(of, { names: { 'en-us': 'Tea set' } })
      const goods = [{ goods_id: wanted.goods_id, goods_name: 'Tea set' }]
      return {
        member: (await bought(1000)).buyer,
        given: { apply_goods_ids: [wanted.goods_id, 2147483647] },
        seen: { amount: null, goods },
      }
    },
  ],
]
test.each(conditions)(
  'DST-01 under the condition %s it is said what is missing, and an application is refused',
  async (condition, make) => {
    const { member, given, seen } = await make(shop)
    await set({ apply_condition: condition, ...given })
    expect(await status(member)).toMatchObject({ state: 'none', condition, is_met: false, ...seen })
    expect(await refusalOf(member.call('distribution/apply', form))).toEqual({ reason: 'distribution.condition_not_met' })
    await set({ apply_condition: 'none' })
  },
)

test('DST-01 what is received and kept counts for each condition; what was refunded does not', async () => {
  const { buyer, goods_id, order_id } = await bought(5000)
  for (const values of [
    { apply_condition: 'purchase' },
    { apply_condition: 'amount', apply_amount_cents: 5000 },
    { apply_condition: 'goods', apply_goods_ids: [goods_id] },
  ]) {
    await set(values)
    expect([values.apply_condition, (await status(buyer)).is_met]).toEqual([values.apply_condition, true])
  }
  await sql`update order_line set refunded_quantity = quantity, refunded_total = total where order_id = ${order_id}`.execute(shop.db)
  for (const apply_condition of ['purchase', 'amount', 'goods']) {
    await set({ apply_condition })
    expect([apply_condition, (await status(buyer)).is_met]).toEqual([apply_condition, false])
  }
  await set({ apply_condition: 'none' })
})

test('DST-01 DST-02 a code in the application binds to whoever invited; one that nobody has refuses the whole of it', async () => {
  const inviter = await makeDistributorMember(shop, { account: 'inviter' })
  const member = await shop.member()
  expect(await refusalOf(member.call('distribution/apply', { ...form, promote_code: 'ZZZZZZZZ' }))).toEqual({
    reason: 'distribution.code_unknown',
  })
  expect(await status(member)).toMatchObject({ state: 'none', bound_to: null })
  await member.call('distribution/apply', { ...form, promote_code: inviter.promote_code.toLowerCase() })
  expect(await status(member)).toMatchObject({ state: 'applied', bound_to: 'i***r' })
  const operator = await staffClient(shop, 'operator')
  const { member_id } = await makeDistributorMember(shop)
  expect((await operator.call('distribution/view_distributor', { member_id })).bindings).toEqual([])
})

test('DST-01 without review an application makes a distributor at once', async () => {
  await set({ needs_review: false })
  const member = await shop.member()
  expect(await member.call('distribution/apply', form)).toEqual({ state: 'active' })
  expect(await status(member)).toMatchObject({ state: 'active', needs_review: false, application: { name: 'Li Lei' } })
  await set({ needs_review: true })
})

test('DST-01 IDN-13 a closed account withdraws its application, stops its distributor, and its code binds nobody', async () => {
  const applicant = await makeApplication(shop)
  const distributor = await makeDistributorMember(shop)
  await distributor.call('distribution/follow', { goods_id: (await makeGoods(shop)).goods_id, is_followed: true })
  const operator = await staffClient(shop, 'operator')
  for (const { member_id } of [applicant, distributor]) {
    expect(await distributionAccountClosure.findBlocker(shop.systemContext(), member_id)).toBeNull()
    await distributionAccountClosure.erase(shop.systemContext(), member_id)
  }
  const [application] = (await operator.call('distribution/list_applications', { search: String(applicant.member_id) })).list
  expect(application).toMatchObject({ state: 'refused', name: '—', note: '', version: 2 })
  const decision = { application_id: applicant.application_id, version: 1, is_approved: true, reason: '' }
  expect(await refusalOf(operator.call('distribution/decide_application', decision))).toEqual({ reason: 'distribution.decided' })
  const shown = await operator.call('distribution/view_distributor', { member_id: distributor.member_id })
  expect(shown.state).toBe('stopped')
  expect(shown.promote_code).not.toBe(distributor.promote_code)
  const { rows } = await sql`select from distribution_followed where member_id = ${distributor.member_id}`.execute(shop.db)
  expect(rows).toEqual([])
})
