import type { PromotionKind } from '@longmall/contract/promotion-shapes.ts'
import { sql } from 'kysely'
import type { Timestamp } from '../kernel/time/clock.ts'
import type { Context } from '../kernel/context.ts'
import { selectPromotions, type CachedPromotion } from './cached-promotions.ts'

/** Promotions of a kind that run at some time from `from` to before `until`, the first to start first; those over long ago too. One statement. */
export async function listSessions(
  { db }: Context,
  { kind, from, until }: { kind: PromotionKind; from: Timestamp; until: Timestamp },
): Promise<CachedPromotion[]> {
  const found = await selectPromotions(
    db,
    sql<boolean>`p.is_on and p.kind = ${kind} and p.ends_at > ${from}::timestamptz and p.starts_at < ${until}::timestamptz`,
  )
  return found.sort((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at) || one.promotion_id - other.promotion_id)
}

/** One promotion of a kind, running or not; undefined where there is none or it is switched off. One statement. */
export async function findSession({ db }: Context, kind: PromotionKind, promotion_id: number): Promise<CachedPromotion | undefined> {
  const [found] = await selectPromotions(db, sql<boolean>`p.is_on and p.kind = ${kind} and p.id = ${promotion_id}`)
  return found
}
