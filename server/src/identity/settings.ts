import { Integer } from '@longmall/contract/fields.ts'
import { loginLockMinutes, passwordMaximum, paymentPasswordLockHours } from '@longmall/contract/constants.ts'
import { constrainSettings, settings } from '../kernel/settings.ts'

export const identitySettings = settings('identity', {
  login_attempts: { schema: Integer(3, 20), default: 5, unit: 'attempts', effect: 'Wrong passwords in a row that lock an account.' },
  login_attempts_left_from: {
    schema: Integer(1, 20),
    default: 3,
    unit: 'attempts',
    effect: 'From this wrong password on, the answer says how many are left.',
  },
  login_lock_minutes: {
    schema: Integer(1, 1440),
    default: loginLockMinutes,
    unit: 'minutes',
    effect: 'How long wrong passwords lock an account.',
  },
  attempts_per_address: {
    schema: Integer(10, 1_000_000),
    default: 100,
    unit: 'attempts',
    effect: 'Wrong passwords that one address may try within the hour, over all accounts; known devices are not held up by it.',
  },
  known_device_days: {
    schema: Integer(1, 3650),
    default: 365,
    unit: 'days',
    effect: 'How long a device on which a member logged in keeps its own count of wrong passwords.',
  },
  payment_attempts: {
    schema: Integer(3, 20),
    default: 5,
    unit: 'attempts',
    effect: 'Wrong payment passwords in a row that lock payments.',
  },
  payment_lock_hours: {
    schema: Integer(1, 72),
    default: paymentPasswordLockHours,
    unit: 'hours',
    effect: 'How long wrong payment passwords lock payments.',
  },
  payment_attempts_in_all: {
    schema: Integer(20, 1000),
    default: 100,
    unit: 'attempts',
    effect: 'Wrong payment passwords in a row, over all locks, after which only a new one helps.',
  },
  password_max_length: {
    schema: Integer(16, passwordMaximum),
    default: passwordMaximum,
    unit: 'characters',
    effect: 'How long a new password may be; one that was set before stays.',
  },
  session_days: { schema: Integer(1, 30), default: 30, unit: 'days', effect: 'How long a log-in lasts at most.' },
  registration_minutes: {
    schema: Integer(5, 1440),
    default: 30,
    unit: 'minutes',
    effect: 'How long a registration waits for its e-mail code.',
  },
  recovery_minutes: { schema: Integer(5, 1440), default: 30, unit: 'minutes', effect: 'How long a recovery waits for its code.' },
  proof_minutes: {
    schema: Integer(1, 60),
    default: 10,
    unit: 'minutes',
    effect: 'How long after its code a new password or payment password may be set.',
  },
  contact_cooldown_hours: {
    schema: Integer(0, 168),
    default: 24,
    unit: 'hours',
    effect: 'How long withdrawals and a new payment password wait after a member’s mobile or e-mail address was changed. 0: no wait.',
  },
  contact_undo_hours: {
    schema: Integer(1, 720),
    default: 72,
    unit: 'hours',
    effect: 'How long the link sent to the old mobile or e-mail address undoes a change of contact.',
  },
  ticket_minutes: {
    schema: Integer(1, 60),
    default: 10,
    unit: 'minutes',
    effect: 'How long an authorised identity waits to be bound by a log-in or a registration.',
  },
})

const { login_attempts, login_attempts_left_from, contact_cooldown_hours, contact_undo_hours } = identitySettings
constrainSettings(
  [login_attempts_left_from, login_attempts],
  'setting.attempts_left_above_attempts',
  (read) => read(login_attempts_left_from) <= read(login_attempts),
)
constrainSettings(
  [contact_undo_hours, contact_cooldown_hours],
  'setting.undo_shorter_than_cooldown',
  (read) => read(contact_undo_hours) > read(contact_cooldown_hours),
)
