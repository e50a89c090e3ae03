import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { emit } from '../../kernel/work/outbox.ts'
import '../events.ts'
import { codeSettings as own } from '../settings.ts'

/** Codes that anybody can cause; each class has SMS of its own for an hour of the real clock. */
export type SharedClass = 'entry' | 'other'
export const sharedClasses = ['entry', 'other'] as const

const budgets = { entry: own.sms_log_in_per_hour, other: own.sms_other_per_hour }

export interface SmsBudget {
  class: SharedClass
  sent: number
  max: number
}

/** SMS with codes that left within the last hour, and how many may. */
export async function smsBudgets(context: Context): Promise<SmsBudget[]> {
  const sent = await Promise.all(sharedClasses.map((one) => countSms(context, one)))
  return sharedClasses.map((one, at) => ({ class: one, sent: sent[at]!, max: context.setting(budgets[one]) }))
}

async function countSms({ db }: Context, which: SharedClass): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from code_request
    where class = ${which} and kind = 'sms' and is_sent and counted_at > clock_timestamp() - interval '1 hour'`.execute(db)
  return rows[0]!.count
}

export const isSmsUsedUp = async (context: Context, which: SharedClass): Promise<boolean> =>
  (await countSms(context, which)) >= context.setting(budgets[which])

/** Says once an hour that the SMS of a class are used up, in the transaction of the last one. */
export async function alertSmsUsedUp(context: Context, which: SharedClass): Promise<void> {
  if (!(await isSmsUsedUp(context, which))) return
  const { numAffectedRows } = await sql`
    insert into sms_alert as a (class, sent_at) values (${which}, clock_timestamp())
    on conflict (class) do update set sent_at = excluded.sent_at where a.sent_at <= clock_timestamp() - interval '1 hour'`.execute(
    context.db,
  )
  if (numAffectedRows) await emit(context, 'code.sms_limit_reached', { class: which, count: context.setting(budgets[which]) })
}
