import type { discounts as english } from '../../en-us/shared/discounts.ts'
import type { TranslationTable } from '../../translate.ts'

export const discounts: TranslationTable<typeof english> = {
  money_off: '减免金额',
  percent_off: '减免百分比',
  goods: '仅限商品',
  categories: '仅限分类',
  scope_help: '不选商品也不选分类时，适用于全部商品。',
  off_money: '减 {money}',
  off_percent: '{off}折',
}
