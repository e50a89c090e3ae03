import type { Picture } from '@longmall/contract/catalogue.ts'
import type { Language } from '@longmall/contract/fields.ts'
import type { PromotionKind } from '@longmall/contract/promotion-shapes.ts'
import { sql } from 'kysely'
import type { Timestamp } from '../../kernel/time/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { ItemRow } from '../zone/list-zone.ts'

/** A promotion as stored; amounts in cents. */
export interface StoredPromotion {
  promotion_id: number
  version: number
  kind: PromotionKind
  starts_at: Timestamp
  ends_at: Timestamp
  is_on: boolean
  /** When an operator switched it off or ended it. */
  ended_at: Timestamp | null
  per_member: number | null
  allows_coupon: boolean
  rules: Record<string, unknown>
  picture: Picture | null
  position: number
  texts: { language: Language; name: string; note: string }[]
  items: ItemRow[]
}

/** A promotion whole, for whoever edits it. One statement. */
export async function findPromotion({ db }: Context, promotion_id: number): Promise<StoredPromotion | undefined> {
  const { rows } = await sql<StoredPromotion>`
    select p.id as promotion_id, p.version, p.kind, p.starts_at, p.ends_at, p.is_on, p.ended_at, p.per_member, p.allows_coupon, p.rules, p.picture, p.position,
      coalesce((select jsonb_agg(jsonb_build_object('language', t.language, 'name', t.name, 'note', t.note) order by t.language)
        from promotion_text t where t.promotion_id = p.id), '[]') as texts,
      coalesce((select jsonb_agg(jsonb_build_object('sku_id', i.sku_id, 'goods_id', i.goods_id, 'price', i.price, 'quantity', i.quantity, 'stock', i.stock,
          'reserved', i.reserved, 'rules', i.rules) order by i.position, i.sku_id) from promotion_item i where i.promotion_id = p.id), '[]') as items
    from promotion p where p.id = ${promotion_id}`.execute(db)
  return rows[0]
}

/**
 * The same with its row and its items' rows held until the transaction ends, items in the order in which orders take them.
 * Refuses `promotion.not_found`, and `promotion.changed` when it is not at this version.
 */
export async function lockPromotion(context: Context, promotion_id: number, version: number | undefined): Promise<StoredPromotion> {
  await sql`select from promotion where id = ${promotion_id} for no key update`.execute(context.db)
  await sql`select from promotion_item where promotion_id = ${promotion_id} order by sku_id for update`.execute(context.db)
  const known = await findPromotion(context, promotion_id)
  if (!known) throw new Refusal('promotion.not_found')
  if (known.version !== version) throw new Refusal('promotion.changed')
  return known
}
