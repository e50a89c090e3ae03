import type { Context } from '../../kernel/context.ts'

/** The categories that a goods stands in, from the top down; none for an id that names no goods. */
export async function categoriesOfGoods({ db }: Context, goods_id: number): Promise<number[]> {
  const row = await db.selectFrom('goods').select('category_path').where('id', '=', goods_id).executeTakeFirst()
  return row?.category_path ?? []
}
