import type { GiftReason } from '@longmall/contract/gift.ts'
import { sql } from 'kysely'
import { goodsOfSku } from '../catalogue/goods-of-sku.ts'
import { isAddonOn } from '../kernel/addons.ts'
import type { Context } from '../kernel/context.ts'
import { claimableUntil } from './rules.ts'
import { giftSettings } from './settings.ts'
import { zoneSettings } from '../kernel/time/store-zone.ts'

export interface NewGift {
  member_id: number
  sku_id: number
  /** Units. */
  quantity: number
  reason: GiftReason
  /** The cause: granted once for each. */
  key: string
  /** To claim it, the last one to its end in the store's zone; the setting's number where not said. */
  days?: number
  rule_id?: number
}

/**
 * Gives a member a gift to be claimed as an order of nothing to pay (PRM-12), in the caller's transaction. Answers its id, that
 * of the first time when the key is known; null, and nothing written, while the add-on is off. Refuses
 * `catalogue.goods_not_found`.
 */
export async function giveGift(
  context: Context,
  { member_id, sku_id, quantity, reason, key, days, rule_id }: NewGift,
): Promise<number | null> {
  if (!isAddonOn(context, 'gift')) return null
  await goodsOfSku(context, sku_id)
  const { db, now, setting } = context
  const valid_until = claimableUntil(setting(zoneSettings.time_zone), now, days ?? setting(giftSettings.days))
  const { rows } = await sql<{ id: number }>`
    with inserted as (
      insert into member_gift (member_id, sku_id, quantity, reason, grant_key, rule_id, valid_until, granted_at)
      values (${member_id}, ${sku_id}, ${quantity}, ${reason}, ${key}, ${rule_id ?? null}::int, ${valid_until}, ${now})
      on conflict (grant_key) do nothing returning id
    )
    select id from inserted union all select id from member_gift where grant_key = ${key}`.execute(db)
  if (rows[0]) return rows[0].id
  // Given by another at this moment, whom the insert has waited for.
  return (await db.selectFrom('member_gift').select('id').where('grant_key', '=', key).executeTakeFirstOrThrow()).id
}
