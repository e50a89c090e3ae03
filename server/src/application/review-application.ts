import type { application as contract } from '@longmall/contract/application.ts'
import type { Language } from '@longmall/contract/fields.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { audit } from '../kernel/security/audit.ts'
import type { Context, StaffActor } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { translate } from '../kernel/translate.ts'
import { queueMail } from '../messaging/send-mail.ts'
import { queueSms } from '../messaging/send-sms.ts'
import { columns, type ApplicationRow } from './queries.ts'
import { forReview } from './views.ts'

/**
 * Accepts or refuses an application, once, and notifies the applicant in the language they applied in. Refuses
 * `application.not_found`, and `application.decided` when the row is no longer the one that was shown.
 */
export async function reviewApplication(
  context: Context<StaffActor>,
  { application_id, version, decision, reply }: InputOf<typeof contract.review>,
): Promise<OutputOf<typeof contract.review>> {
  const { db, now, actor } = context
  const { rows } = await sql<ApplicationRow>`
    update application a set state = ${decision}, reply = ${reply ?? null}, decided_at = ${now}, reviewed_by = ${actor.staff_id}, version = a.version + 1
    where a.id = ${application_id} and a.version = ${version} and a.state = 'new' returning ${columns}`.execute(db)
  const decided = rows[0]
  if (!decided) {
    const existing = await db.selectFrom('application').select('id').where('id', '=', application_id).executeTakeFirst()
    throw new Refusal(existing ? 'application.decided' : 'application.not_found')
  }
  await notifyApplicant(context, decided)
  const { state, reply: savedReply } = decided
  await audit(context, { subject: `application ${application_id}`, before: { state: 'new' }, after: { state, reply: savedReply } })
  return forReview(decided)
}

/** By SMS to the mobile that was proved, and by mail to the member who applied. */
async function notifyApplicant(
  context: Context,
  { kind, state, mobile, name, application_no, reply, member_id, ...row }: ApplicationRow,
): Promise<void> {
  const language = row.language as Language
  const isAccepted = state === 'accepted'
  const message = {
    language,
    template: isAccepted ? 'application_accepted' : 'application_refused',
    params: {
      application: translate(language, `application.name_${kind}`),
      name,
      number: application_no,
      reply: reply ?? translate(language, isAccepted ? 'application.next_accepted' : 'application.next_refused'),
    },
  } as const
  await queueSms(context, { ...message, to: mobile })
  if (member_id === null) return
  const { email } = await context.db.selectFrom('member').select('email').where('id', '=', member_id).executeTakeFirstOrThrow()
  await queueMail(context, { ...message, to: email })
}
