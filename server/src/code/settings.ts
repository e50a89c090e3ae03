import { Integer } from '@longmall/contract/fields.ts'
import { constrainSettings, settings } from '../kernel/settings.ts'

export const codeSettings = settings('code', {
  minutes: { schema: Integer(1, 60), default: 5, unit: 'minutes', effect: 'How long a code or a picture of digits counts.' },
  attempts: {
    schema: Integer(1, 20),
    default: 5,
    unit: 'attempts',
    effect: 'After so many attempts a code or a picture of digits is used up.',
  },
  attempts_left_from: {
    schema: Integer(1, 20),
    default: 3,
    unit: 'attempts',
    effect: 'From this wrong code on, the answer says how many attempts are left.',
  },
  pause_seconds: {
    schema: Integer(1, 3600),
    default: 60,
    unit: 'seconds',
    effect: 'How long to wait before another code may be asked for.',
  },
  sends_per_day: {
    schema: Integer(5, 1000),
    default: 30,
    unit: 'codes',
    effect: 'How many codes its owner can have sent to one e-mail address or mobile within 24 hours.',
  },
  third_party_sends_per_day: {
    schema: Integer(1, 1000),
    default: 10,
    unit: 'codes',
    effect: 'How many codes anybody else can have sent to one e-mail address or mobile, and a member to those of others, within 24 hours.',
  },
  network_sends_per_hour: {
    schema: Integer(1, 1_000_000),
    default: 60,
    unit: 'codes',
    effect: 'How many codes one network can have sent within an hour, those of owners not counted.',
  },
  sms_log_in_per_hour: {
    schema: Integer(1, 1_000_000),
    default: 500,
    unit: 'SMS',
    effect: 'How many SMS with codes for log-in and recovery the shop sends within an hour.',
  },
  sms_other_per_hour: {
    schema: Integer(1, 1_000_000),
    default: 200,
    unit: 'SMS',
    effect: 'How many SMS with codes to mobiles that are not bound, as for applications, the shop sends within an hour.',
  },
  captcha_work: {
    schema: Integer(10, 100_000),
    default: 500,
    unit: 'rounds',
    effect: 'The most rounds of work a browser does for somebody who cannot read the picture; half of them on average.',
  },
  captcha_noise: { schema: Integer(0, 10), default: 4, unit: 'lines', effect: 'How many lines cross the digits of a picture.' },
})

const { attempts, attempts_left_from } = codeSettings
constrainSettings(
  [attempts_left_from, attempts],
  'setting.attempts_left_above_attempts',
  (read) => read(attempts_left_from) <= read(attempts),
)
