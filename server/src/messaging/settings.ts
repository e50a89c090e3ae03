import { Integer, OptionalText, Pattern } from '@longmall/contract/fields.ts'
import { settings } from '../kernel/settings.ts'

const httpAddress = /^https?:\/\/[^\s]+$/

export const messagingSettings = settings('messaging', {
  smtp_url: {
    schema: Pattern(/^$|^smtps?:\/\/[^\s]+$/, 500),
    default: '',
    secret: true,
    effect: 'The mail server, as `smtps://user:password@host:465`. Empty: mail stays in the outbox.',
  },
  mail_from: {
    schema: OptionalText(254),
    default: '',
    effect: 'From whom mail comes, such as `shop@mail.example`; the name of the shop is put before it. Empty: mail stays in the outbox.',
  },
  twilio_account_sid: {
    schema: Pattern(/^$|^AC[0-9a-f]{32}$/, 34),
    default: '',
    effect: 'The Twilio account that sends SMS. Empty: SMS stay in the outbox.',
  },
  twilio_auth_token: { schema: OptionalText(100), default: '', secret: true, effect: 'The secret of the Twilio account.' },
  twilio_from: {
    schema: Pattern(/^$|^\+\d{5,15}$|^MG[0-9a-f]{32}$/, 34),
    default: '',
    effect: 'The number that SMS come from, with its country’s prefix, or a Twilio messaging service.',
  },
  twilio_base: {
    schema: Pattern(httpAddress, 200),
    default: 'https://api.twilio.com',
    effect: 'Where Twilio’s interface is reached.',
  },
  tries: { schema: Integer(1, 20), default: 6, unit: 'tries', effect: 'After so many failures in a row a message is given up.' },
  pause_seconds: {
    schema: Integer(1, 3600),
    default: 30,
    unit: 'seconds',
    effect: 'How long to wait after a failure before the next try; twice as long after each further one.',
  },
  days_kept: { schema: Integer(1, 365), default: 30, unit: 'days', effect: 'How long messages are kept after they were written.' },
})
