import type { Picture } from '@longmall/contract/catalogue.ts'
import type { Language } from '@longmall/contract/fields.ts'
import type { PromotionKind } from '@longmall/contract/promotion-shapes.ts'
import { cents } from '@longmall/pricing/cents.ts'
import type { Cents } from '@longmall/pricing/types.ts'
import { sql, type RawBuilder } from 'kysely'
import { isAddonOn } from '../kernel/addons.ts'
import { plus, type Timestamp } from '../kernel/time/clock.ts'
import type { Context } from '../kernel/context.ts'
import type { Database } from '../kernel/database/database.ts'
import { cacheByCatalogueVersion } from '../kernel/database/cache-by-catalogue-version.ts'
import type { Shared } from '../kernel/shared.ts'
import { addonOfKind, isWithin, type Window } from './rules.ts'

export interface CachedItem {
  sku_id: number
  goods_id: number
  price: Cents
  /** Units of one set of a combo. */
  quantity: number
  stock: number | null
  /** All units set apart for it are taken. */
  is_sold_out: boolean
  rules: Record<string, number>
}

/** A promotion that runs, comes, or ended within the last hour. */
export interface CachedPromotion extends Window {
  promotion_id: number
  kind: PromotionKind
  per_member: number | null
  allows_coupon: boolean
  rules: Record<string, unknown>
  picture: Picture | null
  names: Partial<Record<Language, string>>
  notes: Partial<Record<Language, string>>
  items: CachedItem[]
}

export interface CachedPromotions {
  all: CachedPromotion[]
  bySku: ReadonlyMap<number, CachedPromotion[]>
  byGoods: ReadonlyMap<number, CachedPromotion[]>
}

type Row = Omit<CachedPromotion, 'items'> & { items: (Omit<CachedItem, 'price'> & { price: number })[] }

/** The promotions `p` of a condition, each with its texts and items. One statement. */
export async function selectPromotions(db: Database, which: RawBuilder<boolean>): Promise<CachedPromotion[]> {
  const { rows } = await sql<Row>`
    select p.id as promotion_id, p.kind, p.starts_at, p.ends_at, p.per_member, p.allows_coupon, p.rules, p.picture, t.names, t.notes, i.items
    from promotion p
      join lateral (select jsonb_object_agg(language, name) as names, jsonb_object_agg(language, note) as notes
        from promotion_text where promotion_id = p.id) t on true
      join lateral (select jsonb_agg(jsonb_build_object('sku_id', sku_id, 'goods_id', goods_id, 'price', price, 'quantity', quantity, 'stock', stock,
          'is_sold_out', coalesce(reserved >= stock, false), 'rules', rules) order by position, sku_id) as items
        from promotion_item where promotion_id = p.id) i on i.items is not null
    where ${which} order by p.position, p.id`.execute(db)
  return rows.map((row) => ({ ...row, names: row.names ?? {}, notes: row.notes ?? {}, items: row.items.map(toCachedItem) }))
}

/** By the number that every change of promotions moves, read once for each version of the catalogue. */
const versions = cacheByCatalogueVersion(async (db) => {
  const { rows } = await sql<{ version: bigint; now: Timestamp }>`select version, store_now() as now from promotion_version`.execute(db)
  return rows[0]!
})

const promotionsCache = new WeakMap<Shared, { version: bigint; until: Timestamp; promotions: Promise<CachedPromotions> }>()

/** Every promotion that is switched on and not over for an hour, read once in a process until one of them changes. */
export async function cachedPromotions(context: Context): Promise<CachedPromotions> {
  const { shared } = context.site
  const { version, now } = await versions(context)
  const cached = promotionsCache.get(shared)
  if (cached?.version === version && now < cached.until) return cached.promotions
  // On the caller's own connection: a caller that holds one must not wait for a second.
  const fresh = { version, until: plus(now, { days: 1 }), promotions: readPromotions(context.db) }
  promotionsCache.set(shared, fresh)
  fresh.promotions.catch(() => promotionsCache.get(shared) === fresh && promotionsCache.delete(shared))
  return fresh.promotions
}

// An hour longer than they run: an instant read before may still be checked by them. Sessions of flash sales are set up by the
// hundred, and far-off ones stay out until they are nearer.
const cachedCondition = sql<boolean>`p.is_on and p.ends_at > store_now() - interval '1 hour'
  and (p.kind <> 'flash_sale' or p.starts_at < store_now() + interval '31 days')`

async function readPromotions(db: Database): Promise<CachedPromotions> {
  const all = await selectPromotions(db, cachedCondition)
  return { all, bySku: mapBy(all, ({ sku_id }) => sku_id), byGoods: mapBy(all, ({ goods_id }) => goods_id) }
}

function mapBy(all: readonly CachedPromotion[], idOf: (item: CachedItem) => number): Map<number, CachedPromotion[]> {
  const found = new Map<number, CachedPromotion[]>()
  for (const one of all)
    for (const id of new Set(one.items.map(idOf))) {
      const existing = found.get(id)
      if (existing) existing.push(one)
      else found.set(id, [one])
    }
  return found
}

const toCachedItem = ({ price, ...item }: Row['items'][number]): CachedItem => ({ ...item, price: cents(price) })

/** Does it run at `context.now`, its add-on on? */
export const isRunning = (context: Context, one: CachedPromotion): boolean =>
  isWithin(one, context.now) && isAddonOn(context, addonOfKind[one.kind])

/** Those of some kinds that run now and hold any of these SKUs, each once. */
export async function runningPromotionsOf(
  context: Context,
  sku_ids: readonly number[],
  kinds: readonly PromotionKind[],
): Promise<CachedPromotion[]> {
  const { bySku } = await cachedPromotions(context)
  const found = new Set(sku_ids.flatMap((sku_id) => bySku.get(sku_id) ?? []))
  return [...found].filter((one) => kinds.includes(one.kind) && isRunning(context, one))
}
