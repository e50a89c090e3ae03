import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

/** Visits of goods by day of a zone, days without any left out; `from` counts, `until` does not. */
export async function visitsByDay({ db }: Context, zone: string, from: string, until: string): Promise<{ day: string; visits: number }[]> {
  const { rows } = await sql<{ day: string; visits: number }>`
    select to_char(visited_at at time zone ${zone}, 'YYYY-MM-DD') as day, count(*)::int as visits
    from goods_visit where visited_at >= ${from} and visited_at < ${until} group by 1 order by 1`.execute(db)
  return rows
}
