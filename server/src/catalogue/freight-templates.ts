import type { FreightTemplate } from '@longmall/pricing/types.ts'
import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import type { Database } from '../kernel/database/database.ts'
import { keptFacts } from '../kernel/database/kept.ts'

async function readTemplates(db: Database): Promise<FreightTemplate[]> {
  const { rows } = await sql<FreightTemplate>`select id, kind, rows from freight_template order by id`.execute(db)
  return rows
}
const keptTemplates = keptFacts(readTemplates)

/** Freight templates as the price engine takes them; ids that name none are left out, null ids of goods without freight too. */
export async function freightTemplates(context: Context, ids: readonly (number | null)[]): Promise<FreightTemplate[]> {
  const wanted = [...new Set(ids)].filter((id) => id !== null)
  if (wanted.length === 0) return []
  const found = (await keptTemplates(context)).filter(({ id }) => wanted.includes(id))
  // One made a moment ago may not be among the kept: without it freight would be free.
  return found.length === wanted.length ? found : (await readTemplates(context.db)).filter(({ id }) => wanted.includes(id))
}
