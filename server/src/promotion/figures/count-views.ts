import { sql } from 'kysely'
import { dayIn } from '../../kernel/time/clock.ts'
import type { Context, Site } from '../../kernel/context.ts'
import type { Shared } from '../../kernel/shared.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'
import { type CountedThing, countedThings } from './counted-things.ts'

interface Counted {
  thing: CountedThing
  id: number
  day: string
  views: number
}

const counts = new WeakMap<Shared, Map<string, Counted>>()

/** Counts a view of the page of a promotion or a full reduction in the process; `writeViews` writes what was counted. */
export function countView({ site: { shared }, now, setting }: Context, thing: CountedThing, id: number): void {
  const day = dayIn(setting(zoneSettings.time_zone), now)
  count(shared, { thing, id, day, views: 1 })
}

function count(shared: Shared, one: Counted): void {
  let known = counts.get(shared)
  if (!known) counts.set(shared, (known = new Map()))
  const key = `${one.thing} ${one.id} ${one.day}`
  known.set(key, { ...one, views: one.views + (known.get(key)?.views ?? 0) })
}

/** Writes the views that this process counted, a statement for each sort of thing; what cannot be written is counted again. Those of a deleted promotion go. */
export async function writeViews({ db, shared }: Site): Promise<void> {
  const counted = [...(counts.get(shared)?.values() ?? [])]
  counts.delete(shared)
  const written = await Promise.allSettled(
    (['promotion', 'reduction'] as const).map((thing) =>
      writeOf(
        { db, shared },
        thing,
        counted.filter((one) => one.thing === thing),
      ),
    ),
  )
  for (const one of written) if (one.status === 'rejected') throw one.reason
}

async function writeOf({ db, shared }: Pick<Site, 'db' | 'shared'>, thing: CountedThing, counted: readonly Counted[]): Promise<void> {
  if (counted.length === 0) return
  const { things, figures, id } = countedThings[thing]
  try {
    await sql`
      insert into ${figures} as f (${id}, day, views)
      select c.id, c.day, c.views from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) c (id int, day date, views int)
        join ${things} p on p.id = c.id order by c.id, c.day
      on conflict (${id}, day) do update set views = f.views + excluded.views`.execute(db)
  } catch (error) {
    for (const one of counted) count(shared, one)
    throw error
  }
}
