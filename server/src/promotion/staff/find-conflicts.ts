import type { PromotionKind } from '@longmall/contract/promotion-shapes.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Window } from '../rules.ts'
import { nameOf } from '../zone/list-zone.ts'

export interface Conflict extends Window {
  sku_id: number
  promotion_id: number
  kind: PromotionKind
  name: string
}

/** Other promotions that hold any of these SKUs at some instant of a window, those that are switched on; exclusive ones first. One statement. */
export async function findConflicts(
  context: Context,
  { starts_at, ends_at }: Window,
  sku_ids: readonly number[],
  promotion_id: number | null,
): Promise<Conflict[]> {
  const { rows } = await sql<Conflict>`
    select i.sku_id, p.id as promotion_id, p.kind, ${nameOf(context.language)} as name, p.starts_at, p.ends_at
    from promotion_item i join promotion p on p.id = i.promotion_id
    where i.sku_id = any (${sku_ids}::int[]) and p.is_on and p.id is distinct from ${promotion_id}::int
      and tstzrange(p.starts_at, p.ends_at) && tstzrange(${starts_at}, ${ends_at})
    order by i.is_exclusive desc, i.sku_id, p.id`.execute(context.db)
  return rows
}
