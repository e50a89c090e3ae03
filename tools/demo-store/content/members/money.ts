import type { AccountType } from '@longmall/contract/withdrawal.ts'

/** What members recharge by one tap, in cents, and what they get on top. */
export const rechargeOffers = [
  { amount: 2_000, gift_money: 0, gift_longcoin: 100 },
  { amount: 5_000, gift_money: 200, gift_longcoin: 0 },
  { amount: 10_000, gift_money: 500, gift_longcoin: 500 },
  { amount: 20_000, gift_money: 1_200, gift_longcoin: 1_000 },
  { amount: 50_000, gift_money: 4_000, gift_longcoin: 2_000 },
  { amount: 100_000, gift_money: 10_000, gift_longcoin: 5_000 },
]

interface DemoWithdrawalAccount {
  account: string
  account_type: AccountType
  mobile: string
  branch: string
  number: string
}

/** Withdrawal accounts by demo account, the default first. */
export const withdrawalAccounts: DemoWithdrawalAccount[] = [
  {
    account: 'alice_rm',
    account_type: 'savings_card',
    mobile: '+8613800138001',
    branch: '招商银行 深圳科技园支行',
    number: '6225880123456789',
  },
  { account: 'alice_rm', account_type: 'alipay', mobile: '+8613800138001', branch: '支付宝', number: 'alice.chen@mail.example' },
  { account: 'dana_rm2', account_type: 'savings_card', mobile: '+6581234567', branch: 'DBS Tiong Bahru', number: '4119110087654321' },
  { account: 'erik_rm4', account_type: 'savings_card', mobile: '+85291234567', branch: '匯豐 上環分行', number: '4966230011223344' },
  { account: 'erik_rm4', account_type: 'bank', mobile: '+85291234567', branch: '中銀香港 德輔道中', number: '01287612345678' },
]
