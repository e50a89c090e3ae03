import type { balance as en } from '../en-us/balance.ts'
import type { TranslationTable } from '../translate.ts'

export const balance: TranslationTable<typeof en> = {
  title: '余额',
  total: '总余额',
  withdrawable: '可提现',
  withdrawable_note: '佣金与奖励',
  non_withdrawable: '仅限购物',
  non_withdrawable_note: '充值、赠送和红包，优先抵扣',
  frozen: '冻结中',
  frozen_note: '提现处理中',
  recharge: '充值',
  withdraw: '提现',
  recharge_records: '充值记录',
  withdrawal_records: '提现记录',
  accounts: '提现账户',
  recent: '近期明细',
  all_entries: '全部',
  manage: '管理',
}
