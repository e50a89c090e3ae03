import * as z from 'zod/mini'
import { Integer, OptionalText, Pattern } from '@longmall/contract/fields.ts'
import { settings } from '../kernel/settings.ts'

const httpAddress = /^https?:\/\/[^\s]+$/

export const messagingSettings = settings('messaging', {
  smtp_host: {
    schema: Pattern(/^$|^[a-zA-Z\d](?:[a-zA-Z\d.-]*[a-zA-Z\d])?$|^\[?[\da-fA-F:.]+\]?$/, 253),
    default: '',
    cleared_secrets: ['smtp_password'],
    effect: 'The mail server, such as `smtp.mail.example`. Empty: mail stays in the outbox.',
  },
  smtp_port: { schema: Integer(1, 65_535), default: 465, cleared_secrets: ['smtp_password'], effect: 'The port of the mail server.' },
  smtp_security: {
    schema: z.enum(['tls', 'starttls', 'plain']),
    default: 'tls' as const,
    cleared_secrets: ['smtp_password'],
    effect: 'How the way to the mail server is encrypted: from the first byte (port 465), or after a greeting (port 587).',
  },
  smtp_user: { schema: OptionalText(200), default: '', effect: 'The name that the shop logs in with at the mail server.' },
  smtp_password: { schema: OptionalText(200), default: '', secret: true, effect: 'The password to that name.' },
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
    variable: 'TWILIO_ADDRESS',
    effect: 'Where Twilio’s interface is reached.',
  },
  attempts: { schema: Integer(1, 20), default: 6, unit: 'attempts', effect: 'After so many failures in a row a message is given up.' },
  retry_seconds: {
    schema: Integer(1, 3600),
    default: 30,
    unit: 'seconds',
    effect: 'How long to wait after a failure before the next try; twice as long after each further one.',
  },
  retention_days: { schema: Integer(1, 365), default: 30, unit: 'days', effect: 'How long messages are kept after they were written.' },
})
