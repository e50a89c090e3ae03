import { expect, test } from 'vitest'
import { dueStep as dueOfPayment, type PasswordFlow } from './payment-password/password-flow.ts'
import { dueStep as dueOfRecovery, type RecoveryFlow } from './recovery/recovery-flow.ts'
import { dueStep as dueOfRegistration, type RegistrationFlow } from './registration/registration-flow.ts'

const times = { sent_to: 'o***@example.com', expires_at: '2026-01-01T00:10:00.000Z', resend_at: '2026-01-01T00:01:00.000Z' }

test.each<[PasswordFlow | null, string]>([
  [null, 'first'],
  [{ redirect: '/v2/goods/cart/cart' }, 'first'],
  [{ sent: times }, 'code'],
  [{ proof: 'p' }, 'digits'],
  [{ done: true }, 'done'],
])('IDN-08 the payment password: with %j it is the turn of %s', (stored, step) => {
  expect(dueOfPayment(stored)).toBe(step)
})

const account = { account: 'orchid', channel: 'email' } as const

test.each<[RecoveryFlow | null, string]>([
  [null, 'first'],
  [account, 'first'],
  [{ ...account, sent: { recovery_id: 'r', ...times } }, 'code'],
  [{ ...account, proof: 'p' }, 'password'],
  [{ ...account, done: true }, 'done'],
])('IDN-06 a recovery: with %j it is the turn of %s', (stored, step) => {
  expect(dueOfRecovery(stored)).toBe(step)
})

const sent = { registration_id: 'r', ...times } as NonNullable<RegistrationFlow['sent']>
const entries = { account: 'orchid' } as NonNullable<RegistrationFlow['entries']>

test.each<[RegistrationFlow | null, boolean, string]>([
  [null, false, 'introduction'],
  [null, true, 'introduction'],
  [{ entries }, false, 'entries'],
  [{ entries, sent }, false, 'code'],
  [{ entries, sent }, true, 'code'],
  [{ done: { provider: null } }, true, 'done'],
  [{ done: { provider: null } }, false, 'introduction'],
])('IDN-01 a registration: with %j, logged in: %s, it is the turn of %s', (stored, hasLogin, step) => {
  expect(dueOfRegistration(stored, hasLogin)).toBe(step)
})
