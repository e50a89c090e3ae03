import type { topics as english } from '../../en-us/shared/topics.ts'
import type { TranslationTable } from '../../translate.ts'

export const topics: TranslationTable<typeof english> = {
  topic_shopping: '쇼핑',
  topic_refund: '환불',
  topic_recharge: '충전',
  topic_withdrawal: '출금',
  topic_transfer: '이체',
  topic_award: '보너스',
  topic_income: '수익',
  topic_reward: '혜택',
  topic_points_shop: '포인트샵',
  topic_adjustment: '조정',
  topic_clone: '클론',
  topic_deposit: '정기예금',
  topic_pledge: '스테이킹',
  topic_conversion: '전환',
  topic_commission: '커미션',
  topic_various: '기타',
}
