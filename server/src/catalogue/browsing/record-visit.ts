import { sql } from 'kysely'
import { dayIn } from '../../kernel/time/clock.ts'
import type { Context, MemberActor, VisitorActor } from '../../kernel/context.ts'
import { emit } from '../../kernel/work/outbox.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'
import { goodsOfSku } from '../goods-of-sku.ts'
import './events.ts'

interface Visit {
  sku_id: number
  source_type?: string | undefined
  long_mall_qr_type?: string | undefined
  source_member?: number | undefined
}

/**
 * Keeps a visit of a goods and where it came from (CAT-04), a visitor's too; for a member also the footprint, one a day of
 * the store's zone and goods (CAT-10). Refuses `catalogue.goods_not_found`.
 */
export async function recordVisit(
  context: Context<MemberActor | VisitorActor>,
  { sku_id, source_type, long_mall_qr_type, source_member }: Visit,
): Promise<Record<string, never>> {
  const { db, actor, now } = context
  const goods_id = await goodsOfSku(context, sku_id)
  const member_id = actor.kind === 'member' ? actor.member_id : null
  await db
    .insertInto('goods_visit')
    .values({ goods_id, sku_id, member_id, source_type, long_mall_qr_type, source_member, visited_at: now })
    .execute()
  if (member_id === null) return {}
  const day = dayIn(context.setting(zoneSettings.time_zone), now)
  await sql`
    insert into browsing_history (member_id, day, goods_id, viewed_at) values (${member_id}, ${day}, ${goods_id}, ${now})
    on conflict (member_id, day, goods_id) do update set viewed_at = excluded.viewed_at`.execute(db)
  await emit(context, 'catalogue.visited', { member_id, goods_id })
  return {}
}
