import type { balance as en } from '../en-us/balance.ts'
import type { TranslationTable } from '../translate.ts'

export const balance: TranslationTable<typeof en> = {
  title: '잔액',
  total: '총 잔액',
  withdrawable: '출금 가능',
  withdrawable_note: '수수료와 보상',
  non_withdrawable: '쇼핑 전용',
  non_withdrawable_note: '충전, 증정, 보너스. 먼저 사용됩니다',
  frozen: '동결',
  frozen_note: '진행 중인 출금',
  recharge: '충전',
  withdraw: '출금',
  recharge_records: '충전 내역',
  withdrawal_records: '출금 내역',
  accounts: '출금 계좌',
  recent: '최근 내역',
  all_entries: '전체',
  manage: '관리',
}
