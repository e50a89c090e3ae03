import type { GoodsForm, StaffGoods } from '@longmall/contract/catalogue-staff.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { WrongFields } from '../../kernel/refusal.ts'

/**
 * Refuses SKU numbers that a SKU of other goods has, each by its row. A number that the goods had before stays: goods that came
 * with a number twice, as from a file, can still be edited.
 */
export async function refuseTakenNumbers(context: Context, form: GoodsForm, before: StaffGoods | null): Promise<void> {
  const own = new Set(before?.skus.map(({ sku_no }) => sku_no))
  const asked = form.skus.map(({ sku_no }) => sku_no).filter((sku_no) => sku_no !== '' && !own.has(sku_no))
  if (asked.length === 0) return
  const taken = await numbersOfOthers(context, asked, form.goods_id ?? null)
  const errors = form.skus.flatMap(({ sku_no }, row) => {
    const other = own.has(sku_no) ? undefined : taken.get(sku_no)
    return other ? [[`skus.${row}.sku_no`, { key: 'catalogue.sku_no_taken' as const, params: { ...other } }] as const] : []
  })
  if (errors.length > 0) throw new WrongFields(Object.fromEntries(errors))
}

/** Of these SKU numbers those that a SKU of other goods has, with the goods; `goods_id` null: of any. They are locked until the transaction ends. */
export async function numbersOfOthers(
  { db, language }: Context,
  asked: readonly string[],
  goods_id: number | null,
): Promise<Map<string, { sku_no: string; goods_id: number; goods: string }>> {
  // Who gives the same number at the same moment waits here, and then sees it taken.
  await sql`select pg_advisory_xact_lock(hashtextextended('sku number ' || n, 0)) from (select n from unnest(${asked}::text[]) n order by n) o`.execute(
    db,
  )
  const { rows } = await sql<{ sku_no: string; goods_id: number; goods: string }>`
    select k.sku_no, k.goods_id, coalesce(t.name, e.name, '') as goods from sku k
      left join goods_text t on t.goods_id = k.goods_id and t.language = ${language}
      left join goods_text e on e.goods_id = k.goods_id and e.language = 'en-us'
    where k.sku_no = any(${asked}::text[]) and k.goods_id is distinct from ${goods_id}::int
    order by k.id`.execute(db)
  return new Map(rows.map((row) => [row.sku_no, row]))
}
