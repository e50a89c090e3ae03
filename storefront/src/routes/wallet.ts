import { readRechargeId } from '../recharge/recharge-address.ts'
import { readDetail } from '../wallet/wallet-address.ts'
import { readAccount, readState, readWithdrawalId } from '../withdrawal/withdrawal-address.ts'
import { screen } from './screen.ts'

export const walletScreens = {
  '/v2/member/balance_detail/balance_detail': screen('wallet/balance-detail-screen', {
    access: 'member',
    translations: ['wallet'],
    search: readDetail,
  }),
  '/v2/member/point/point': screen('wallet/point-screen', { access: 'member', translations: ['wallet'], search: readDetail }),
  '/v2/member/balance/balance': screen('balance/balance-screen', { access: 'member', translations: ['balance', 'wallet'] }),
  '/v2/member/recharge/recharge': screen('recharge/recharge-screen', {
    access: 'member',
    translations: ['recharge', 'reward', 'assetarea', 'content'],
  }),
  '/v2/member/recharge_result/recharge_result': screen('recharge/recharge-result-screen', {
    access: 'member',
    translations: ['recharge'],
    search: readRechargeId,
  }),
  '/v2/member/recharge_list/recharge_list': screen('recharge/recharge-list-screen', { access: 'member', translations: ['recharge'] }),
  '/v2/member/recharge_detail/recharge_detail': screen('recharge/recharge-detail-screen', {
    access: 'member',
    translations: ['recharge'],
    search: readRechargeId,
  }),
  '/v2/member/withdrawal_apply/withdrawal_apply': screen('withdrawal/apply-screen', {
    access: 'member',
    translations: ['withdrawal', 'payment'],
  }),
  '/v2/member/withdrawal_list/withdrawal_list': screen('withdrawal/withdrawal-list-screen', {
    access: 'member',
    translations: ['withdrawal'],
    search: readState,
  }),
  '/v2/member/withdrawal_detail/withdrawal_detail': screen('withdrawal/withdrawal-detail-screen', {
    access: 'member',
    translations: ['withdrawal'],
    search: readWithdrawalId,
  }),
  '/v2/member/account/account': screen('withdrawal/account/accounts-screen', { access: 'member', translations: ['withdrawal'] }),
  '/v2/member/account_edit/account_edit': screen('withdrawal/account/account-edit-screen', {
    access: 'member',
    translations: ['withdrawal', 'form'],
    search: readAccount,
  }),
}
