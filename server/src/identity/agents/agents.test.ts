import { afterAll, expect, test } from 'vitest'
import { openTestShop } from '../../../test/harness.ts'
import { lastCode } from '../../../test/last-code.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { closeHashing } from '../hash-password.ts'
import { refusalOf, solvedCaptcha } from '../test/accounts.ts'

const shop = await openTestShop()
const operator = await staffClient(shop, 'operator')
afterAll(closeHashing)

const make = (pattern: string, fields: object = {}) =>
  operator.call('identity/make_agent_codes', { kind: 'dealer', pattern, note: '', ...fields })
const reasonOf = async (call: Promise<unknown>) => {
  const refusal = await refusalOf(call).catch(() => null)
  return refusal?.data.fields ? Object.keys(refusal.data.fields) : refusal?.reason
}
const one = async (search: string) => (await operator.call('identity/agent_codes', { search })).list[0]!

let count = 0
/** Registers somebody who names a dealer; answers the refusal’s reason, or the member. */
async function register(dealer_code: string) {
  const account = `dealt_${++count}`
  const secrets = { password: 'some-word-1', password_again: 'some-word-1' }
  const captcha = await solvedCaptcha(shop.visitor())
  const email_address = `${account}@mail.example`
  const input = { account, ...secrets, email_address, country: 'CN' as const, captcha, agreement: true as const, dealer_code }
  const { registration_id } = await shop.visitor().call('identity/start_registration', input)
  return shop.visitor().call('identity/register', { registration_id, code: await lastCode(shop, email_address) })
}

test('CON-05 codes are made one by one and by a pattern, all or none', async () => {
  const owner = await shop.member()
  expect(await make('kl-2026', { kind: 'regional', owner_id: owner.member_id, note: 'Kuala Lumpur' })).toEqual({ codes: ['KL-2026'] })
  expect(await one('kl-')).toMatchObject({
    kind: 'regional',
    code: 'KL-2026',
    is_active: true,
    owner: { member_id: owner.member_id },
    note: 'Kuala Lumpur',
    member_count: 0,
    version: 1,
  })
  expect(await make('P-##', { first: 8, count: 3 })).toEqual({ codes: ['P-08', 'P-09', 'P-10'] })
  expect(await reasonOf(make('P-##', { first: 10, count: 5 }))).toBe('identity.agent_code_taken')
  expect((await operator.call('identity/agent_codes', { search: 'P-' })).list.map(({ code }) => code)).toEqual(['P-10', 'P-09', 'P-08'])
  // The same letters may be a region's.
  expect(await make('P-08', { kind: 'regional' })).toEqual({ codes: ['P-08'] })
})

test.each([
  ['P-##', { first: 99, count: 2 }, 'identity.agent_code_pattern_too_short'],
  ['P-1', { first: 1 }, ['first']],
  ['P-1', { count: 2 }, ['count']],
  ['X', {}, ['pattern']],
  ['A#B#', {}, ['pattern']],
  ['A B', {}, ['pattern']],
  ['Q-1', { owner_id: 2147483647 }, 'member.not_found'],
])('CON-05 QUA-04 %s with %j is refused at %s', async (pattern, fields, expected) => {
  expect(await reasonOf(make(pattern, fields))).toEqual(expected)
})

test('CON-05 IDN-01 registration takes a code until it is switched off; who registered with it is counted and found', async () => {
  await make('REG-1')
  const { customer_id } = await register('reg-1')
  const code = await one('REG-1')
  expect(code.member_count).toBe(1)
  const found = await operator.call('member/list_members', { dealer_code: 'REG-1' })
  expect(found.list.map((row) => row.customer_id)).toEqual([customer_id])
  expect((await operator.call('member/list_members', { regional_code: 'REG-1' })).list).toEqual([])
  const { agent_code_id } = code
  const off = { agent_code_id, version: 1, is_active: false, note: 'Moved away' }
  expect(await operator.call('identity/change_agent_code', off)).toMatchObject({
    is_active: false,
    version: 2,
    note: 'Moved away',
    member_count: 1,
  })
  expect(await reasonOf(register('REG-1'))).toBe('identity.unknown_referrer')
  expect(await reasonOf(operator.call('identity/change_agent_code', off))).toBe('identity.changed')
  expect(await reasonOf(operator.call('identity/view_agent_code', { agent_code_id: 2147483647 }))).toBe('identity.agent_code_unknown')
  const { dealer_code } = await shop.db.selectFrom('member').select('dealer_code').where('id', '=', customer_id).executeTakeFirstOrThrow()
  expect(dealer_code).toBe('REG-1')
})

test('CON-05 a list by kind, state, owner and beginning, the newest first, page by page', async () => {
  const { member_id } = await shop.member()
  await make('L_'.replace('_', '-') + '##', { count: 5, owner_id: member_id })
  const codesOf = async (input: Parameters<typeof operator.call<'identity/agent_codes'>>[1]) =>
    (await operator.call('identity/agent_codes', input)).list.map(({ code }) => code)
  expect(await codesOf({ owner_id: member_id })).toEqual(['L-05', 'L-04', 'L-03', 'L-02', 'L-01'])
  expect(await codesOf({ owner_id: member_id, kind: 'regional' })).toEqual([])
  expect(await codesOf({ owner_id: member_id, is_active: false })).toEqual([])
  expect(await codesOf({ search: 'l_' })).toEqual([])
  const first = await operator.call('identity/agent_codes', { search: 'L-', page_size: 3 })
  expect(await codesOf({ search: 'L-', page_size: 3, cursor: first.next! })).toEqual(['L-02', 'L-01'])
})

test('CON-05 of eight who make the same code at once one does', async () => {
  const attempts = await Promise.all(Array.from({ length: 8 }, () => reasonOf(make('RACE-1'))))
  expect(attempts.filter((reason) => reason === undefined)).toHaveLength(1)
  expect(attempts.filter((reason) => reason === 'identity.agent_code_taken')).toHaveLength(7)
})
