import { marketing } from '../shared/marketing.ts'
import type { reduction as english } from '../../en-us/console/reduction.ts'
import type { TranslationTable } from '../../translate.ts'
import { discounts } from '../shared/discounts.ts'

export const reduction: TranslationTable<typeof english> = {
  ...marketing,
  ...discounts,
  title: '금액별 할인',
  lead: '일정 금액이나 수량 이상 구매하면 혜택을 줍니다. 이미 주문한 혜택은 그대로입니다.',
  empty: '아직 할인이 없습니다',
  new_by_amount: '새로 만들기(금액)',
  new_by_quantity: '새로 만들기(수량)',
  by_amount: '금액 기준 할인',
  by_quantity: '수량 기준 할인',
  steps: '단계',
  steps_help: '도달한 가장 높은 단계가 적용됩니다.',
  add_step: '단계 추가',
  from_amount: '기준 금액',
  from_quantity: '기준 수량',
  effect: '혜택',
  effect_money: '금액별 할인',
  effect_percentage: '비율 할인',
  effect_free_freight: '무료 배송',
  effect_gift: '사은품',
  gift: '사은품',
  gift_quantity: '사은품 수량',
  scope: '적용 범위',
  everything: '전체',
  scope_goods: '상품 {count}개',
  scope_categories: '카테고리 {count}개',
  is_on_help: '끄면 고객에게 보이지 않으며 시험 계산할 수 있습니다.',
  from_money: '{money} 이상',
  from_count: '{count}개 이상',
  free_gift_text: '{gift} {count}개 증정',
  fully_discounted: '{amount}부터 {money_off}을(를) 할인하는 단계에서는 주문이 무료가 되고 배송비만 결제됩니다.',
  confirm_end: '모든 장바구니에서 바로 종료되며 다시 시작할 수 없습니다. 이미 주문한 할인은 그대로입니다.',
}
