import type { coupon as contract } from '@longmall/contract/coupon.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { cardsByIds } from '../../catalogue/cards.ts'
import type { Context } from '../../kernel/context.ts'

/** The goods that a coupon names, those on the shelf; none where it holds for categories or for all. */
export async function listGoodsOfCoupon(
  context: Context,
  { coupon_id }: InputOf<typeof contract.goods>,
): Promise<OutputOf<typeof contract.goods>> {
  const row = await context.db.selectFrom('coupon').select('goods_ids').where('id', '=', coupon_id).executeTakeFirst()
  return { list: await cardsByIds(context, (row?.goods_ids ?? []).slice(0, 50)) }
}
