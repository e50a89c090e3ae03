import { toDecimal } from '@longmall/contract/units.ts'
import type { ApplyCondition } from '@longmall/contract/distribution-shapes.ts'
import { goodsNames } from '../../catalogue/views/goods-names.ts'
import type { Context } from '../../kernel/context.ts'
import { completedPurchases } from '../../order/figures/completed-purchases.ts'
import { distributionSettings as own } from '../settings.ts'

export interface ConditionState {
  condition: ApplyCondition
  is_met: boolean
  amount: { needed: string; reached: string } | null
  goods: { goods_id: number; goods_name: string }[]
}

/** What is asked before applying, and how far a member is. One read of completed orders, none where nothing is asked. */
export async function viewCondition(context: Context, member_id: number): Promise<ConditionState> {
  const { setting } = context
  const condition = setting(own.apply_condition)
  const state: ConditionState = { condition, is_met: true, amount: null, goods: [] }
  if (condition === 'none') return state
  const goods_ids = condition === 'goods' ? setting(own.apply_goods_ids) : []
  const { orders, amount, has_goods } = await completedPurchases(context.db, member_id, goods_ids)
  if (condition === 'purchase') return { ...state, is_met: orders > 0 }
  if (condition === 'amount') {
    const needed = BigInt(setting(own.apply_amount_cents))
    return { ...state, is_met: amount >= needed, amount: { needed: toDecimal(needed, 'MONEY'), reached: toDecimal(amount, 'MONEY') } }
  }
  const names = await goodsNames(context, goods_ids)
  const goods = goods_ids.flatMap((goods_id) => {
    const goods_name = names.get(goods_id)
    return goods_name === undefined ? [] : [{ goods_id, goods_name }]
  })
  return { ...state, is_met: has_goods, goods }
}
