import type { Context } from '../kernel/context.ts'
import { messagingSettings as own } from './settings.ts'

export type MessageKind = 'mail' | 'sms'

/** Which kinds of message leave the house; the others stay in the outbox. */
export const configuredChannels = ({ setting }: Pick<Context, 'setting'>): Record<MessageKind, boolean> => ({
  mail: Boolean(setting(own.smtp_host) && setting(own.mail_from)),
  sms: Boolean(setting(own.twilio_account_sid) && setting(own.twilio_auth_token) && setting(own.twilio_from)),
})
