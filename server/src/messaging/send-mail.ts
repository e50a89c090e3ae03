import type { Language } from '@longmall/contract/fields.ts'
import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { queueMessage, queueMessages, type Message } from './queue-message.ts'
import type { Notice, Notices } from './templates.ts'

/** Mails of one statement. */
const batch = 500

/** A notice to a member, and what its words need in their language. */
export type MemberNotice = {
  [Name in Notice]: { member_id: number; template: Name; params: (language: Language) => Notices[Name] }
}[Notice]

/** Queues a mail within the caller's transaction. Refuses nothing: what cannot be sent stays in the outbox (IDN-14). */
export const queueMail = (context: Context, message: Message): Promise<void> => queueMessage(context, 'mail', message)

/** Queues a mail to a member, its words and its values in their own language; who has cancelled the account is not notified. */
export const notifyMember = <Name extends Notice>(
  context: Context,
  member_id: number,
  template: Name,
  params: (language: Language) => Notices[Name],
): Promise<void> => notifyEach(context, [{ member_id, template, params } as MemberNotice])

/** The same for any number of notices, some of them to the same member: two statements for each 500. */
export async function notifyEach(context: Context, notices: readonly MemberNotice[]): Promise<void> {
  for (let from = 0; from < notices.length; from += batch) await notifyBatch(context, notices.slice(from, from + batch))
}

async function notifyBatch(context: Context, notices: readonly MemberNotice[]): Promise<void> {
  const { rows } = await sql<{ id: number; email: string; language: Language }>`
    select id, email, language from member where id = any (${[...new Set(notices.map(({ member_id }) => member_id))]}::int[]) and state <> 'cancelled'`.execute(
    context.db,
  )
  const members = new Map(rows.map((row) => [row.id, row]))
  const messages = notices.flatMap(({ member_id, template, params }) => {
    const member = members.get(member_id)
    return member ? [{ to: member.email, language: member.language, template, params: params(member.language) } as Message] : []
  })
  await queueMessages(context, 'mail', messages)
}
