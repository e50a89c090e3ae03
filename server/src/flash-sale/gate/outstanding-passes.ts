import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Site } from '../../kernel/context.ts'
import type { Database } from '../../kernel/database/database.ts'

const holders = new WeakMap<Site, string>()

/** What this process calls itself among those that give passes, for as long as it runs. */
export function holderOf(site: Site): string {
  let holder = holders.get(site)
  if (!holder) holders.set(site, (holder = randomUUID()))
  return holder
}

/** Units of the passes of a session that are alive and have not become orders, by SKU; `except` leaves those of one process out. */
export async function outstandingPasses(db: Database, promotion_id: number, except?: string): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ sku_id: number; quantity: number }>`
    select p.sku_id, sum(p.quantity)::int as quantity from flash_sale_pass p
    where p.promotion_id = ${promotion_id} and p.expires_at > store_now()
      and (${except ?? null}::uuid is null or p.process_id <> ${except ?? null}::uuid)
      and not exists (select from flash_sale_used_pass u where u.pass = p.pass)
    group by p.sku_id`.execute(db)
  return new Map(rows.map(({ sku_id, quantity }) => [sku_id, quantity]))
}
