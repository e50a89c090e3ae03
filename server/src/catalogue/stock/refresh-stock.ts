import type { Context } from '../../kernel/context.ts'
import { catalogueChanged } from '../../kernel/shared.ts'
import { refreshGoods } from '../refresh-goods.ts'

/** Shows visitors a stock that has become few, none or plenty. */
export async function refreshStock({ db }: Context, { goods_ids }: { goods_ids: number[] }): Promise<void> {
  await refreshGoods(db, goods_ids)
  await catalogueChanged(db)
}
