import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

/** Distinct people who opened a page, by day of the store's zone, both days counted; days without anybody are left out. */
export async function visitorsByDay({ db }: Context, first_day: string, last_day: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ day: string; visitors: number }>`
    select day::text, sum(visitors)::int as visitors from (
      select day, visitors from visitor_day where day between ${first_day}::date and ${last_day}::date
      union all
      select day, count(*)::int from daily_visitor where is_counted and day between ${first_day}::date and ${last_day}::date group by day
    ) one group by day`.execute(db)
  return new Map(rows.map(({ day, visitors }) => [day, visitors]))
}
