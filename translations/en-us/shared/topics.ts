/** Topics of a statement's lines. */
export const topics = {
  topic_shopping: 'Shopping',
  topic_refund: 'Refund',
  topic_recharge: 'Recharge',
  topic_withdrawal: 'Withdrawal',
  topic_transfer: 'Transfer',
  topic_award: 'Award',
  topic_income: 'Income',
  topic_reward: 'Reward',
  topic_points_shop: 'Points shop',
  topic_adjustment: 'Adjustment',
  topic_clone: 'Clone',
  topic_deposit: 'Deposit',
  topic_pledge: 'Pledge',
  topic_conversion: 'Conversion',
  topic_commission: 'Commission',
  topic_various: 'Other',
} as const
