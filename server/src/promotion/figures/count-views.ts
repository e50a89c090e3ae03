import { sql } from 'kysely'
import { dayIn } from '../../kernel/clock.ts'
import type { Context, Site } from '../../kernel/context.ts'
import type { Shared } from '../../kernel/shared.ts'
import { zoneSettings } from '../../kernel/store-zone.ts'

interface Counted {
  promotion_id: number
  day: string
  views: number
}

const counts = new WeakMap<Shared, Map<string, Counted>>()

/** Counts a view of a promotion's page in the process; `writeViews` writes what was counted. */
export function countView({ site: { shared }, now, setting }: Context, promotion_id: number): void {
  const day = dayIn(setting(zoneSettings.time_zone), now)
  let known = counts.get(shared)
  if (!known) counts.set(shared, (known = new Map()))
  const key = `${promotion_id} ${day}`
  const counted = known.get(key)
  if (counted) counted.views++
  else known.set(key, { promotion_id, day, views: 1 })
}

/** Writes the views that this process counted, in one statement; what cannot be written is counted again. Those of a deleted promotion go. */
export async function writeViews({ db, shared }: Site): Promise<void> {
  const counted = [...(counts.get(shared)?.values() ?? [])]
  if (counted.length === 0) return
  counts.delete(shared)
  try {
    await sql`
      insert into promotion_figure as f (promotion_id, day, views)
      select c.promotion_id, c.day, c.views from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) c (promotion_id int, day date, views int)
        join promotion p on p.id = c.promotion_id order by c.promotion_id, c.day
      on conflict (promotion_id, day) do update set views = f.views + excluded.views`.execute(db)
  } catch (error) {
    const known = counts.get(shared) ?? new Map<string, Counted>()
    counts.set(shared, known)
    for (const one of counted) {
      const key = `${one.promotion_id} ${one.day}`
      known.set(key, { ...one, views: one.views + (known.get(key)?.views ?? 0) })
    }
    throw error
  }
}
