import type { RewardSummary, Occasion } from '@longmall/contract/reward.ts'
import type { Language } from '@longmall/contract/fields.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import { skusForSale } from '../catalogue/skus-for-sale.ts'
import { couponNames } from '../coupon/views/coupon-names.ts'
import { gameNames } from '../game/views/game-names.ts'
import { isAddonOn } from '../kernel/addons.ts'
import { dayIn, type Timestamp } from '../kernel/time/clock.ts'
import type { Context } from '../kernel/context.ts'
import { zoneSettings } from '../kernel/time/store-zone.ts'
import type { Reward } from './give-reward.ts'
import { addonOf } from './rules.ts'

export const dayOf = ({ setting }: Context, at: Timestamp): string => dayIn(setting(zoneSettings.time_zone), at)

export const today = (context: Context): string => dayOf(context, context.now)

/** A rule that is in force. */
export interface RunningRule extends Reward {
  rule_id: number
  names: Partial<Record<Language, string>>
  threshold: bigint
  is_each: boolean
  day_number: number | null
  total: number | null
  granted: number
  ends_at: Timestamp
}

/** What is in force for an occasion at an instant, in its order; none while its add-on is off. */
export async function runningRules(context: Context, occasion: Occasion, at = context.now): Promise<RunningRule[]> {
  if (!isAddonOn(context, addonOf[occasion])) return []
  const { rows } = await sql<RunningRule>`
    select r.id as rule_id, (select jsonb_object_agg(t.language, t.name) from reward_rule_text t where t.rule_id = r.id) as names, r.threshold,
      r.is_each, r.day_number, r.longcoin, r.red_packet, r.coupon_id, r.sku_id, r.game_id, r.chances, r.total, r.granted, r.ends_at
    from reward_rule r where r.occasion = ${occasion} and r.is_on and r.starts_at <= ${at} and r.ends_at > ${at}
    order by r.day_number, r.position, r.id`.execute(context.db)
  return rows
}

/** Rewards in the caller's language. */
export async function showRewards(context: Context, all: readonly Reward[]): Promise<RewardSummary[]> {
  const ids = (one: 'coupon_id' | 'sku_id' | 'game_id') => [...new Set(all.flatMap((reward) => reward[one] ?? []))]
  const [coupons, skus, games] = await Promise.all([
    couponNames(context, ids('coupon_id')),
    skusForSale(context, ids('sku_id')),
    gameNames(context, ids('game_id')),
  ])
  return all.map(({ longcoin, red_packet, coupon_id, sku_id, game_id, chances }) => {
    const game = games.find((one) => one.game_id === game_id)
    return {
      longcoin,
      money: toDecimal(red_packet, 'MONEY'),
      coupon_name: coupons.get(coupon_id ?? 0) ?? null,
      goods_name: skus.find((sku) => sku.sku_id === sku_id)?.goods_name ?? null,
      game_name: game?.game_name ?? null,
      game_kind: game?.kind ?? null,
      chances,
    }
  })
}
