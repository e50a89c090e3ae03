import type { Language } from '@longmall/contract/fields.ts'
import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { queueMessage, type Message } from './queue-message.ts'
import type { Notice, Notices } from './templates.ts'

/** Queues a mail within the caller's transaction. Refuses nothing: what cannot be sent stays in the outbox (IDN-14). */
export const queueMail = (context: Context, message: Message): Promise<void> => queueMessage(context, 'mail', message)

/** Queues a mail to a member, its words and its values in their own language; who has cancelled the account is not notified. */
export async function notifyMember<Name extends Notice>(
  context: Context,
  member_id: number,
  template: Name,
  params: (language: Language) => Notices[Name],
): Promise<void> {
  const { rows } = await sql<{ email: string; language: Language }>`
    select email, language from member where id = ${member_id} and state <> 'cancelled'`.execute(context.db)
  for (const { email, language } of rows)
    await queueMail(context, { to: email, language, template, params: params(language) } as Extract<Message, { template: Name }>)
}
