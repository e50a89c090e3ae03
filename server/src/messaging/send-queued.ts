import type { Language } from '@longmall/contract/fields.ts'
import { sql } from 'kysely'
import { createContext, type Context, type Site } from '../kernel/context.ts'
import type { Timestamp } from '../kernel/time/clock.ts'
import { spanOf } from '../kernel/observe/watch.ts'
import { deliverMail } from './deliver-mail.ts'
import { deliverSms } from './deliver-sms.ts'
import { messagingSettings as own } from './settings.ts'
import { Undeliverable } from './undeliverable.ts'
import { configuredChannels, type MessageKind } from './configured-channels.ts'

export interface Outgoing {
  recipient: string
  language: Language
  subject: string
  /** `{code}` stands where the code belongs. */
  body: string
  code: string | null
}

interface Claimed extends Outgoing {
  id: number
  kind: MessageKind
  attempts: number
  send_until: Timestamp
}

const deliver: Record<MessageKind, (context: Context, message: Outgoing) => Promise<void>> = { mail: deliverMail, sms: deliverSms }
const batchSize = 8
// A message is locked at least this long by an attempt; every provider times out sooner.
const claimSeconds = 30

/**
 * Sends queued messages that have a provider, eight at a time, and returns the number of attempts; `only` limits it to one kind, so that
 * a hanging mail server does not block SMS. A failure is retried after 30 s, 60 s, … A message whose process died is sent again:
 * possibly twice, but not lost.
 */
export async function sendQueued(site: Site, only?: MessageKind): Promise<number> {
  const context = createContext(site, { kind: 'system' })
  const isOut = configuredChannels(context)
  const kinds = (['mail', 'sms'] as const).filter((kind) => isOut[kind] && (only ?? kind) === kind)
  if (!kinds.length) return 0
  const claimed = await claim(context, kinds)
  await Promise.all(claimed.map((message) => spanOf(`send ${message.kind}`, () => sendOne(context, message))))
  return claimed.length
}

async function claim({ db, setting }: Context, kinds: MessageKind[]): Promise<Claimed[]> {
  const { rows } = await sql<Claimed>`
    update message set attempts = attempts + 1,
      next_attempt_at = clock_timestamp() + make_interval(secs => greatest(${claimSeconds}, ${setting(own.retry_seconds)} * 2 ^ attempts))
    where id in (
      select id from message where state = 'queued' and kind = any(${kinds}) and next_attempt_at <= clock_timestamp()
      order by id limit ${batchSize} for update skip locked)
    returning id, kind, recipient, language, subject, body, code, attempts, send_until`.execute(db)
  return rows
}

async function sendOne(context: Context, message: Claimed): Promise<void> {
  if (message.send_until <= context.now) return end(context, message, 'failed', 'it was of no use any more')
  try {
    await deliver[message.kind](context, message)
    await end(context, message, 'sent', null)
  } catch (error) {
    const errorText = redactedError(error, message)
    // Without the receiver and without the text: a log is read by others.
    context.site.log.warn({ message_id: message.id, kind: message.kind, attempts: message.attempts, reason: errorText }, 'message not sent')
    const isFinal = error instanceof Undeliverable || message.attempts >= context.setting(own.attempts)
    if (isFinal) return end(context, message, 'failed', errorText)
    await context.db.updateTable('message').set({ error: errorText }).where('id', '=', message.id).execute()
  }
}

/** The code is cleared when the message is finished. */
async function end({ db, now }: Context, { id }: Claimed, state: 'sent' | 'failed', error: string | null): Promise<void> {
  const sent_at = state === 'sent' ? now : null
  await db.updateTable('message').set({ state, error, sent_at, code: null }).where('id', '=', id).where('state', '=', 'queued').execute()
}

/** A server's error may repeat the message. */
function redactedError(error: unknown, { recipient, code }: Outgoing): string {
  let errorText = error instanceof Error ? error.message : String(error)
  for (const secret of [recipient, code]) if (secret) errorText = errorText.replaceAll(secret, '…')
  return errorText.slice(0, 300)
}
