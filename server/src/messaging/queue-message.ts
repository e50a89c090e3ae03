import type { Language } from '@longmall/contract/fields.ts'
import { sql } from 'kysely'
import { plus, type Timestamp } from '../kernel/time/clock.ts'
import type { Context } from '../kernel/context.ts'
import { storeName } from '../kernel/store-name.ts'
import { zoneSettings } from '../kernel/time/store-zone.ts'
import { translate } from '../kernel/translate.ts'
import type { CodeTemplate, Notice, Notices, Template } from './templates.ts'

interface Receiver {
  /** An e-mail address; a mobile, with its country's prefix where it is not of mainland China. */
  to: string
  /** The caller's when not given. */
  language?: Language
}

export interface CodeMessage extends Receiver {
  template: CodeTemplate
  /** Stored apart from the text, wiped once sent, never in a log. */
  code: string
  params: { minutes: number }
  /** Store clock: later it is of no use and not sent. */
  send_until: Timestamp
}
/** A token in place of `{code}` in the text of a notice: as secret as a code. */
export interface SecretPart {
  code: string
  send_until: Timestamp
}
export type NoticeMessage = { [Name in Notice]: Receiver & { template: Name; params: Notices[Name]; secret?: SecretPart } }[Notice]
export type Message = CodeMessage | NoticeMessage

/** Writes a message into the caller's transaction; it is sent soon after the commit, when its kind has a way out. */
export const queueMessage = (context: Context, kind: 'mail' | 'sms', message: Message): Promise<void> =>
  queueMessages(context, kind, [message])

/** Writes messages of a kind in one statement. */
export async function queueMessages(context: Context, kind: 'mail' | 'sms', messages: readonly Message[]): Promise<void> {
  if (messages.length === 0) return
  const { db, now } = context
  const rows = messages.map((message) => {
    const secret: SecretPart | undefined = 'code' in message ? message : message.secret
    const { subject, body } = renderTemplate(context, kind, message)
    return {
      recipient: message.to,
      template: message.template,
      language: message.language ?? context.language,
      subject: kind === 'mail' ? subject : '',
      body,
      code: secret?.code ?? null,
      send_until: secret?.send_until ?? plus(now, { days: 1 }),
    }
  })
  await sql`
    insert into message (kind, recipient, template, language, subject, body, code, created_at, send_until)
    select ${kind}, m.recipient, m.template, m.language, m.subject, m.body, m.code, ${now}, m.send_until
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) m (recipient text, template text, language text, subject text, body text, code text,
      send_until timestamptz)`.execute(db)
}

// Whoever is logged in as the member asked for these: ignoring such a message would not be enough.
const needsLogIn = new Set<Template>(['code_email', 'code_mobile', 'code_payment_password', 'code_cancel_account'])

/** Subject and body of a message; `{code}` stays in the body. */
function renderTemplate(context: Context, kind: 'mail' | 'sms', message: Message): { subject: string; body: string } {
  const language = message.language ?? context.language
  const params = { ...message.params, at: context.now, store: storeName(context, language) }
  const t = (key: Parameters<typeof translate>[1], more = {}) =>
    translate(language, key, { ...params, ...more }, context.setting(zoneSettings.time_zone))
  const subject = t(`message.${message.template}.subject`)
  if (!('code' in message)) return { subject, body: t(`message.${message.template}.text`) }
  const advice = t(needsLogIn.has(message.template) ? 'message.code.change_password' : 'message.code.ignore')
  const reason = t(`message.${message.template}.reason`)
  return { subject, body: t(kind === 'mail' ? 'message.code.text' : 'message.code.sms', { reason, advice }) }
}
