import type { FreightTemplate } from '@longmall/pricing/types.ts'
import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import type { Database } from '../kernel/database/database.ts'
import { cacheByCatalogueVersion } from '../kernel/database/cache-by-catalogue-version.ts'

async function readTemplates(db: Database): Promise<FreightTemplate[]> {
  const { rows } = await sql<FreightTemplate>`select id, kind, rows from freight_template order by id`.execute(db)
  return rows
}
const cachedTemplates = cacheByCatalogueVersion(readTemplates)

/** Freight templates as the price engine takes them; ids that name none are left out, null ids of goods without freight too. */
export async function freightTemplates(context: Context, ids: readonly (number | null)[]): Promise<FreightTemplate[]> {
  const requestedIds = [...new Set(ids)].filter((id) => id !== null)
  if (requestedIds.length === 0) return []
  const templates = (await cachedTemplates(context)).filter(({ id }) => requestedIds.includes(id))
  // One made a moment ago may not be among the cached ones: without it freight would be free.
  return templates.length === requestedIds.length
    ? templates
    : (await readTemplates(context.db)).filter(({ id }) => requestedIds.includes(id))
}
