import { sql } from 'kysely'
import type { Database } from '../../kernel/database/database.ts'
import { isShown } from '../cards.ts'

interface ListingFacts {
  /** Something is on sale. */
  has_goods: boolean
  /** Something on sale goes into a parcel. */
  has_parcels: boolean
  has_freight: boolean
}

/** Whether there is anything to buy, and to send it by. */
export async function listingFacts(db: Database): Promise<ListingFacts> {
  const { rows } = await sql<ListingFacts>`
    select exists (select from goods g where ${isShown}) as has_goods,
      exists (select from goods g where ${isShown} and g.goods_type not in ('virtual', 'pledge')) as has_parcels,
      exists (select from freight_template) as has_freight`.execute(db)
  return rows[0]!
}
