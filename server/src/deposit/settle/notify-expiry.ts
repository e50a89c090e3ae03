import type { PricedUnit } from '@longmall/contract/unit-price.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import { dayOfRun } from '../../award/settlement/day-of-run.ts'
import type { Context } from '../../kernel/context.ts'
import { translate } from '../../kernel/translate.ts'
import { notifyEach } from '../../messaging/send-mail.ts'
import { dueOn } from '../rules.ts'

/** Days between the mail about an expiry and the expiry date. */
const warningDays = 3

interface Row {
  template: 'deposit_due' | 'deposit_ended'
  deposit_no: string
  member_id: number
  unit: PricedUnit
  principal: bigint
  interest: bigint
  due_on: string
  arrangement: 'available' | 'roll_over'
}

/**
 * Answers `award.run_closed`, after the run: mails whose deposits it paid, and whose expire three days later, with what happens to the principal. Once,
 * because a run closes once; for a deposit of three days or less the only mail is that of its payment.
 */
export async function notifyExpiry(context: Context, { run_id }: { run_id: number }): Promise<void> {
  const warned = dueOn(await dayOfRun(context, run_id), 1 + warningDays)
  const { rows } = await sql<Row>`
    select 'deposit_ended' as template, d.deposit_no, d.member_id, d.unit, d.principal, d.interest, d.due_on::text,
      case d.outcome when 'rolled_over' then 'roll_over' else 'available' end as arrangement
    from deposit d where d.run_id = ${run_id}
    union all
    select 'deposit_due', d.deposit_no, d.member_id, d.unit, d.principal, d.interest, d.due_on::text, d.on_expiry
    from deposit d where d.is_open and d.due_on = ${warned}::date and d.days > ${warningDays}
    order by member_id, deposit_no`.execute(context.db)
  await notifyEach(
    context,
    rows.map(({ template, deposit_no, member_id, unit, principal, interest, due_on, arrangement }) => ({
      member_id,
      template,
      params: (language) => ({
        number: deposit_no,
        amount: `${toDecimal(principal, unit)} ${unit}`,
        interest: `${toDecimal(interest, unit)} ${unit}`,
        day: due_on,
        arrangement: translate(language, `certificate.${arrangement}`),
      }),
    })),
  )
}
