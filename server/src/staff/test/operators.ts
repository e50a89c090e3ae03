import { randomUUID } from 'node:crypto'
import type { Api } from '@longmall/contract/index.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { Secret, TOTP } from 'otpauth'
import type { Client, Refused, TestShop } from '../../../test/harness.ts'
import { hashPassword } from '../../identity/hash-password.ts'

export const password = 'console-password-1'
type LogInStep = OutputOf<Api['staff/log_in']>

/** The code of an authenticator now, or some steps of 30 s away. */
export const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

export const refusalOf = (call: Promise<unknown>): Promise<Refused> =>
  call.then(
    () => Promise.reject(new Error('it was not refused')),
    (error: Refused) => error,
  )
export const reasonOf = (call: Promise<unknown>) => refusalOf(call).then(({ reason }) => reason)

/** Hires and logs in operators as they do it themselves. */
export async function operators(shop: TestShop) {
  const hash = await hashPassword(password)
  async function hired(fields: object = {}) {
    const email = `${randomUUID()}@shop.example`
    const row = { email, name: 'Ann', role: 'support', hash, created_at: shop.site.shared.now(), ...fields }
    const { id } = await shop.db.insertInto('staff').values(row).returning('id').executeTakeFirstOrThrow()
    return { id, email }
  }
  const logIn = (email_address: string, given = password) => shop.visitor().call('staff/log_in', { email_address, password: given })
  /** The log-in's next step, which must be this one. */
  async function step<Next extends LogInStep['next']>(email: string, next: Next): Promise<Extract<LogInStep, { next: Next }>> {
    const made = await logIn(email)
    if (made.next !== next) throw new Error(`the next step is ${made.next}`)
    return made as Extract<LogInStep, { next: Next }>
  }
  /** Logs in a new operator without a second factor. */
  async function loggedIn(fields: object = {}): Promise<Client & { id: number; email: string }> {
    const { id, email } = await hired(fields)
    return Object.assign(shop.client((await step(email, 'console')).token), { id, email })
  }
  /** A new operator who sets up a second factor on the way in. */
  async function enrolled(fields: object = {}) {
    const { id, email } = await hired(fields)
    const { ticket, secret } = await step(email, 'enrol')
    const { token, recovery_codes } = await shop.visitor().call('staff/confirm_enrolment', { ticket, code: codeOf(secret, -1) })
    return Object.assign(shop.client(token), { id, email, secret, recovery_codes })
  }
  return { hired, logIn, step, loggedIn, enrolled }
}
