import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Context } from '../../kernel/context.ts'
import { maskName } from '../../kernel/security/mask-name.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'
import { today } from '../today.ts'
import { BoxError } from './box-error.ts'
import type { IncomeAnswer, StateAnswer } from './shapes.ts'

type State = z.output<typeof StateAnswer>

/** What a box is bound to, who is logged in, and what became of its code. */
export async function readState({ db, now }: Context, hardware_id: number): Promise<State> {
  const { rows } = await sql<Omit<State, 'member'> & { account: string | null; logged_in_at: string | null }>`
    select h.device_id, case when k.hardware_id is null then 'none' when k.used_at is not null then 'used' when k.expires_at <= ${now} then 'expired'
        else 'waiting' end as code,
      case when b.id is not null then jsonb_build_object('remark', b.remark, 'plan_name', b.plan_names ->> 'en-us', 'state', b.state,
        'daily_rate', decimal_text(b.daily_rate, 3), 'term_days', b.term_days, 'last_day', (b.expires_on - 1)::text) end as device,
      m.account, h.login_at as logged_in_at
    from box_hardware h left join box_token k on k.hardware_id = h.id left join box b on b.hardware_id = h.id
      left join member m on m.id = h.login_member_id where h.id = ${hardware_id}`.execute(db)
  const { account, logged_in_at, ...state } = rows[0]!
  return { ...state, member: account === null ? null : { name: maskName(account), logged_in_at: logged_in_at! } }
}

/** Income of the day of a box that a member is logged in to. Refuses 409 `not_bound`, 403 `not_logged_in`. */
export async function readIncome(context: Context, hardware_id: number): Promise<z.output<typeof IncomeAnswer>> {
  const { db, setting } = context
  const day = today(context)
  const { rows } = await sql<{ box_id: number | null; login: number | null } & z.output<typeof IncomeAnswer>>`
    select b.id as box_id, h.login_member_id as login, ${day} as day, coalesce(d.minutes, 0) as minutes,
      coalesce(b.minutes_needed, 0) as minutes_needed, decimal_text(b.daily_rate, 3) as daily_rate,
      case when paid.day >= (greatest(b.activated_at, b.owned_at) at time zone ${setting(zoneSettings.time_zone)})::date and paid.day >= b.expires_on - b.term_days
        then jsonb_build_object('day', least(paid.day, b.expires_on - 1)::text, 'mined', decimal_text(coalesce(l.mined, 0), 3)) end as last,
      decimal_text(b.mined - b.mined_before, 3) as total
    from box_hardware h left join box b on b.hardware_id = h.id cross join (select boxes_paid_until() as day) paid
      left join box_day d on d.day = ${day}::date and d.box_id = b.id
      left join box_day l on l.day = least(paid.day, b.expires_on - 1) and l.box_id = b.id
    where h.id = ${hardware_id}`.execute(db)
  const { box_id, login, ...income } = rows[0]!
  if (box_id === null) throw new BoxError(409, 'not_bound')
  if (login === null) throw new BoxError(403, 'not_logged_in')
  return income
}
