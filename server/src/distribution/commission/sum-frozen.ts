import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'

/** Frozen commission in cents by the day of the store's zone on which its order is settled, up to one. */
export async function sumFrozenCommission(
  { db, setting }: Pick<Context, 'db' | 'setting'>,
  until: string,
): Promise<{ day: string; amount: bigint; count: number }[]> {
  const { rows } = await sql<{ day: string; amount: bigint; count: number }>`
    select (t.due_at at time zone ${setting(zoneSettings.time_zone)})::date::text as day, sum(c.rest)::bigint as amount, sum(c.count)::int as count
    from (
      select order_id, sum(amount - clawed_back) as rest, count(*) as count from commission where state = 'frozen' group by order_id
    ) c join timer t on t.kind = 'order.settle' and t.subject = c.order_id::text
    where (t.due_at at time zone ${setting(zoneSettings.time_zone)})::date <= ${until}::date group by 1 order by 1`.execute(db)
  return rows
}
