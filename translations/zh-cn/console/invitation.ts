import type { invitation as english } from '../../en-us/console/invitation.ts'
import type { TranslationTable } from '../../translate.ts'

export const invitation: TranslationTable<typeof english> = {
  lead: '会员邀请好友获得的奖励。奖励内容在设置中调整。',
  empty: '暂无奖励',
  inviter: '邀请人',
  inviter_id: '邀请人 ID',
  invitee: '被邀请人',
  occasion: '奖励条件',
  occasion_registered: '完成注册',
  occasion_first_order: '首笔订单付款',
  longcoin: 'LONGCOIN',
  money: '金额',
  coupon: '优惠券',
  rewarded_at: '发放时间',
  from: '开始日期',
  until: '结束日期',
  settings: '设置',
}
