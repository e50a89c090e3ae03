import type { gift as contract } from '@longmall/contract/gift.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { skusForSale } from '../catalogue/skus-for-sale.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { activeRules } from './giving/active-rules.ts'

/** The upgrade gift packages of every level that are given now, lowest level first; none while the add-on is off. */
export async function listLevelPackages(context: Context<MemberActor>): Promise<OutputOf<typeof contract.level_packages>> {
  const rules = await activeRules(context, 'level')
  const skus = await skusForSale(
    context,
    rules.map(({ sku_id }) => sku_id),
  )
  const byId = new Map(skus.map((sku) => [sku.sku_id, sku]))
  const list = rules.map(({ grade, sku_id, quantity }) => {
    const { goods_name, sku_name, picture } = byId.get(sku_id)!
    return { grade, sku_id, goods_name, sku_name, picture, quantity }
  })
  return { list: list.toSorted((a, b) => a.grade - b.grade) }
}
