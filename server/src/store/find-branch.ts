import type { Quote } from '@longmall/contract/order.ts'
import { type RawBuilder, sql } from 'kysely'
import { isAddonOn } from '../kernel/addons.ts'
import type { Context } from '../kernel/context.ts'
import type { Database } from '../kernel/database/database.ts'
import { cacheByCatalogueVersion } from '../kernel/database/cache-by-catalogue-version.ts'
import { zoneSettings } from '../kernel/time/store-zone.ts'
import { type Branch, showBranch } from './branch.ts'
import { isOpenAt } from './rules.ts'

interface Row extends Branch {
  branch_id: number
  closed_days: string[]
}

async function readBranches(db: Database, condition: RawBuilder<boolean>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select s.id as branch_id, t.names, t.addresses, t.notes, s.phone, s.hours, s.closed_days
    from store s cross join lateral (
      select jsonb_object_agg(language, name) as names, jsonb_object_agg(language, address) as addresses, jsonb_object_agg(language, note) as notes
      from store_text where store_id = s.id) t
    where s.is_open and s.offers_pickup and t.names is not null and ${condition} order by s.position, s.id`.execute(db)
  return rows
}

const cachedBranches = cacheByCatalogueVersion((db) => readBranches(db, sql`true`))

/** Stores where an order can be fetched, in the caller's language; none while the add-on is off (SHL-07). */
export async function pickupBranches(context: Context): Promise<Quote['pickup_stores']> {
  if (!isAddonOn(context, 'store')) return []
  const { language, now, setting } = context
  const zone = setting(zoneSettings.time_zone)
  return (await cachedBranches(context)).map((one) => ({
    ...showBranch(one.branch_id, one, language),
    is_open_now: isOpenAt(one, zone, now),
  }))
}

/** A store's details for an order's pickup; null when no such store offers pickup now. */
export async function copyBranch({ db }: Context, branch_id: number): Promise<Branch | null> {
  const [found] = await readBranches(db, sql`s.id = ${branch_id}`)
  if (!found) return null
  const { names, addresses, notes, phone, hours } = found
  return { names, addresses, notes, phone, hours }
}
