import { toDecimal, type UnitCode } from '@longmall/contract/units.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { MonthTotal, Topic, wallet } from '@longmall/contract/wallet.ts'
import { sql } from 'kysely'
import { dayIn } from '../../kernel/time/clock.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'
import { statementAccounts } from './accounts.ts'
import { lastMonths, monthPeriod } from './periods.ts'

interface Sum {
  month: string
  topic: Topic
  plus: bigint
  minus: bigint
  count: number
}

/** Sums of the last months (12 where not said) of a member's unit, over the buckets that can be spent, by topic. */
export async function listMonths(
  { db, actor, now, setting }: Context<MemberActor>,
  { unit = 'MONEY', count = 12 }: InputOf<typeof wallet.months>,
): Promise<OutputOf<typeof wallet.months>> {
  const zone = setting(zoneSettings.time_zone)
  const months = lastMonths(dayIn(zone, now).slice(0, 7), count)
  const period = { from: monthPeriod(zone, months.at(-1)!).from, until: monthPeriod(zone, months[0]!).until }
  const accounts = await statementAccounts(db, actor.member_id, { unit, period })
  // A transfer between the buckets nets to zero, and only its net amount counts.
  const { rows } = await sql<Sum>`
    select month, topic, coalesce(sum(amount) filter (where amount > 0), 0)::bigint as plus,
      coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as minus, count(*)::int as count
    from (
      select to_char(min(e.effective_at) at time zone ${zone}, 'YYYY-MM') as month, e.topic, sum(e.amount) as amount
      from unnest(${accounts.map(({ id }) => id)}::bigint[], ${accounts.map(({ low }) => low)}::bigint[],
          ${accounts.map(({ high }) => high)}::bigint[]) as one (id, low, high)
        join entry e on e.account_id = one.id and e.account_version > one.low and e.account_version <= one.high
      group by e.transfer_id, e.topic having sum(e.amount) <> 0
    ) whole group by month, topic order by month, plus desc, minus desc`.execute(db)
  return {
    unit,
    list: months.map((month) =>
      showMonth(
        month,
        rows.filter((row) => row.month === month),
        unit,
      ),
    ),
  }
}

function showMonth(month: string, sums: readonly Sum[], unit: UnitCode): MonthTotal {
  const total = (side: 'plus' | 'minus') =>
    toDecimal(
      sums.reduce((sum, one) => sum + one[side], 0n),
      unit,
    )
  return {
    month,
    in: total('plus'),
    out: total('minus'),
    topics: sums.map(({ topic, plus, minus, count }) => ({ topic, in: toDecimal(plus, unit), out: toDecimal(minus, unit), count })),
  }
}
