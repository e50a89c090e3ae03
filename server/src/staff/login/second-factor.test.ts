import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/harness.ts'
import { closeHashing } from '../../identity/hash-password.ts'
import { newToken } from '../../kernel/security/session.ts'
import { codeOf, operators, reasonOf, refusalOf } from '../test/operators.ts'

let shop: TestShop
let made: Awaited<ReturnType<typeof operators>>
beforeAll(async () => {
  // The middle of a step, so that no test crosses from one to the next.
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 30_000) * 30_000 + 15_000 })
  shop = await openTestShop()
  made = await operators(shop)
})
afterAll(async () => {
  vi.useRealTimers()
  await closeHashing()
})

const enter = (ticket: string, code: string) => shop.visitor().call('staff/enter_code', { ticket, code })
const recover = (ticket: string, recovery_code: string) => shop.visitor().call('staff/enter_recovery_code', { ticket, recovery_code })
const ticketOf = async (email: string) => (await made.step(email, 'code')).ticket
const wrong = (secret: string) =>
  ['000000', '111111', '222222', '333333'].find((one) => ![-1, 0, 1].some((n) => codeOf(secret, n) === one))!

describe('setting up a second factor', () => {
  test('IDN-12 the console opens only once an authenticator is set up; the ticket opens nothing else', async () => {
    const { email } = await made.hired()
    const { ticket, secret, otpauth } = await made.step(email, 'enrol')
    expect(otpauth).toContain(`secret=${secret}`)
    expect(otpauth).toMatch(/^otpauth:\/\/totp\//)
    expect(await refusalOf(shop.client(ticket).call('staff/view', {}))).toMatchObject({ code: 410000 })
    expect(await reasonOf(enter(ticket, codeOf(secret)))).toBe('staff.log_in_expired')
    expect(await reasonOf(shop.visitor().call('staff/confirm_enrolment', { ticket, code: wrong(secret) }))).toBe('code.wrong')
    const { token, staff, recovery_codes } = await shop.visitor().call('staff/confirm_enrolment', { ticket, code: codeOf(secret) })
    expect(staff.is_enrolled).toBe(true)
    expect(new Set(recovery_codes).size).toBe(10)
    expect(await shop.client(token).call('staff/view', {})).toMatchObject(staff)
  })

  test('IDN-12 a ticket sets up one authenticator, and ends every other log-in under way', async () => {
    const { email } = await made.hired()
    const [first, other] = [await made.step(email, 'enrol'), await made.step(email, 'enrol')]
    await shop.visitor().call('staff/confirm_enrolment', { ticket: first.ticket, code: codeOf(first.secret) })
    for (const { ticket, secret } of [first, other])
      expect(await reasonOf(shop.visitor().call('staff/confirm_enrolment', { ticket, code: codeOf(secret, 1) }))).toBe(
        'staff.log_in_expired',
      )
  })

  test('IDN-11 IDN-12 the database holds neither the secret nor a recovery code', async () => {
    const { id, secret, recovery_codes } = await made.enrolled()
    const totp = await shop.db.selectFrom('staff_totp').select('secret').where('staff_id', '=', id).executeTakeFirstOrThrow()
    const { Secret } = await import('otpauth')
    expect(totp.secret.includes(Buffer.from(Secret.fromBase32(secret).bytes))).toBe(false)
    const stored = await shop.db.selectFrom('staff_recovery_code').select('code_hash').where('staff_id', '=', id).execute()
    expect(stored).toHaveLength(10)
    for (const { code_hash } of stored) for (const code of recovery_codes) expect(code_hash.includes(code.slice(0, 5))).toBe(false)
    const written = await shop.db.selectFrom('audit').selectAll().where('staff_id', '=', id).execute()
    expect(JSON.stringify(written)).not.toContain(secret)
  })
})

describe('a code of the authenticator', () => {
  test('IDN-12 leads into the console after the password', async () => {
    const { email, secret, id } = await made.enrolled()
    const { staff, token } = await enter(await ticketOf(email), codeOf(secret))
    expect(staff).toMatchObject({ staff_id: id, is_enrolled: true })
    expect((await shop.client(token).call('staff/view', {})).staff_id).toBe(id)
  })

  test.each([
    [-2, 'code.wrong'],
    [-1, 'in'],
    [0, 'in'],
    [1, 'in'],
    [2, 'code.wrong'],
  ])('IDN-12 of %i steps of 30 s away is answered: %s', async (steps, answer) => {
    const { email, secret, id } = await made.enrolled()
    await shop.db.updateTable('staff_totp').set({ last_step: 0n }).where('staff_id', '=', id).execute()
    const given = enter(await ticketOf(email), codeOf(secret, steps)).then(
      () => 'in',
      (error: { reason: string }) => error.reason,
    )
    expect(await given).toBe(answer)
  })

  test('IDN-12 counts once: neither it nor an earlier one gets in again', async () => {
    const { email, secret } = await made.enrolled()
    await enter(await ticketOf(email), codeOf(secret, 0))
    for (const steps of [0, -1]) expect(await reasonOf(enter(await ticketOf(email), codeOf(secret, steps)))).toMatch(/^code\.wrong/)
    await enter(await ticketOf(email), codeOf(secret, 1))
  })

  test('IDN-12 used at once on two tickets opens one session', async () => {
    const { email, secret } = await made.enrolled()
    const tickets = [await ticketOf(email), await ticketOf(email)]
    const done = await Promise.allSettled(tickets.map((ticket) => enter(ticket, codeOf(secret))))
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('IDN-12 needs a ticket that was not used and is not too old', async () => {
    const { email, secret, id } = await made.enrolled()
    const [used, late] = [await ticketOf(email), await ticketOf(email)]
    await enter(used, codeOf(secret))
    expect(await reasonOf(enter(used, codeOf(secret, 1)))).toBe('staff.log_in_expired')
    await shop.db.updateTable('staff_ticket').set({ expires_at: '2020-01-01T00:00:00.000Z' }).where('staff_id', '=', id).execute()
    expect(await reasonOf(enter(late, codeOf(secret, 1)))).toBe('staff.log_in_expired')
    expect(await reasonOf(enter(newToken(), codeOf(secret, 1)))).toBe('staff.log_in_expired')
  })

  test('IDN-05 IDN-12 wrong ones lock, whatever the password before each, until the lock is over', async () => {
    const { email, secret } = await made.enrolled()
    const reasons: string[] = []
    for (let n = 0; n < 5; n++) reasons.push(await reasonOf(enter(await ticketOf(email), wrong(secret))))
    expect(reasons).toEqual(['code.wrong', 'code.wrong', 'code.wrong_attempts_left', 'code.wrong_attempts_left', 'identity.locked'])
    expect(await reasonOf(made.logIn(email))).toBe('identity.locked')
    await shop.advance({ minutes: 31 })
    await enter(await ticketOf(email), codeOf(secret))
  })

  test('IDN-05 IDN-12 a ticket from before the lock does not get past it', async () => {
    const { email, secret, recovery_codes } = await made.enrolled()
    const ticket = await ticketOf(email)
    await Promise.allSettled(Array.from({ length: 12 }, () => enter(ticket, wrong(secret))))
    expect(await reasonOf(enter(ticket, codeOf(secret)))).toBe('identity.locked')
    expect(await reasonOf(recover(ticket, recovery_codes[0]!))).toBe('identity.locked')
  })

  test('IDN-12 does not save who was dismissed after the password', async () => {
    const { email, secret, id } = await made.enrolled()
    const ticket = await ticketOf(email)
    await shop.db.updateTable('staff').set({ is_active: false }).where('id', '=', id).execute()
    expect(await reasonOf(enter(ticket, codeOf(secret)))).toBe('staff.log_in_expired')
  })

  test('IDN-12 is asked of whoever has one, where none is required too', async () => {
    const free = await openTestShop({ settings: { 'staff.totp_required': false } })
    const there = await operators(free)
    const { email, id } = await there.hired()
    const operator = free.client((await there.step(email, 'console')).token)
    const { ticket, secret } = await operator.call('staff/offer_totp', { password: 'console-password-1' })
    await free.visitor().call('staff/confirm_enrolment', { ticket, code: codeOf(secret) })
    expect((await there.logIn(email)).next).toBe('code')
    expect(await refusalOf(operator.call('staff/view', {}))).toMatchObject({ code: 410000 })
    expect(await free.db.selectFrom('staff_session').select('staff_id').where('staff_id', '=', id).execute()).toHaveLength(1)
  })
})

describe('a recovery code', () => {
  test('IDN-12 stands in for the authenticator once, in capitals and without its hyphen too', async () => {
    const { email, recovery_codes } = await made.enrolled()
    const [code] = recovery_codes
    await recover(await ticketOf(email), code!.toUpperCase().replace('-', ''))
    expect(await reasonOf(recover(await ticketOf(email), code!))).toBe('code.wrong')
  })

  test('IDN-12 used four times at once gets in once', async () => {
    const { email, recovery_codes } = await made.enrolled()
    // One after the other: of several passwords at once, one that waits too long to be checked is refused.
    const tickets: string[] = []
    for (let n = 0; n < 4; n++) tickets.push(await ticketOf(email))
    const done = await Promise.allSettled(tickets.map((ticket) => recover(ticket, recovery_codes[3]!)))
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('IDN-12 of somebody else does not count', async () => {
    const [ann, bob] = [await made.enrolled(), await made.enrolled()]
    expect(await reasonOf(recover(await ticketOf(ann.email), bob.recovery_codes[0]!))).toBe('code.wrong')
  })
})
