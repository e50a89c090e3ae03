import type { messaging, Message } from '@longmall/contract/messaging.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { readPage, type ListOrder } from '../kernel/database/list-order.ts'
import { configuredChannels } from './configured-channels.ts'

type Row = Omit<Message, 'code'> & { code: string | null }
const dots = '••••••'

type Input = InputOf<typeof messaging.list_messages>
const order: ListOrder<'created_at'> = { id: sql`id`, defaultSort: '-created_at', sorts: { created_at: 'id' } }

/** Messages of a demo store, newest first, 20 a page by default; `recipient` finds a part of it. */
export const listMessages = (context: Context, input: Input) =>
  readMessages(context, input, (part) => sql`strpos(lower(recipient), ${part}) > 0`)

/** The same for operators, of however many there are: `recipient` finds by its beginning. (CON-10) */
export const listForStaff = (context: Context, input: Input) =>
  readMessages(context, input, (start) => sql`lower(recipient) ~>=~ ${start} and lower(recipient) ~<~ ${`${start}\u{10FFFF}`}`)

/** A code is shown only where nothing sends messages of its kind, so that a list stands in for the mail: else it is its receiver's alone (IDN-14). */
async function readMessages(
  context: Context,
  { recipient, kind, state, ...page }: Input,
  isTo: (recipient: string) => RawBuilder<unknown>,
): Promise<OutputOf<typeof messaging.outbox>> {
  // So long a beginning belongs to few.
  const isSelective = recipient !== undefined && recipient.length >= 8
  const { list, next } = await readPage(
    context.db,
    order,
    { ...page, isSelective },
    ({ after, by, cursorColumn, limit }) => sql<Row>`
    select id as message_id, kind, recipient, template, language, nullif(subject, '') as subject, body, code, state, attempts, error, created_at, sent_at${cursorColumn}
    from message
    where ${after}
      ${recipient === undefined ? sql`` : sql`and ${isTo(recipient.toLowerCase())}`}
      ${kind === undefined ? sql`` : sql`and kind = ${kind}`}
      ${state === undefined ? sql`` : sql`and state = ${state}`}
    order by ${by} limit ${limit}`,
  )
  const isSent = configuredChannels(context)
  const shown = list.map((row): Message => {
    const code = isSent[row.kind] ? null : row.code
    return { ...row, code, body: row.body.replace('{code}', code ?? dots) }
  })
  return { list: shown, next }
}
