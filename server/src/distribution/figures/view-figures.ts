import type { distribution as contract } from '@longmall/contract/distribution.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { dayIn } from '../../kernel/time/clock.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'
import { membersBalance } from '../../wallet/balances.ts'

interface Totals {
  distributors: number
  applications: number
  pending: bigint
  available_total: bigint
  withdrawn: bigint
  debt: bigint
}
interface DayRow {
  day: string
  orders: number
  sales: bigint
  commission: bigint
}

/** Totals of all distributors, and of days of the store's zone by when orders were paid, at most the last 366 of them; a refund is missing from its order's day. */
export async function viewFigures(
  context: Context<StaffActor>,
  { from, until }: InputOf<typeof contract.figures>,
): Promise<OutputOf<typeof contract.figures>> {
  const totals = await totalsOf(context)
  const days = await daysOf(context, from, until)
  const money = (cents: bigint) => toDecimal(cents, 'MONEY')
  const sum = (name: 'sales' | 'commission') => days.reduce((all, day) => all + day[name], 0n)
  return {
    distributors: totals.distributors,
    applications: totals.applications,
    pending: money(totals.pending),
    frozen: money(await membersBalance(context, 'MONEY', 'frozen:commission')),
    available_total: money(totals.available_total),
    withdrawn: money(totals.withdrawn),
    debt: money(totals.debt),
    orders: days.reduce((all, { orders }) => all + orders, 0),
    sales: money(sum('sales')),
    commission: money(sum('commission')),
    days: days.map(({ day, orders, sales, commission }) => ({ day, orders, sales: money(sales), commission: money(commission) })),
  }
}

async function totalsOf({ db }: Context): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select d.*, s.*, o.* from
      (select count(*)::int as distributors, (select count(*) from distributor_application where state = 'applied')::int as applications from distributor) d,
      (select coalesce(sum(available_total), 0)::bigint as available_total, coalesce(sum(withdrawn), 0)::bigint as withdrawn, coalesce(sum(debt), 0)::bigint as debt
        from distributor_sum) s,
      (select coalesce(sum(amount - clawed_back), 0)::bigint as pending from commission where state = 'pending') o`.execute(db)
  return rows[0]!
}

/** Days that are summed by their sums; the others, today among them, by their rows. */
async function daysOf({ db, now, setting }: Context, from: string, until: string): Promise<DayRow[]> {
  const zone = setting(zoneSettings.time_zone)
  const { rows } = await sql<DayRow>`
    select s.day::date::text as day, coalesce(y.orders, t.orders, 0) as orders, coalesce(y.sales, t.sales, 0)::bigint as sales, coalesce(y.commission, t.commission, 0)::bigint as commission
    from generate_series(greatest(${from}::date, ${until}::date - 365), least(${until}::date, ${dayIn(zone, now)}::date), interval '1 day') s (day)
      left join commission_day y on y.day = s.day::date
      left join lateral commission_totals(case when y.day is null then s.day::timestamp at time zone ${zone} else 'infinity' end, (s.day + interval '1 day')::timestamp at time zone ${zone}) t on y.day is null
    order by s.day`.execute(db)
  return rows
}
