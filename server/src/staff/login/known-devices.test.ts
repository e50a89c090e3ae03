import { vi, afterAll, describe, expect, test } from 'vitest'
import { openTestShop, type Client } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { closeHashing } from '../../identity/hash-password.ts'
import { codeOf, operators, password, reasonOf } from '../test/operators.ts'

// In the middle of a code's 30 seconds.
vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 30_000) * 30_000 + 15_000 })
const shop = await openTestShop()
const { hired, step } = await operators(shop)
afterAll(async () => {
  vi.useRealTimers()
  await closeHashing()
})

const logIn = (client: Client, email_address: string, secret = password) => client.call('staff/log_in', { email_address, password: secret })
const outcomeOf = (call: Promise<{ next?: string }>) =>
  call.then(
    ({ next }) => next ?? 'done',
    () => reasonOf(call),
  )
const wrong = async (client: Client, email: string, times: number) => {
  for (let n = 0; n < times; n++) await outcomeOf(logIn(client, email, 'wrong-password-1'))
}
/** An operator with an authenticator, and the browser on which it was set up. */
async function ann() {
  const { id, email } = await hired({ role: 'finance' })
  const laptop = shop.visitor()
  const made = await logIn(laptop, email)
  if (made.next !== 'enrol') throw new Error(made.next)
  await laptop.call('staff/confirm_enrolment', { ticket: made.ticket, code: codeOf(made.secret, -1) })
  return { id, email, laptop, secret: made.secret }
}

describe('an operator', () => {
  test('IDN-12 whom strangers lock out gets in on a device that was logged in on before', async () => {
    const { email, laptop, secret } = await ann()
    await wrong(shop.visitor(), email, 6)
    expect(await outcomeOf(logIn(shop.visitor(), email))).toBe('identity.locked')
    const made = await logIn(laptop, email)
    if (made.next !== 'code') throw new Error(made.next)
    const session = await laptop.call('staff/enter_code', { ticket: made.ticket, code: codeOf(secret) })
    expect(session.staff.email).toBe(email)
    // And that lets no stranger in.
    expect(await outcomeOf(logIn(shop.visitor(), email))).toBe('identity.locked')
  })

  test('IDN-12 a known device has a count and a lock of its own', async () => {
    const { email, laptop } = await ann()
    await wrong(laptop, email, 5)
    expect(await outcomeOf(logIn(laptop, email))).toBe('identity.locked')
    expect(await outcomeOf(logIn(shop.visitor(), email))).toBe('code')
  })

  test('IDN-12 wrong codes of somebody who has the password keep nobody out on a known device', async () => {
    const { email, laptop, secret } = await ann()
    const thief = shop.visitor()
    const { ticket } = await step(email, 'code')
    for (let n = 0; n < 5; n++) await outcomeOf(thief.call('staff/enter_code', { ticket, code: '000000' }) as Promise<{ next?: string }>)
    expect(await outcomeOf(logIn(thief, email))).toBe('identity.locked')
    const made = await logIn(laptop, email)
    if (made.next !== 'code') throw new Error(made.next)
    expect((await laptop.call('staff/enter_code', { ticket: made.ticket, code: codeOf(secret) })).staff.email).toBe(email)
  })

  test('IDN-12 a device of one operator, a member’s cookie and a planted one are strangers’', async () => {
    const [own, victim] = [await ann(), await ann()]
    await wrong(shop.visitor(), victim.email, 5)
    expect(await outcomeOf(logIn(own.laptop, victim.email))).toBe('identity.locked')
    const forged = shop.visitor()
    forged.cookies.set('lm_console_device', 'x'.repeat(43) + '.' + 'A'.repeat(43))
    expect(await outcomeOf(logIn(forged, victim.email))).toBe('identity.locked')
    // Two operators at one desk are both known on it.
    const owner = await staffClient(shop)
    await owner.call('staff/set_password', { staff_id: victim.id, password: 'Another-one-1' })
    const sharedDevice = own.laptop
    const made = await logIn(sharedDevice, victim.email, 'Another-one-1')
    if (made.next !== 'code') throw new Error(made.next)
    await sharedDevice.call('staff/enter_code', { ticket: made.ticket, code: codeOf(victim.secret) })
    for (const { email } of [own, victim]) await wrong(shop.visitor(), email, 5)
    expect(await outcomeOf(logIn(sharedDevice, own.email))).toBe('code')
    expect(await outcomeOf(logIn(sharedDevice, victim.email, 'Another-one-1'))).toBe('code')
  })

  test('IDN-12 who gives an operator another password lifts the locks of the known devices too', async () => {
    const { id, email, laptop } = await ann()
    await wrong(laptop, email, 5)
    const owner = await staffClient(shop)
    await owner.call('staff/set_password', { staff_id: id, password: 'Another-one-1' })
    expect(await outcomeOf(logIn(laptop, email, 'Another-one-1'))).toBe('code')
  })
})
