import type { topics as english } from '../../en-us/shared/topics.ts'
import type { TranslationTable } from '../../translate.ts'

export const topics: TranslationTable<typeof english> = {
  topic_shopping: 'お買い物',
  topic_refund: '返金',
  topic_recharge: 'チャージ',
  topic_withdrawal: '出金',
  topic_transfer: '送金',
  topic_award: '報酬',
  topic_income: '収益',
  topic_reward: '特典',
  topic_points_shop: 'ポイントショップ',
  topic_adjustment: '調整',
  topic_clone: 'クローン',
  topic_deposit: '定期預金',
  topic_pledge: 'ステーキング',
  topic_conversion: '交換',
  topic_commission: 'コミッション',
  topic_various: 'その他',
}
