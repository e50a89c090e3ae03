import type { balance as en } from '../en-us/balance.ts'
import type { TranslationTable } from '../translate.ts'

export const balance: TranslationTable<typeof en> = {
  title: '残高',
  total: '合計残高',
  withdrawable: '出金可能',
  withdrawable_note: 'コミッション・報酬',
  non_withdrawable: 'お買い物専用',
  non_withdrawable_note: 'チャージ・特典など。先に使われます',
  frozen: '凍結中',
  frozen_note: '手続き中の出金分',
  recharge: 'チャージ',
  withdraw: '出金',
  recharge_records: 'チャージ履歴',
  withdrawal_records: '出金履歴',
  accounts: '出金口座',
  recent: '最近の明細',
  all_entries: 'すべて',
  manage: '管理',
}
