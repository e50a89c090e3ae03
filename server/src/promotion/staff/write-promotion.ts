import type { Picture } from '@longmall/contract/catalogue.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { findConflicts } from './find-conflicts.ts'
import type { StoredPromotion } from './find-promotion.ts'
import { isExclusive } from '@longmall/contract/promotion-shapes.ts'

export type PromotionValues = Omit<StoredPromotion, 'promotion_id' | 'version' | 'items'> & {
  picture: Picture | null
  items: Omit<StoredPromotion['items'][number], 'reserved'>[]
}

/**
 * Writes a whole promotion: a new one, or over an existing one whose rows the caller has locked. Items that are no longer listed are
 * removed; reserved stock remains. Returns its id. Refuses `promotion.sku_conflict` with the SKU and the promotion that has it.
 */
export async function writePromotion(context: Context, row: PromotionValues, promotion_id: number | null): Promise<number> {
  return withExclusivityCheck(context, row, promotion_id, async () => {
    const id = promotion_id === null ? await insertRow(context, row) : await updateRow(context, row, promotion_id)
    await writeTexts(context, id, row.texts)
    await writeItems(context, id, row.items)
    return id
  })
}

/** Does what may meet another exclusive promotion; the database decides, and the refusal names which. */
export async function withExclusivityCheck<Result>(
  context: Context,
  { kind, starts_at, ends_at, items }: Pick<PromotionValues, 'kind' | 'starts_at' | 'ends_at'> & { items: readonly { sku_id: number }[] },
  promotion_id: number | null,
  work: () => Promise<Result>,
): Promise<Result> {
  await sql`savepoint exclusively`.execute(context.db)
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === '23P01')) throw error
    await sql`rollback to savepoint exclusively`.execute(context.db)
    const sku_ids = items.map((item) => item.sku_id)
    const others = await findConflicts(context, { starts_at, ends_at }, sku_ids, promotion_id)
    const other = others.find((one) => isExclusive(one.kind))
    const { sku_id = sku_ids[0], name = '', promotion_id: other_id = 0 } = other ?? {}
    throw new Refusal('promotion.sku_conflict', { sku_id, name, kind: other?.kind ?? kind, promotion_id: other_id })
  }
}

const columnsOf = ({
  kind,
  starts_at,
  ends_at,
  per_member,
  allows_coupon,
  rules,
  picture,
  is_on,
  ended_at,
  position,
}: PromotionValues) => ({
  kind,
  starts_at,
  ends_at,
  per_member,
  allows_coupon,
  rules: JSON.stringify(rules),
  picture: picture && JSON.stringify(picture),
  is_on,
  ended_at,
  position,
})

async function insertRow({ db, now }: Context, row: PromotionValues): Promise<number> {
  const { id } = await db
    .insertInto('promotion')
    .values({ ...columnsOf(row), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function updateRow({ db }: Context, row: PromotionValues, promotion_id: number): Promise<number> {
  await db
    .updateTable('promotion')
    .set((is) => ({ ...columnsOf(row), version: is('version', '+', 1) }))
    .where('id', '=', promotion_id)
    .execute()
  return promotion_id
}

async function writeTexts({ db }: Context, promotion_id: number, texts: PromotionValues['texts']): Promise<void> {
  await db.deleteFrom('promotion_text').where('promotion_id', '=', promotion_id).execute()
  await db
    .insertInto('promotion_text')
    .values(texts.map((text) => ({ ...text, promotion_id })))
    .execute()
}

async function writeItems({ db }: Context, promotion_id: number, items: PromotionValues['items']): Promise<void> {
  const rows = JSON.stringify(items.map((item, position) => ({ ...item, position })))
  const sku_ids = items.map((item) => item.sku_id)
  await sql`delete from promotion_item where promotion_id = ${promotion_id} and sku_id <> all (${sku_ids}::int[])`.execute(db)
  await sql`
    insert into promotion_item (promotion_id, sku_id, goods_id, price, quantity, stock, rules, position)
    select ${promotion_id}, r.sku_id, r.goods_id, r.price, r.quantity, r.stock, r.rules, r.position
    from jsonb_to_recordset(${rows}::jsonb) r (sku_id int, goods_id int, price bigint, quantity int, stock int, rules jsonb, position int) order by r.sku_id
    on conflict (promotion_id, sku_id) do update
      set price = excluded.price, quantity = excluded.quantity, stock = excluded.stock, rules = excluded.rules, position = excluded.position`.execute(
    db,
  )
}
