import { sql } from 'kysely'
import { dayIn } from '../../kernel/time/clock.ts'
import type { Context, Site } from '../../kernel/context.ts'
import type { Shared } from '../../kernel/shared.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'
import { type FigureSubject, figureTables } from './figure-tables.ts'

interface CountedViews {
  subject: FigureSubject
  id: number
  day: string
  views: number
}

const counts = new WeakMap<Shared, Map<string, CountedViews>>()

/** Counts a view of the page of a promotion or a full reduction in the process; `writeViews` writes what was counted. */
export function countView({ site: { shared }, now, setting }: Context, subject: FigureSubject, id: number): void {
  const day = dayIn(setting(zoneSettings.time_zone), now)
  count(shared, { subject, id, day, views: 1 })
}

function count(shared: Shared, one: CountedViews): void {
  let subjectCounts = counts.get(shared)
  if (!subjectCounts) counts.set(shared, (subjectCounts = new Map()))
  const key = `${one.subject} ${one.id} ${one.day}`
  subjectCounts.set(key, { ...one, views: one.views + (subjectCounts.get(key)?.views ?? 0) })
}

/** Writes the views that this process counted, a statement for each sort of thing; what cannot be written is counted again. Those of a deleted promotion go. */
export async function writeViews({ db, shared }: Site): Promise<void> {
  const counted = [...(counts.get(shared)?.values() ?? [])]
  counts.delete(shared)
  const written = await Promise.allSettled(
    (['promotion', 'reduction'] as const).map((subject) =>
      writeSubject(
        { db, shared },
        subject,
        counted.filter((one) => one.subject === subject),
      ),
    ),
  )
  for (const one of written) if (one.status === 'rejected') throw one.reason
}

async function writeSubject(
  { db, shared }: Pick<Site, 'db' | 'shared'>,
  subject: FigureSubject,
  counted: readonly CountedViews[],
): Promise<void> {
  if (counted.length === 0) return
  const { subjects, figures, id } = figureTables[subject]
  try {
    await sql`
      insert into ${figures} as f (${id}, day, views)
      select c.id, c.day, c.views from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) c (id int, day date, views int)
        join ${subjects} p on p.id = c.id order by c.id, c.day
      on conflict (${id}, day) do update set views = f.views + excluded.views`.execute(db)
  } catch (error) {
    for (const one of counted) count(shared, one)
    throw error
  }
}
