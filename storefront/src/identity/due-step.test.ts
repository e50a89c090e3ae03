import { expect, test } from 'vitest'
import { dueStep as dueOfPayment, type Setting } from './payment-password/setting.ts'
import { dueStep as dueOfRecovery, type Recovering } from './recovery/recovering.ts'
import { dueStep as dueOfRegistration, type Registering } from './registration/registration.ts'

const times = { sent_to: 'o***@example.com', expires_at: '2026-01-01T00:10:00.000Z', resend_at: '2026-01-01T00:01:00.000Z' }

test.each<[Setting | null, string]>([
  [null, 'first'],
  [{ redirect: '/v2/goods/cart/cart' }, 'first'],
  [{ sent: times }, 'code'],
  [{ proof: 'p' }, 'digits'],
  [{ done: true }, 'done'],
])('IDN-08 the payment password: with %j it is the turn of %s', (kept, step) => {
  expect(dueOfPayment(kept)).toBe(step)
})

const account = { account: 'orchid', channel: 'email' } as const

test.each<[Recovering | null, string]>([
  [null, 'first'],
  [account, 'first'],
  [{ ...account, sent: { recovery_id: 'r', ...times } }, 'code'],
  [{ ...account, proof: 'p' }, 'password'],
  [{ ...account, done: true }, 'done'],
])('IDN-06 a recovery: with %j it is the turn of %s', (kept, step) => {
  expect(dueOfRecovery(kept)).toBe(step)
})

const sent = { registration_id: 'r', ...times } as NonNullable<Registering['sent']>
const entries = { account: 'orchid' } as NonNullable<Registering['entries']>

test.each<[Registering | null, boolean, string]>([
  [null, false, 'introduction'],
  [null, true, 'introduction'],
  [{ entries }, false, 'entries'],
  [{ entries, sent }, false, 'code'],
  [{ entries, sent }, true, 'code'],
  [{ done: { provider: null } }, true, 'done'],
  [{ done: { provider: null } }, false, 'introduction'],
])('IDN-01 a registration: with %j, logged in: %s, it is the turn of %s', (kept, hasLogin, step) => {
  expect(dueOfRegistration(kept, hasLogin)).toBe(step)
})
