import type { Picture } from '@longmall/contract/catalogue.ts'
import type { PromotionKind } from '@longmall/contract/promotion-shapes.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { itemJson, nameOf, type ZoneRow } from './list-zone.ts'

export interface CampaignRow extends ZoneRow {
  note: string
  picture: Picture | null
  allows_coupon: boolean
  is_on: boolean
}

/** A promotion whole, in the caller's language, whatever its state; undefined for none of the kind. One statement. */
export async function findCampaign(context: Context, kind: PromotionKind, promotion_id: number): Promise<CampaignRow | undefined> {
  const { rows } = await sql<CampaignRow>`
    select p.id as promotion_id, p.kind, ${nameOf(context.language)} as name, ${nameOf(context.language, 'note')} as note, p.picture, p.starts_at, p.ends_at,
      p.per_member, p.allows_coupon, p.rules, p.is_on,
      coalesce((select jsonb_agg(${itemJson} order by i.position, i.sku_id) from promotion_item i where i.promotion_id = p.id), '[]') as items
    from promotion p where p.id = ${promotion_id} and p.kind = ${kind}`.execute(context.db)
  return rows[0]
}
