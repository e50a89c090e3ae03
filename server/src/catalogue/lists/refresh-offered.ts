import { orderTypes, type OrderType } from '@longmall/contract/order.ts'
import { sql } from 'kysely'
import type { Context, Site } from '../../kernel/context.ts'
import { inTransaction, type Database } from '../../kernel/database/database.ts'
import { isListed } from '../../kernel/delivery.ts'
import { readSetting } from '../../kernel/settings.ts'
import { catalogueChanged } from '../../kernel/shared.ts'
import { indexGoods } from '../index-goods.ts'
import { refreshGoods } from '../refresh-goods.ts'

interface OfferKey {
  goods_type: OrderType
  requires_phone: boolean
}
const offerKeys: OfferKey[] = orderTypes.flatMap((goods_type) => [false, true].map((requires_phone) => ({ goods_type, requires_phone })))

/**
 * At the start of a process: lists, search and top lists have what the shop can bring to its end, and leave the rest out
 * (decisions/0052). Answers how many goods came or went; none where nothing changed.
 */
export const refreshOfferedGoods = (site: Site): Promise<number> => inTransaction(site.db, (db) => refreshOffered(db, site))

/** The same when the shop's carriers changed or it opened. */
export async function refreshAfterDeliveryChange({ db, site }: Context): Promise<void> {
  // This process may not know of the change yet.
  await site.shared.refresh()
  await refreshOffered(db, site)
}

async function refreshOffered(db: Database, site: Site): Promise<number> {
  const offerContext = { site, setting: ((one) => readSetting(site.shared.settings, one)) satisfies Context['setting'] }
  const withheld = offerKeys.filter(({ goods_type, requires_phone }) => !isListed(offerContext, { order_type: goods_type, requires_phone }))
  const changed = await updateWithheld(db, withheld)
  if (changed.length === 0) return 0
  const { rows } = await sql<{ id: number }>`
    select g.id from goods g join jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) c (goods_type text, requires_phone boolean)
      on c.goods_type = g.goods_type and c.requires_phone = (g.requirement -> 'phone' is not distinct from 'true'::jsonb) order by g.id`.execute(
    db,
  )
  const ids = rows.map(({ id }) => id)
  await refreshGoods(db, ids)
  await indexGoods(db, ids)
  await catalogueChanged(db)
  return ids.length
}

/** Writes which goods are withheld, and answers of which that changed; processes that start at once wait for each other. */
async function updateWithheld(db: Database, withheld: readonly OfferKey[]): Promise<OfferKey[]> {
  await sql`lock table goods_release_requirement in share row exclusive mode`.execute(db)
  const { rows } = await sql<OfferKey>`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(withheld)}::jsonb) w (goods_type text, requires_phone boolean)
    ), deleted as (
      delete from goods_release_requirement where (goods_type, requires_phone) not in (select goods_type, requires_phone from wanted) returning goods_type, requires_phone
    ), fresh as (
      insert into goods_release_requirement (goods_type, requires_phone) select goods_type, requires_phone from wanted on conflict do nothing returning goods_type, requires_phone
    )
    select goods_type, requires_phone from deleted union all select goods_type, requires_phone from fresh`.execute(db)
  return rows
}
