import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { catalogueChanged } from '../../kernel/shared.ts'
import { setMediaUses } from '../../media/staff/set-media-uses.ts'
import { indexGoods } from '../index-goods.ts'
import { refreshGoods } from '../refresh-goods.ts'
import { isSold, lockGoods } from './save-goods.ts'

/**
 * Deletes a goods that was never sold, with whatever members keep of it. Refuses `catalogue.goods_not_found`, `catalogue.changed`,
 * `catalogue.goods_sold`, and `catalogue.goods_in_use` while a promotion, gift, prize or review names it.
 */
export async function deleteGoods(
  context: Context<StaffActor>,
  { goods_id, version }: { goods_id: number; version: number },
): Promise<Record<string, never>> {
  const { db } = context
  const before = await lockGoods(context, goods_id, version)
  if (isSold(before)) throw new Refusal('catalogue.goods_sold')
  await db.updateTable('goods').set({ is_listed: false }).where('id', '=', goods_id).execute()
  await refreshGoods(db, [goods_id])
  await indexGoods(db, [goods_id])
  await setMediaUses(context, `goods ${goods_id}`, [])
  for (const table of ['favourite', 'browsing_history', 'goods_visit'] as const)
    await db.deleteFrom(table).where('goods_id', '=', goods_id).execute()
  await db
    .deleteFrom('goods')
    .where('id', '=', goods_id)
    .execute()
    .catch((error: unknown) => {
      throw isNamedElsewhere(error) ? new Refusal('catalogue.goods_in_use') : error
    })
  await audit(context, { subject: `goods ${goods_id}`, before, after: null })
  await catalogueChanged(db)
  return {}
}

const isNamedElsewhere = (error: unknown) => error instanceof Error && 'code' in error && error.code === '23503'
