import type { discounts as english } from '../../en-us/shared/discounts.ts'
import type { TranslationTable } from '../../translate.ts'

export const discounts: TranslationTable<typeof english> = {
  money_off: '割引額',
  percent_off: '割引率',
  goods: '対象の商品',
  categories: '対象のカテゴリー',
  scope_help: '商品もカテゴリーも選ばない場合は、すべてが対象です。',
  off_money: '{money}引き',
  off_percent: '{off}%オフ',
}
