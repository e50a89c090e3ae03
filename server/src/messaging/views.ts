import type { messaging, Message } from '@longmall/contract/messaging.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../kernel/cursor.ts'
import { waysOut } from './ways-out.ts'

type Row = Omit<Message, 'code'> & { code: string | null }
const dots = '••••••'

/**
 * Messages, newest first, 20 a page when not said otherwise; `recipient` finds a part of it. A code is shown only where nothing
 * sends messages of its kind, so that this list stands in for the mail: else it is its receiver's alone (IDN-14).
 */
export async function listMessages(
  context: Context,
  { recipient, kind, state, cursor, page_size = 20 }: InputOf<typeof messaging.outbox>,
): Promise<OutputOf<typeof messaging.outbox>> {
  const [before] = cursor === undefined ? ['2147483648'] : readCursor(cursor, [cursorForm.id])
  const { rows } = await sql<Row>`
    select id as message_id, kind, recipient, template, language, nullif(subject, '') as subject, body, code, state, tries, error, created_at, sent_at
    from message
    where id < ${before}::bigint
      ${recipient === undefined ? sql`` : sql`and strpos(lower(recipient), lower(${recipient})) > 0`}
      ${kind === undefined ? sql`` : sql`and kind = ${kind}`}
      ${state === undefined ? sql`` : sql`and state = ${state}`}
    order by id desc limit ${page_size + 1}`.execute(context.db)
  const isSent = waysOut(context)
  const shown = rows.map((row): Message => {
    const code = isSent[row.kind] ? null : row.code
    return { ...row, code, body: row.body.replace('{code}', code ?? dots) }
  })
  return cutPage(shown, page_size, ({ message_id }) => [message_id])
}
