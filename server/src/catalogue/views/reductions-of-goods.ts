import type { ReductionFacts } from '@longmall/contract/promotion-shapes.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { reductionFacts } from '../../promotion/active-reductions.ts'

/** The running full reductions in whose scope a goods of these categories is, its gifts by name (PRM-08); a statement where there are gifts. */
export async function reductionsOfGoods(context: Context, goods_id: number, category_ids: readonly number[]): Promise<ReductionFacts[]> {
  const all = await reductionFacts(context)
  const inScope = all
    .filter(
      (one) =>
        one.goods_ids.length + one.category_ids.length === 0 ||
        one.goods_ids.includes(goods_id) ||
        one.category_ids.some((id) => category_ids.includes(id)),
    )
    .map(({ facts }) => facts)
  return withGiftNames(context, inScope)
}

/** Full reductions with the names of their gifts in the caller's language; a statement where there are gifts. */
export async function withGiftNames<Facts extends Pick<ReductionFacts, 'steps'>>(
  { db, language }: Context,
  reductions: Facts[],
): Promise<Facts[]> {
  const sku_ids = [...new Set(reductions.flatMap(({ steps }) => steps.flatMap(({ gift }) => (gift ? [gift.sku_id] : []))))]
  if (sku_ids.length === 0) return reductions
  const { rows } = await sql<{ sku_id: number; name: string }>`
    select s.id as sku_id, coalesce(own.name, en.name) as name from sku s
      left join goods_text own on own.goods_id = s.goods_id and own.language = ${language}
      join goods_text en on en.goods_id = s.goods_id and en.language = 'en-us'
    where s.id = any (${sku_ids}::int[])`.execute(db)
  const names = new Map(rows.map(({ sku_id, name }) => [sku_id, name]))
  return reductions.map((one) => ({
    ...one,
    steps: one.steps.map((step) => ({
      ...step,
      gift: step.gift && { ...step.gift, goods_name: names.get(step.gift.sku_id) ?? '' },
    })),
  }))
}
