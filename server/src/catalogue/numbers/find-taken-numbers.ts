import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

/** A SKU that has a number, with its goods. */
export interface NumberHolder {
  sku_no: string
  goods_id: number
  goods: string
}

/** The SKUs that have one of these numbers. */
export async function findNumberHolders({ db, language }: Context, numbers: readonly string[]): Promise<NumberHolder[]> {
  const { rows } = await sql<NumberHolder>`
    select k.sku_no, k.goods_id, coalesce(t.name, e.name, '') as goods from sku k
      left join goods_text t on t.goods_id = k.goods_id and t.language = ${language}
      left join goods_text e on e.goods_id = k.goods_id and e.language = 'en-us'
    where k.sku_no = any(${numbers}::text[]) order by k.id`.execute(db)
  return rows
}

/** Of these SKU numbers those that a SKU of other goods has, with the goods; `goods_id` null: of any. They are locked until the transaction ends. */
export async function findTakenNumbers(
  context: Context,
  numbers: readonly string[],
  goods_id: number | null,
): Promise<Map<string, NumberHolder>> {
  // A concurrent writer of the same number waits here, and then sees that it is taken.
  await sql`select pg_advisory_xact_lock(hashtextextended('sku number ' || n, 0)) from (select n from unnest(${numbers}::text[]) n order by n) o`.execute(
    context.db,
  )
  const others = (await findNumberHolders(context, numbers)).filter((one) => one.goods_id !== goods_id)
  return new Map(others.map((one) => [one.sku_no, one]))
}
