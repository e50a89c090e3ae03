import { readAddressEdit } from '../member/address-search.ts'
import { readProfileField } from '../member/profile/profile-fields.ts'
import { screen } from './screen.ts'

export const memberScreens = {
  '/v2/member/info/info': screen('member/profile/profile-screen', { who: 'member', phrases: ['member', 'identity'] }),
  '/v2/member/info_edit/info_edit': screen('member/profile/edit-screen', {
    who: 'member',
    phrases: ['member', 'identity', 'form', 'code'],
    search: readProfileField,
  }),
  '/v2/member/cancel_account/cancel_account': screen('identity/cancel/cancel-account-screen', {
    who: 'member',
    phrases: ['member', 'form', 'code'],
  }),
  '/v1/member/level/level': screen('member/level/level-screen', { who: 'member', phrases: ['member'] }),
  '/v2/member/index/index': screen('member/member-centre-screen', { phrases: ['member'] }),
  '/v1/member/address/address': screen('member/addresses-screen', { who: 'member', phrases: ['member'] }),
  '/v1/member/address_edit/address_edit': screen('member/address-edit-screen', {
    who: 'member',
    phrases: ['member', 'form'],
    search: readAddressEdit,
  }),
}
