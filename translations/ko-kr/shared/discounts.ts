import type { discounts as english } from '../../en-us/shared/discounts.ts'
import type { TranslationTable } from '../../translate.ts'

export const discounts: TranslationTable<typeof english> = {
  money_off: '할인 금액',
  percent_off: '할인율',
  goods: '대상 상품',
  categories: '대상 카테고리',
  scope_help: '상품과 카테고리를 모두 비우면 전체에 적용됩니다.',
  off_money: '{money} 할인',
  off_percent: '{off}% 할인',
}
