import type { GoodsForm } from '@longmall/contract/catalogue-staff.ts'
import { toSmallest } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { findHigherPriced } from '../../promotion/staff/find-higher-priced.ts'
import { moveStock } from '../stock/move-stock.ts'
import { matchSkus, type ExistingSku } from './rules.ts'

interface ExistingSkuRow extends ExistingSku {
  price: bigint
}
type RequestedSku = GoodsForm['skus'][number] & { value_ids: number[] }

/**
 * Writes the SKUs of a goods from a form. A remaining combination retains its SKU; a removed one is retired but not deleted, since
 * orders and reviews refer to it. Refuses `catalogue.price_below_promotion`, and as `moveStock` does.
 */
export async function writeSkus(
  context: Context,
  goods_id: number,
  value_ids: readonly number[][],
  skus: GoodsForm['skus'],
): Promise<void> {
  const { db } = context
  const existing = await lockSkus(context, goods_id)
  const requested = skus.map((sku) => ({ ...sku, value_ids: sku.values.map((index, n) => value_ids[n]![index]!) }))
  const matched = matchSkus(goods_id, requested, existing)
  const rows = requested.map((sku, index) => ({
    ...rowOf(sku, index),
    id: matched.known[index]?.sku_id ?? null,
    sku_no: matched.numbers[index]!,
  }))
  await refuseBelowPromotion(context, existing, rows)
  const remaining = rows.filter(({ id }) => id !== null)
  if (existing.length > 0) await sql`update sku set sku_no = '~' || id where goods_id = ${goods_id}`.execute(db)
  await retire(context, matched.retired)
  await change(context, remaining)
  const created = await add(
    context,
    goods_id,
    rows.filter(({ id }) => id === null),
  )
  const moves = rows.map(({ id, sku_no, stock_change }) => ({
    sku_id: id ?? created.get(sku_no)!,
    quantity: stock_change,
    reason: id === null ? ('opening' as const) : ('correct' as const),
  }))
  await moveStock(context, moves)
}

async function lockSkus({ db }: Context, goods_id: number): Promise<ExistingSkuRow[]> {
  const { rows } = await sql<ExistingSkuRow>`
    select id as sku_id, sku_no, value_ids, is_active, price from sku where goods_id = ${goods_id} order by id for update`.execute(db)
  return rows
}

const rowOf = (
  { value_ids, price, market_price, cost_price, weight_grams, picture_index, plan_months, is_active, stock_change }: RequestedSku,
  position: number,
) => ({
  value_ids,
  price: toSmallest(price, 'MONEY'),
  market_price: market_price === null ? null : toSmallest(market_price, 'MONEY'),
  cost_price: cost_price === null ? null : toSmallest(cost_price, 'MONEY'),
  weight_grams,
  picture_position: picture_index,
  plan_months,
  is_active,
  position,
  stock_change,
})
type Row = ReturnType<typeof rowOf> & { id: number | null; sku_no: string }

/** A promotion that would sell dearer than the shop is named, not passed over. */
async function refuseBelowPromotion(context: Context, existing: readonly ExistingSkuRow[], rows: readonly Row[]): Promise<void> {
  const before = new Map(existing.map(({ sku_id, price }) => [sku_id, price]))
  const lowered = rows.flatMap(({ id, price }) => (id !== null && price < before.get(id)! ? [{ sku_id: id, price }] : []))
  const dearer = (await findHigherPriced(context, lowered))[0]
  if (!dearer) return
  const { sku_no } = rows.find(({ id }) => id === dearer.sku_id)!
  throw new Refusal('catalogue.price_below_promotion', {
    sku_no,
    promotion: dearer.name,
    price: dearer.price,
    promotion_id: dearer.promotion_id,
  })
}

async function retire({ db }: Context, retired: readonly { sku_id: number; sku_no: string }[]): Promise<void> {
  if (retired.length === 0) return
  await sql`
    update sku k set is_active = false, sku_no = r.sku_no
    from unnest(${retired.map(({ sku_id }) => sku_id)}::int[], ${retired.map(({ sku_no }) => sku_no)}::text[]) r (id, sku_no) where k.id = r.id`.execute(
    db,
  )
}

const asJson = (rows: readonly Row[]) => JSON.stringify(rows, (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one))
const columns = sql`r (id int, sku_no text, value_ids int[], price bigint, market_price bigint, cost_price bigint, weight_grams int, picture_position int,
  plan_months int, is_active boolean, position int)`

async function change({ db }: Context, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    update sku k set sku_no = r.sku_no, value_ids = r.value_ids, price = r.price, market_price = r.market_price, cost_price = r.cost_price, weight_grams = r.weight_grams,
      picture_position = r.picture_position, plan_months = r.plan_months, is_active = r.is_active, position = r.position
    from jsonb_to_recordset(${asJson(rows)}::jsonb) as ${columns} where k.id = r.id`.execute(db)
}

/** Answers the ids of the new ones by number. */
async function add({ db }: Context, goods_id: number, rows: readonly Row[]): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map()
  const { rows: created } = await sql<{ id: number; sku_no: string }>`
    with inserted as (
      insert into sku (goods_id, sku_no, value_ids, price, market_price, cost_price, weight_grams, picture_position, plan_months, is_active, position)
      select ${goods_id}, sku_no, value_ids, price, market_price, cost_price, weight_grams, picture_position, plan_months, is_active, position
      from jsonb_to_recordset(${asJson(rows)}::jsonb) as ${columns} order by position returning id, sku_no
    )
    select id, sku_no from inserted`.execute(db)
  await sql`insert into stock (sku_id, on_hand) select unnest(${created.map(({ id }) => id)}::int[]), 0`.execute(db)
  return new Map(created.map(({ id, sku_no }) => [sku_no, id]))
}
