import { readRechargeId } from '../recharge/recharge-address.ts'
import { readDetail } from '../wallet/wallet-address.ts'
import { readAccount, readState, readWithdrawalId } from '../withdrawal/withdrawal-address.ts'
import { screen } from './screen.ts'

export const walletScreens = {
  '/v2/member/balance_detail/balance_detail': screen('wallet/balance-detail-screen', {
    who: 'member',
    phrases: ['wallet'],
    search: readDetail,
  }),
  '/v2/member/point/point': screen('wallet/point-screen', { who: 'member', phrases: ['wallet'], search: readDetail }),
  '/v2/member/balance/balance': screen('balance/balance-screen', { who: 'member', phrases: ['balance', 'wallet'] }),
  '/v2/member/recharge/recharge': screen('recharge/recharge-screen', { who: 'member', phrases: ['recharge', 'reward'] }),
  '/v2/member/recharge_result/recharge_result': screen('recharge/recharge-result-screen', {
    who: 'member',
    phrases: ['recharge'],
    search: readRechargeId,
  }),
  '/v2/member/recharge_list/recharge_list': screen('recharge/recharge-list-screen', { who: 'member', phrases: ['recharge'] }),
  '/v2/member/recharge_detail/recharge_detail': screen('recharge/recharge-detail-screen', {
    who: 'member',
    phrases: ['recharge'],
    search: readRechargeId,
  }),
  '/v2/member/withdrawal_apply/withdrawal_apply': screen('withdrawal/apply-screen', { who: 'member', phrases: ['withdrawal', 'payment'] }),
  '/v2/member/withdrawal_list/withdrawal_list': screen('withdrawal/withdrawal-list-screen', {
    who: 'member',
    phrases: ['withdrawal'],
    search: readState,
  }),
  '/v2/member/withdrawal_detail/withdrawal_detail': screen('withdrawal/withdrawal-detail-screen', {
    who: 'member',
    phrases: ['withdrawal'],
    search: readWithdrawalId,
  }),
  '/v2/member/account/account': screen('withdrawal/account/accounts-screen', { who: 'member', phrases: ['withdrawal'] }),
  '/v2/member/account_edit/account_edit': screen('withdrawal/account/account-edit-screen', {
    who: 'member',
    phrases: ['withdrawal', 'form'],
    search: readAccount,
  }),
}
