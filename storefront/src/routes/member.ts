import { readIncome } from '../award/income-address.ts'
import { readProfit } from '../award/profit/profit-address.ts'
import { readAddressEdit } from '../member/address-search.ts'
import { readProfileField } from '../member/profile/profile-fields.ts'
import { screen } from './screen.ts'

export const memberScreens = {
  '/v2/member/info/info': screen('member/profile/profile-screen', { access: 'member', translations: ['member', 'identity'] }),
  '/v2/member/info_edit/info_edit': screen('member/profile/edit-screen', {
    access: 'member',
    translations: ['member', 'identity', 'form', 'code'],
    search: readProfileField,
  }),
  '/v2/member/cancel_account/cancel_account': screen('identity/cancel/cancel-account-screen', {
    access: 'member',
    translations: ['member', 'form', 'code'],
  }),
  '/v1/member/level/level': screen('member/level/level-screen', { access: 'member', translations: ['member'] }),
  '/v2/assets/rights': screen('member/level/level-screen', { access: 'member', translations: ['member'] }),
  '/v2/assets/income': screen('award/income-screen', { access: 'member', translations: ['award', 'wallet'], search: readIncome }),
  '/v2/assets/profit': screen('award/profit/profit-screen', { access: 'member', translations: ['award'], search: readProfit }),
  '/v2/member/index/index': screen('member/member-centre-screen', { translations: ['member'] }),
  '/v1/member/address/address': screen('member/addresses-screen', { access: 'member', translations: ['member'] }),
  '/v1/member/address_edit/address_edit': screen('member/address-edit-screen', {
    access: 'member',
    translations: ['member', 'form'],
    search: readAddressEdit,
  }),
}
