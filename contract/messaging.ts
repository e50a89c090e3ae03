import * as z from 'zod/mini'
import { CodeDigits } from './code.ts'
import { Count, Id, Language, PageInput, PageOf, Pattern, Sorted, Text, Timestamp } from './fields.ts'
import { operation } from './operation.ts'
import { ConnectionTest } from './setting.ts'

export const MessageKind = z.enum(['mail', 'sms'])
export const MessageState = z.enum(['queued', 'sent', 'failed'])

/** A mail or an SMS, sent or to be sent (IDN-14). */
export const Message = z.object({
  message_id: Id,
  kind: MessageKind,
  recipient: Text(254),
  template: Pattern(/^[a-z_]+$/, 60),
  language: Language,
  /** Of a mail. */
  subject: z.nullable(Text(300)),
  /** The text; a code that must not be read here is shown as dots. */
  body: Text(4000),
  /** The digits, where no channel sends messages of this kind and this page replaces it. */
  code: z.nullable(CodeDigits),
  state: MessageState,
  attempts: Count,
  /** Why the last try failed. */
  error: z.nullable(Text(300)),
  created_at: Timestamp,
  sent_at: z.nullable(Timestamp),
})
export type Message = z.output<typeof Message>

const list = {
  input: z.object({ recipient: z.optional(Text(254)), kind: z.optional(MessageKind), state: z.optional(MessageState), ...PageInput }),
  output: PageOf(Message),
}

export const messaging = {
  outbox: operation({
    path: 'messaging/outbox',
    sealed: 'never',
    kind: 'query',
    access: { who: 'demo' },
    summary: 'What a demo store would have sent by e-mail and SMS, newest first (IDN-14)',
    ...list,
  }),
  list_messages: operation({
    path: 'messaging/list_messages',
    kind: 'query',
    access: { who: 'staff', permission: 'message.view' },
    summary: 'Mail and SMS of the last 30 days, newest first',
    ...list,
    input: z.object({ ...list.input.shape, sort: Sorted('created_at') }),
  }),
  send_test: operation({
    path: 'messaging/send_test',
    kind: 'non_transactional',
    access: { who: 'staff', permission: 'setting.edit_providers' },
    rate: 'code',
    summary: 'Sends a test message at once, and returns the error of the mail server or the SMS provider',
    refusals: ['messaging.no_provider'],
    input: z.object({ kind: MessageKind, recipient: Text(254) }),
    output: ConnectionTest,
  }),
}
