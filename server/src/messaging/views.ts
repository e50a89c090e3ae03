import type { messaging, Message } from '@longmall/contract/messaging.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../kernel/cursor.ts'
import { waysOut } from './ways-out.ts'

type Row = Omit<Message, 'code'> & { code: string | null }
const dots = '••••••'

type Input = InputOf<typeof messaging.outbox>

/** Messages of a demo store, newest first, 20 a page when not said otherwise; `recipient` finds a part of it. */
export const listMessages = (context: Context, input: Input) =>
  readMessages(context, input, (part) => sql`strpos(lower(recipient), ${part}) > 0`)

/** The same for operators, of however many there are: `recipient` finds by its beginning. (CON-10) */
export const listForStaff = (context: Context, input: Input) =>
  readMessages(context, input, (start) => sql`lower(recipient) ~>=~ ${start} and lower(recipient) ~<~ ${`${start}\u{10FFFF}`}`)

/** A code is shown only where nothing sends messages of its kind, so that a list stands in for the mail: else it is its receiver's alone (IDN-14). */
async function readMessages(
  context: Context,
  { recipient, kind, state, cursor, page_size = 20 }: Input,
  isTo: (recipient: string) => RawBuilder<unknown>,
): Promise<OutputOf<typeof messaging.outbox>> {
  const [before] = cursor === undefined ? ['2147483648'] : readCursor(cursor, [cursorForm.id])
  // So long a beginning belongs to few: told to walk all messages by their number, PostgreSQL may find those last.
  const place = recipient !== undefined && recipient.length >= 8 ? sql`(id + 0)` : sql`id`
  const { rows } = await sql<Row>`
    select id as message_id, kind, recipient, template, language, nullif(subject, '') as subject, body, code, state, tries, error, created_at, sent_at
    from message
    where id < ${before}::bigint
      ${recipient === undefined ? sql`` : sql`and ${isTo(recipient.toLowerCase())}`}
      ${kind === undefined ? sql`` : sql`and kind = ${kind}`}
      ${state === undefined ? sql`` : sql`and state = ${state}`}
    order by ${place} desc limit ${page_size + 1}`.execute(context.db)
  const isSent = waysOut(context)
  const shown = rows.map((row): Message => {
    const code = isSent[row.kind] ? null : row.code
    return { ...row, code, body: row.body.replace('{code}', code ?? dots) }
  })
  return cutPage(shown, page_size, ({ message_id }) => [message_id])
}
