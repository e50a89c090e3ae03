import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/harness.ts'
import { closeHashing } from '../../identity/hash-password.ts'
import { codeOf, operators, password, reasonOf, refusalOf } from '../test/operators.ts'

let shop: TestShop
let made: Awaited<ReturnType<typeof operators>>
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 30_000) * 30_000 + 15_000 })
  shop = await openTestShop({ settings: { 'staff.totp_required': false } })
  made = await operators(shop)
})
afterAll(async () => {
  vi.useRealTimers()
  await closeHashing()
})
const again = async (email: string) => shop.client((await made.step(email, 'console')).token)

describe('the own password', () => {
  test('IDN-12 is changed against the old one; the other sessions end and this one goes on', async () => {
    const ann = await made.loggedIn()
    const elsewhere = await again(ann.email)
    const change = { old_password: password, password: 'Another-one-1', password_again: 'Another-one-1' }
    await ann.call('staff/change_password', change)
    expect(await refusalOf(elsewhere.call('staff/view', {}))).toMatchObject({ code: 410000 })
    await ann.call('staff/view', {})
    expect((await made.logIn(ann.email, 'Another-one-1')).next).toBe('console')
    expect(await reasonOf(made.logIn(ann.email))).toBe('identity.wrong_password')
  })

  test('IDN-12 is refused when the two entries differ, nothing changes, or the old one is wrong, which locks', async () => {
    const ann = await made.loggedIn()
    const change = (old_password: string, one: string, two = one) =>
      reasonOf(ann.call('staff/change_password', { old_password, password: one, password_again: two }))
    expect(await change(password, 'Another-one-1', 'Another-one-2')).toBe('identity.passwords_differ')
    expect(await change(password, password)).toBe('identity.same_password')
    for (let n = 0; n < 4; n++) await change('wrong', 'Another-one-1')
    expect(await change('wrong', 'Another-one-1')).toBe('identity.locked')
    expect((await made.logIn(ann.email)).next).toBe('console')
  })
})

describe('the second factor', () => {
  test('IDN-12 a new one takes the password and the present one, so that an open session alone is not enough', async () => {
    const ann = await made.loggedIn()
    expect(await reasonOf(ann.call('staff/offer_totp', { password: 'wrong' }))).toBe('identity.wrong_password')
    const first = await ann.call('staff/offer_totp', { password })
    const set = await shop.visitor().call('staff/confirm_enrolment', { ticket: first.ticket, code: codeOf(first.secret, -1) })
    const now = shop.client(set.token)
    expect(await reasonOf(now.call('staff/offer_totp', { password }))).toBe('staff.code_needed')
    expect(await reasonOf(now.call('staff/offer_totp', { password, code: codeOf(first.secret, -1) }))).toBe('code.wrong')
    const second = await now.call('staff/offer_totp', { password, code: codeOf(first.secret) })
    expect(second.secret).not.toBe(first.secret)
    const last = await shop.visitor().call('staff/confirm_enrolment', { ticket: second.ticket, code: codeOf(second.secret) })
    const third = shop.client(last.token).call('staff/offer_totp', { password, recovery_code: set.recovery_codes[0]! })
    expect(await reasonOf(third)).toBe('code.wrong')
    await shop.client(last.token).call('staff/offer_totp', { password, recovery_code: last.recovery_codes[0]! })
  })

  test('IDN-12 recovery codes are renewed against a code, and the earlier ones are void', async () => {
    const ann = await made.loggedIn()
    const offer = await ann.call('staff/offer_totp', { password })
    const set = await shop.visitor().call('staff/confirm_enrolment', { ticket: offer.ticket, code: codeOf(offer.secret, -1) })
    const now = shop.client(set.token)
    const { recovery_codes } = await now.call('staff/renew_recovery_codes', { code: codeOf(offer.secret) })
    expect(recovery_codes).toHaveLength(10)
    const { ticket } = await made.step(ann.email, 'code')
    const enter = (recovery_code: string) => shop.visitor().call('staff/enter_recovery_code', { ticket, recovery_code })
    expect(await reasonOf(enter(set.recovery_codes[0]!))).toBe('code.wrong')
    await enter(recovery_codes[0]!)
    const security = await now.call('staff/security', {})
    expect(security).toMatchObject({ enrolled_at: expect.stringMatching(/Z$/), recovery_codes_left: 9 })
  })
})

test('IDN-12 the own sessions are listed, and those elsewhere ended', async () => {
  const ann = await made.loggedIn()
  const elsewhere = await again(ann.email)
  const { sessions, enrolled_at } = await ann.call('staff/security', {})
  expect(enrolled_at).toBeNull()
  expect(sessions.map(({ is_current }) => is_current).toSorted((a, b) => Number(a) - Number(b))).toEqual([false, true])
  expect(await ann.call('staff/end_other_sessions', {})).toEqual({ ended: 1 })
  expect(await refusalOf(elsewhere.call('staff/view', {}))).toMatchObject({ code: 410000 })
  expect((await ann.call('staff/security', {})).sessions).toHaveLength(1)
})
