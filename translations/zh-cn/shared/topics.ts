import type { topics as english } from '../../en-us/shared/topics.ts'
import type { TranslationTable } from '../../translate.ts'

export const topics: TranslationTable<typeof english> = {
  topic_shopping: '购物',
  topic_refund: '退款',
  topic_recharge: '充值',
  topic_withdrawal: '提现',
  topic_transfer: '转账',
  topic_award: '奖励',
  topic_income: '收益',
  topic_reward: '赠送',
  topic_points_shop: '积分商城',
  topic_adjustment: '调整',
  topic_clone: '分身',
  topic_deposit: '定期存款',
  topic_pledge: '质押',
  topic_conversion: '兑换',
  topic_commission: '佣金',
  topic_various: '其他',
}
