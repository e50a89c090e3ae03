import { marketing } from '../shared/marketing.ts'
import type { reduction as english } from '../../en-us/console/reduction.ts'
import type { TranslationTable } from '../../translate.ts'
import { discounts } from '../shared/discounts.ts'

export const reduction: TranslationTable<typeof english> = {
  ...marketing,
  ...discounts,
  title: '满减',
  lead: '购买满一定金额或件数即可优惠。已下单的优惠不受影响。',
  empty: '还没有满减活动',
  new_by_amount: '新建（按金额）',
  new_by_quantity: '新建（按件数）',
  by_amount: '按金额满减',
  by_quantity: '按件数满减',
  steps: '档位',
  steps_help: '以达到的最高档位为准。',
  add_step: '添加档位',
  from_amount: '满多少金额',
  from_quantity: '满多少件',
  effect: '优惠内容',
  effect_money: '减金额',
  effect_percentage: '打折',
  effect_free_freight: '免运费',
  effect_gift: '送赠品',
  gift: '赠品',
  gift_quantity: '赠品件数',
  scope: '适用范围',
  everything: '全部商品',
  scope_goods: '商品 {count} 个',
  scope_categories: '分类 {count} 个',
  is_on_help: '关闭：顾客看不到，可以试算。',
  from_money: '满 {money}',
  from_count: '满 {count} 件',
  free_gift_text: '送 {gift} × {count}',
  fully_discounted: '满 {amount} 减 {money_off} 的档位会使此类订单免费，仅收运费。',
  confirm_end: '满减将立即对所有购物车失效，且不能重新开始。已下订单的优惠不变。',
}
