import type { stockStaff as contract } from '@longmall/contract/stock-staff.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'
import { catalogueChanged } from '../../kernel/shared.ts'
import { refreshGoods } from '../refresh-goods.ts'
import { moveStock } from './move-stock.ts'

/** Receives, corrects or writes off units of SKUs, all or none (CON-02). Refuses `catalogue.goods_not_found` for an id that names no SKU, and what `moveStock` refuses. */
export async function receiveStock(
  context: Context<StaffActor>,
  { list, reason, note }: InputOf<typeof contract.move_stock>,
): Promise<OutputOf<typeof contract.move_stock>> {
  const { db } = context
  const sku_ids = list.map(({ sku_id }) => sku_id)
  if (new Set(sku_ids).size < list.length) throw wrongField('list', 'field.duplicate')
  const isWrongDirection = ({ quantity }: { quantity: number }) =>
    quantity === 0 || (reason !== 'correct' && quantity > 0 !== (reason === 'receive'))
  if (list.some(isWrongDirection)) throw wrongField('list', 'field.choice')
  const goods_ids = await lockGoodsOfSkus(context, sku_ids)
  const moved = await moveStock(
    context,
    list.map((one) => ({ ...one, reason })),
    note,
  )
  await refreshGoods(db, goods_ids)
  const before = moved.map(({ sku_id, before: on_hand }) => ({ sku_id, on_hand }))
  const after = moved.map(({ sku_id, after: on_hand }) => ({ sku_id, on_hand }))
  const subject = `sku ${sku_ids.length === 1 ? sku_ids[0] : 'many'}`
  await audit(context, { subject, before, after: { list: after, reason, note } })
  await catalogueChanged(db)
  return { list: moved }
}

/** Goods before stock, as everybody locks them. */
async function lockGoodsOfSkus({ db }: Context, sku_ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ goods_id: number; count: number }>`
    select g.id as goods_id, (select count(*)::int from sku k where k.goods_id = g.id and k.id = any (${sku_ids}::int[])) as count
    from goods g where g.id in (select goods_id from sku where id = any (${sku_ids}::int[])) order by g.id for update of g`.execute(db)
  if (rows.reduce((sum, { count }) => sum + count, 0) < sku_ids.length) throw new Refusal('catalogue.goods_not_found')
  return rows.map(({ goods_id }) => goods_id)
}
