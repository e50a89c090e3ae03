import type { Language } from '@longmall/contract/fields.ts'
import { sql } from 'kysely'
import { createContext, type Context, type Site } from '../kernel/context.ts'
import type { Timestamp } from '../kernel/time/clock.ts'
import { spanOf } from '../kernel/observe/watch.ts'
import { deliverMail } from './deliver-mail.ts'
import { deliverSms } from './deliver-sms.ts'
import { messagingSettings as own } from './settings.ts'
import { Undeliverable } from './undeliverable.ts'
import { waysOut, type Kind } from './ways-out.ts'

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
  kind: Kind
  tries: number
  send_until: Timestamp
}

const deliver: Record<Kind, (context: Context, message: Outgoing) => Promise<void>> = { mail: deliverMail, sms: deliverSms }
const atOnce = 8
// A try under way holds its message so long at least; each way out gives up sooner.
const holdSeconds = 30

/**
 * Sends what waits and has a way out, eight at a time, and answers how many were tried; of one kind alone when `only` says so, so that
 * a mail server that hangs holds up no SMS. A failure is tried again after 30 s, 60 s, …
 * A message that was taken up by a process that then died is taken up again: it may arrive twice, it is not lost.
 */
export async function sendQueued(site: Site, only?: Kind): Promise<number> {
  const context = createContext(site, { kind: 'system' })
  const isOut = waysOut(context)
  const kinds = (['mail', 'sms'] as const).filter((kind) => isOut[kind] && (only ?? kind) === kind)
  if (!kinds.length) return 0
  const claimed = await claim(context, kinds)
  await Promise.all(claimed.map((message) => spanOf(`send ${message.kind}`, () => sendOne(context, message))))
  return claimed.length
}

async function claim({ db, setting }: Context, kinds: Kind[]): Promise<Claimed[]> {
  const { rows } = await sql<Claimed>`
    update message set tries = tries + 1,
      next_try_at = clock_timestamp() + make_interval(secs => greatest(${holdSeconds}, ${setting(own.pause_seconds)} * 2 ^ tries))
    where id in (
      select id from message where state = 'queued' and kind = any(${kinds}) and next_try_at <= clock_timestamp()
      order by id limit ${atOnce} for update skip locked)
    returning id, kind, recipient, language, subject, body, code, tries, send_until`.execute(db)
  return rows
}

async function sendOne(context: Context, message: Claimed): Promise<void> {
  if (message.send_until <= context.now) return end(context, message, 'failed', 'it was of no use any more')
  try {
    await deliver[message.kind](context, message)
    await end(context, message, 'sent', null)
  } catch (error) {
    const words = wordsOf(error, message)
    // Without the receiver and without the words: a log is read by others.
    context.site.log.warn({ message_id: message.id, kind: message.kind, tries: message.tries, reason: words }, 'message not sent')
    const isOver = error instanceof Undeliverable || message.tries >= context.setting(own.tries)
    if (isOver) return end(context, message, 'failed', words)
    await context.db.updateTable('message').set({ error: words }).where('id', '=', message.id).execute()
  }
}

/** The code goes with the message's end: nobody needs it here any longer. */
async function end({ db, now }: Context, { id }: Claimed, state: 'sent' | 'failed', error: string | null): Promise<void> {
  const sent_at = state === 'sent' ? now : null
  await db.updateTable('message').set({ state, error, sent_at, code: null }).where('id', '=', id).where('state', '=', 'queued').execute()
}

/** What a server says may repeat what it was sent. */
function wordsOf(error: unknown, { recipient, code }: Outgoing): string {
  let words = error instanceof Error ? error.message : String(error)
  for (const secret of [recipient, code]) if (secret) words = words.replaceAll(secret, '…')
  return words.slice(0, 300)
}
