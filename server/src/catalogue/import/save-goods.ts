import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/database/database.ts'
import { catalogueChanged } from '../../kernel/shared.ts'
import { indexGoods } from '../index-goods.ts'
import { refreshGoods } from '../refresh-goods.ts'
import { findBrand, findCategory } from './find-category.ts'
import { draftHash, type GoodsDraft } from './parse-goods.ts'
import { saveOptions } from './save-options.ts'
import { saveSkus } from './save-skus.ts'
import type { StoredPicture } from './store-picture.ts'

/** Writes one goods of a file with all that belongs to it, in the caller's transaction. `pictures` by their address in the file. */
export async function saveGoods(context: Context, draft: GoodsDraft, pictures: Map<string, StoredPicture>): Promise<number> {
  const { db, now } = context
  const category_id = await findCategory(db, draft.category)
  const brand_id = await findBrand(db, draft.brand)
  const hash = draftHash(draft)
  const current = await db.selectFrom('goods').select('import_hash').where('handle', '=', draft.handle).forUpdate().executeTakeFirst()
  const { handle, is_listed, goods_type } = draft
  const columns = { category_id, brand_id, is_listed, goods_type, import_hash: hash }
  const { id: goods_id } = await db
    .insertInto('goods')
    .values({ ...columns, handle, created_at: now, position: sql<number>`(select coalesce(max(position), 0) from goods)` })
    .onConflict((on) =>
      on.column('handle').doUpdateSet({ ...columns, goods_type: mergedType(goods_type), version: sql`goods.version + 1` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await saveText(db, goods_id, draft)
  const positions = await savePictures(db, goods_id, draft, pictures)
  const value_ids = await saveOptions(db, goods_id, draft.options)
  const rows = draft.variants.map(({ values, picture, ...variant }) => ({
    ...variant,
    value_ids: values.map((value, option) => value_ids[option]![value]!),
    picture_position: picture === null ? null : (positions.get(picture) ?? null),
  }))
  const isSameStock = current?.import_hash?.subarray(32).equals(hash.subarray(32)) ?? false
  await saveSkus(context, goods_id, rows, !isSameStock)
  await refreshGoods(db, [goods_id])
  await indexGoods(db, [goods_id])
  await catalogueChanged(db)
  return goods_id
}

// A file can only say whether goods travel: kinds that it does not know stay what they are.
const mergedType = (type: string) =>
  type === 'virtual'
    ? sql<string>`'virtual'`
    : sql<string>`case when goods.goods_type = 'virtual' then 'standard' else goods.goods_type end`

async function saveText(db: Database, goods_id: number, { name, selling_point, description, tags }: GoodsDraft) {
  const text = { name, selling_point, description, tags }
  await db
    .insertInto('goods_text')
    .values({ goods_id, language: 'en-us', ...text })
    .onConflict((on) => on.columns(['goods_id', 'language']).doUpdateSet(text))
    .execute()
}

/** Answers the place of each picture by its address in the file; several that could not be had share one placeholder. */
async function savePictures(db: Database, goods_id: number, draft: GoodsDraft, pictures: Map<string, StoredPicture>) {
  const rows: StoredPicture[] = []
  const positions = new Map<string, number>()
  for (const url of draft.pictures) {
    const picture = pictures.get(url)
    if (!picture) continue
    const index = rows.findIndex((one) => one.src === picture.src)
    positions.set(url, index >= 0 ? index : rows.push(picture) - 1)
  }
  await db.deleteFrom('goods_picture').where('goods_id', '=', goods_id).execute()
  if (rows.length)
    await db
      .insertInto('goods_picture')
      .values(rows.map((picture, position) => ({ goods_id, position, picture: JSON.stringify(picture) })))
      .execute()
  return positions
}
