import type { GoodsChange } from '@longmall/contract/catalogue-tree-staff.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { findHigherPriced } from '../../promotion/staff/find-higher-priced.ts'
import type { ReportLine } from '../../work/work-kind.ts'
import { changedPrice, changedTags, maxTags, priceLimits, type PriceChange } from './rules.ts'

/** A goods as a change finds it. */
interface GoodsRow {
  goods_id: number
  handle: string
  is_listed: boolean
  category_id: number
  brand_id: number | null
  freight_template_id: number | null
  skus: { sku_id: number; sku_no: string; price: string }[]
  texts: { language: string; tags: string[] }[]
}

/** What a change does to a goods: nothing, something, or why it is left out. `weight`: how much it moves, for the worst. */
export interface PlannedChange {
  goods_id: number
  handle: string
  outcome: 'changed' | 'unchanged' | 'refused'
  line: ReportLine | null
  weight: bigint
  prices: { sku_id: number; price: bigint }[]
  tags: { language: string; tags: string[] }[]
}

/** Looks at goods as they are now; with `isLocked` their rows and SKUs are held until the transaction ends. */
export async function planChange(
  context: Context,
  ids: readonly number[],
  change: GoodsChange,
  isLocked: boolean,
): Promise<PlannedChange[]> {
  const { db } = context
  if (isLocked) {
    await sql`select from goods where id = any (${ids}::int[]) order by id for update`.execute(db)
    if (isPrice(change)) await sql`select from sku where goods_id = any (${ids}::int[]) order by id for update`.execute(db)
  }
  const { rows } = await sql<GoodsRow>`
    select g.id as goods_id, g.handle, g.is_listed, g.category_id, g.brand_id, g.freight_template_id,
      coalesce((select jsonb_agg(jsonb_build_object('sku_id', s.id, 'sku_no', s.sku_no, 'price', s.price::text) order by s.id)
        from sku s where s.goods_id = g.id and s.is_active), '[]') as skus,
      coalesce((select jsonb_agg(jsonb_build_object('language', t.language, 'tags', t.tags) order by t.language)
        from goods_text t where t.goods_id = g.id), '[]') as texts
    from goods g where g.id = any (${ids}::int[]) order by g.id`.execute(db)
  const planned = rows.map((row) => planOne(row, change))
  return isPrice(change) ? refuseBelowPromotion(context, planned, rows) : planned
}

const isPrice = (change: GoodsChange): change is PriceChange => change.kind === 'price_percent' || change.kind === 'price_amount'

function planOne(goods: GoodsRow, change: GoodsChange): PlannedChange {
  const { goods_id, handle } = goods
  const plan: PlannedChange = { goods_id, handle, outcome: 'changed', line: null, weight: 0n, prices: [], tags: [] }
  const same = (isSame: boolean): PlannedChange => (isSame ? { ...plan, outcome: 'unchanged' } : plan)
  switch (change.kind) {
    case 'listing':
      if (change.is_listed && goods.skus.length === 0) return refuse(plan, 'catalogue.sku_required')
      return same(goods.is_listed === change.is_listed)
    case 'category':
      return same(goods.category_id === change.category_id)
    case 'brand':
      return same(goods.brand_id === change.brand_id)
    case 'freight':
      return same(goods.freight_template_id === change.freight_template_id)
    case 'price_percent':
    case 'price_amount':
      return planPrices(plan, goods, change)
    default:
      return planTags(plan, goods, change)
  }
}

const refuse = (plan: PlannedChange, key: ReportLine['translation_key'], params: Record<string, unknown> = {}): PlannedChange => ({
  ...plan,
  outcome: 'refused',
  line: { level: 'error', translation_key: key, params, subject: plan.handle },
})

/** All SKUs of a goods or none: one price too low leaves the goods out. */
function planPrices(plan: PlannedChange, { skus }: GoodsRow, change: PriceChange): PlannedChange {
  let [weight, moved]: [bigint, ReportLine | null] = [0n, null]
  const prices: PlannedChange['prices'] = []
  for (const { sku_id, sku_no, price } of skus) {
    const before = BigInt(price)
    const after = changedPrice(before, change)
    const params = { before: toDecimal(before, 'MONEY'), after: toDecimal(after, 'MONEY') }
    const subject = `${plan.handle} · ${sku_no}`
    if (after < priceLimits.lowest)
      return { ...refuse(plan, 'bulk.price_below', params), line: { level: 'error', translation_key: 'bulk.price_below', params, subject } }
    if (after > priceLimits.highest) {
      const maximum = toDecimal(priceLimits.highest, 'MONEY')
      return {
        ...refuse(plan, 'bulk.price_above'),
        line: { level: 'error', translation_key: 'bulk.price_above', params: { ...params, maximum }, subject },
      }
    }
    if (after === before) continue
    prices.push({ sku_id, price: after })
    const distance = after > before ? after - before : before - after
    if (distance > weight) [weight, moved] = [distance, { level: 'note', translation_key: 'bulk.price', params, subject }]
  }
  return { ...plan, outcome: prices.length > 0 ? 'changed' : 'unchanged', prices, weight, line: moved }
}

function planTags(
  plan: PlannedChange,
  { texts }: GoodsRow,
  change: Extract<GoodsChange, { kind: 'add_tags' | 'remove_tags' }>,
): PlannedChange {
  const changed = texts.map(({ language, tags }) => ({ language, before: tags, tags: changedTags(tags, change) }))
  if (changed.some(({ tags }) => tags.length > maxTags)) return refuse(plan, 'bulk.too_many_tags', { maximum: maxTags })
  const modified = changed.filter(({ before, tags }) => before.length !== tags.length)
  return {
    ...plan,
    outcome: modified.length > 0 ? 'changed' : 'unchanged',
    tags: modified.map(({ language, tags }) => ({ language, tags })),
  }
}

/** A promotion must not sell dearer than the shop: such goods are left out, and the promotion is named. */
async function refuseBelowPromotion(context: Context, planned: PlannedChange[], goods: readonly GoodsRow[]): Promise<PlannedChange[]> {
  const before = new Map(goods.flatMap(({ skus }) => skus.map(({ sku_id, sku_no, price }) => [sku_id, { sku_no, price: BigInt(price) }])))
  const lowered = planned.flatMap(({ prices }) => prices).filter(({ sku_id, price }) => price < before.get(sku_id)!.price)
  if (lowered.length === 0) return planned
  const dearer = await findHigherPriced(context, lowered)
  return planned.map((plan) => {
    const one = dearer.find(({ sku_id }) => plan.prices.some((price) => price.sku_id === sku_id))
    if (!one) return plan
    const params = { sku_no: before.get(one.sku_id)!.sku_no, promotion: one.name, price: one.price }
    return refuse({ ...plan, prices: [] }, 'catalogue.price_below_promotion', params)
  })
}
