import { sql } from 'kysely'
import type { CodeEvents } from '../code/events.ts'
import type { Context } from '../kernel/context.ts'
import { isPermitted } from '../kernel/security/permissions.ts'
import { translate } from '../kernel/translate.ts'
import { queueMail } from '../messaging/send-mail.ts'

const language = 'en-us'

/** Notifies by mail those operators who look after the shop's health that the SMS of an hour are used up. */
export async function notifySmsUsedUp(context: Context, { class: smsClass, count }: CodeEvents['code.sms_limit_reached']): Promise<void> {
  const { rows } = await sql<{ email: string; permissions: string[] }>`
    select s.email, r.permissions from staff s join staff_role r on r.name = s.role where s.is_active order by s.id`.execute(context.db)
  const params = { count, codes: translate(language, `message.sms_limit_reached.${smsClass}`) }
  for (const { email, permissions } of rows)
    if (isPermitted(permissions, 'health.view')) await queueMail(context, { to: email, template: 'sms_limit_reached', language, params })
}
