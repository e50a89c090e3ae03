import type { ReductionFacts } from '@longmall/contract/promotion-shapes.ts'
import type { Language } from '@longmall/contract/fields.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import type { FullReduction, ReductionStep } from '@longmall/pricing/types.ts'
import { sql } from 'kysely'
import { isAddonOn } from '../kernel/addons.ts'
import type { Timestamp } from '../kernel/time/clock.ts'
import type { Context } from '../kernel/context.ts'
import { cacheByCatalogueVersion } from '../kernel/database/cache-by-catalogue-version.ts'

interface Row {
  id: number
  by: 'amount' | 'quantity'
  goods_ids: number[]
  category_ids: number[]
  steps: ReductionStep[]
  starts_at: Timestamp
  ends_at: Timestamp
  names: Partial<Record<Language, string>>
}

/** Facts of a running reduction, and whose they are: both lists empty means all goods. */
export interface ReductionInScope {
  facts: ReductionFacts
  goods_ids: number[]
  category_ids: number[]
}

// An hour longer than they run: an instant read before may still be checked by them.
const reductions = cacheByCatalogueVersion(async (db) => {
  const { rows } = await sql<Row>`
    select r.id, r.by, r.goods_ids, r.category_ids, r.steps, r.starts_at, r.ends_at, jsonb_object_agg(t.language, t.name) as names
    from reduction r join reduction_text t on t.reduction_id = r.id
    where r.is_on and r.ends_at > store_now() - interval '1 hour' group by r.id order by r.id`.execute(db)
  return rows
})

/** Running at `context.now`: the window holds its start and not its end; none while the add-on is off. */
async function runningRows(context: Context): Promise<Row[]> {
  if (!isAddonOn(context, 'manjian')) return []
  const { now } = context
  return (await reductions(context)).filter(({ starts_at, ends_at }) => starts_at <= now && now < ends_at)
}

/** The full reductions that run, come or ended within the last hour, whose pages are looked at. */
export const isReductionShown = async (context: Context, reduction_id: number): Promise<boolean> =>
  (await reductions(context)).some(({ id }) => id === reduction_id)

/** Whose goods count for a full reduction that runs or comes, both lists empty for all; null for any other, and while the add-on is off. */
export async function scopeOfReduction(
  context: Context,
  reduction_id: number,
): Promise<Pick<ReductionInScope, 'goods_ids' | 'category_ids'> | null> {
  if (!isAddonOn(context, 'manjian')) return null
  return (await reductions(context)).find(({ id, ends_at }) => id === reduction_id && context.now < ends_at) ?? null
}

/** The running full reductions as the price engine takes them (PRM-08). */
export async function activeReductions(context: Context): Promise<FullReduction[]> {
  const rows = await runningRows(context)
  return rows.map(({ id, by, steps, goods_ids, category_ids }) => ({ id, by, steps, scope: { goods_ids, category_ids } }))
}

/** Current full reductions for shoppers, each with its scope; the caller adds the names of gifts. */
export async function reductionFacts(context: Context): Promise<ReductionInScope[]> {
  const rows = await runningRows(context)
  return rows.map(({ id, names, by, steps, ends_at, goods_ids, category_ids }) => ({
    facts: {
      reduction_id: id,
      name: names[context.language] ?? names['en-us'] ?? '',
      by,
      steps: steps.map((step) => stepFacts(by, step)),
      ends_at,
    },
    goods_ids,
    category_ids,
  }))
}

/** A step for shoppers; the caller adds the name of its gift. */
export function stepFacts(by: Row['by'], { threshold, effect }: ReductionStep): ReductionFacts['steps'][number] {
  return {
    amount: by === 'amount' ? toDecimal(BigInt(threshold), 'MONEY') : null,
    quantity: by === 'quantity' ? threshold : null,
    effect: effect.kind,
    money_off: effect.kind === 'money' ? toDecimal(BigInt(effect.amount), 'MONEY') : null,
    permille_off: effect.kind === 'percentage' ? effect.permille_off : null,
    gift: effect.kind === 'gift' ? { sku_id: effect.sku_id, goods_name: '', quantity: effect.quantity } : null,
  }
}
