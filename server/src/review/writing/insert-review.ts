import type { PackedLine } from '@longmall/contract/fulfilment.ts'
import { sql } from 'kysely'
import { goodsOfSku } from '../../catalogue/goods-of-sku.ts'
import type { Context } from '../../kernel/context.ts'
import { markLineReviewed } from '../../order/progress/mark-line-reviewed.ts'

interface NewReview {
  order_id: number
  member_id: number
  line: PackedLine
  stars: number
  text: string
  pictures: object[]
  is_anonymous: boolean
  is_default: boolean
}

/** Writes the one review of an order's line; null when it has one. The caller notifies the catalogue. */
export async function insertReview(context: Context, { order_id, member_id, line, ...content }: NewReview): Promise<number | null> {
  const { db, now } = context
  const skuExists = await goodsOfSku(context, line.sku_id).then(
    () => true,
    () => false,
  )
  const { rows } = await sql<{ id: number }>`
    insert into review (goods_id, sku_id, member_id, order_line_id, stars, text, sku_name, pictures, is_anonymous, is_default, created_at)
    values (${line.goods_id}, ${skuExists ? line.sku_id : null}::int, ${member_id}, ${line.order_goods_id}, ${content.stars}, ${content.text}, ${line.sku_name},
      ${JSON.stringify(content.pictures)}::jsonb, ${content.is_anonymous}, ${content.is_default}, ${now})
    on conflict (order_line_id) do nothing returning id`.execute(db)
  if (!rows[0]) return null
  await markLineReviewed(context, { order_id, order_goods_id: line.order_goods_id, state: content.is_default ? 'default' : 'written' })
  return rows[0].id
}
