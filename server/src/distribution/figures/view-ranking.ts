import type { distribution as contract } from '@longmall/contract/distribution.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { textIn } from '../../kernel/database/text-in.ts'
import { windowOfDays, zoneSettings } from '../../kernel/time/store-zone.ts'

interface Row {
  member_id: number
  account: string
  nickname: string
  level_name: string
  orders: number
  sales: bigint
  commission: bigint
  members: number
}

/** Distributors by their sales of generation 1, commission, orders or new members of days of the store's zone: at most 100, those with nothing left out. */
export async function viewRanking(
  { db, language, setting }: Context<StaffActor>,
  { from, until, by }: InputOf<typeof contract.ranking>,
): Promise<OutputOf<typeof contract.ranking>> {
  const zone = setting(zoneSettings.time_zone)
  const { starts_at, ends_at } = windowOfDays(zone, from, until)
  const { rows } = await sql<Row>`
    with sums as (
      select distributor_id, sum(orders)::int as orders, sum(sales)::bigint as sales, sum(commission)::bigint as commission from (
        select distributor_id, orders, sales, commission from commission_day_distributor where day between ${from}::date and ${until}::date
        union all select distributor_id, orders, sales, commission from commission_sums(greatest(${starts_at}::timestamptz, commission_unsummed(${zone})), ${ends_at})
      ) part group by distributor_id
    ), bound as (
      select distributor_id, count(*)::int as members from distribution_binding
      where bound_at >= ${starts_at} and bound_at < ${ends_at} and ended_at is null group by distributor_id
    ), ranked as (
      select distributor_id, coalesce(orders, 0) as orders, coalesce(sales, 0) as sales, coalesce(commission, 0) as commission, coalesce(members, 0) as members
      from sums full join bound using (distributor_id)
    )
    select m.id as member_id, m.account, m.nickname, r.orders, r.sales, r.commission, r.members,
      coalesce(${textIn(language, { texts: 'distributor_level_text', of: 'level_id', id: sql`d.level_id` })}, '#' || d.level_id) as level_name
    from (select * from ranked r where ${sql.ref(`r.${by}`)} > 0 order by ${sql.ref(`r.${by}`)} desc, r.distributor_id limit 100) r
      join distributor d on d.member_id = r.distributor_id join member m on m.id = d.member_id
    order by ${sql.ref(`r.${by}`)} desc, r.distributor_id`.execute(db)
  return { list: rows.map((row) => ({ ...row, sales: toDecimal(row.sales, 'MONEY'), commission: toDecimal(row.commission, 'MONEY') })) }
}
