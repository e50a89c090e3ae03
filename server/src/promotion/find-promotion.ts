import type { Language } from '@longmall/contract/fields.ts'
import type { PromotionKind } from '@longmall/contract/promotion-shapes.ts'
import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import type { ItemRulesOfKind, RulesOfKind, Window } from './rules.ts'

/** A promotion whole, amounts in cents. */
export interface PromotionWithItems<Kind extends PromotionKind> extends Window {
  promotion_id: number
  is_on: boolean
  allows_coupon: boolean
  per_member: number | null
  rules: RulesOfKind[Kind]
  names: Partial<Record<Language, string>>
  items: { sku_id: number; goods_id: number; price: number; rules: ItemRulesOfKind[Kind] }[]
}

/**
 * A promotion as it stands, whether it runs or not: for what was ordered while it did and is decided afterwards.
 * Undefined where there is none of this kind.
 */
export async function findPromotion<Kind extends PromotionKind>(
  { db }: Context,
  promotion_id: number,
  kind: Kind,
): Promise<PromotionWithItems<Kind> | undefined> {
  const { rows } = await sql<PromotionWithItems<Kind>>`
    select p.id as promotion_id, p.is_on, p.starts_at, p.ends_at, p.allows_coupon, p.per_member, p.rules,
      coalesce((select jsonb_object_agg(language, name) from promotion_text where promotion_id = p.id), '{}') as names,
      coalesce((select jsonb_agg(jsonb_build_object('sku_id', sku_id, 'goods_id', goods_id, 'price', price, 'rules', rules) order by position, sku_id)
        from promotion_item where promotion_id = p.id), '[]') as items
    from promotion p where p.id = ${promotion_id} and p.kind = ${kind}`.execute(db)
  return rows[0]
}
