import { readDesk, readDeskDetail, readDeskList } from '../../redemption/redemption-address.ts'
import { screen, type Screen } from '../screen.ts'

export const redemptionScreens = {
  '/v2/verification/index': screen('redemption/desk-screen', { access: 'desk', translations: ['redemption', 'scan'], search: readDesk }),
  '/v2/verification/list': screen('redemption/desk-list-screen', { access: 'desk', translations: ['redemption'], search: readDeskList }),
  '/v2/verification/detail': screen('redemption/desk-detail-screen', {
    access: 'desk',
    translations: ['redemption'],
    search: readDeskDetail,
  }),
  '/v2/member/verification/verification': screen('redemption/member-records-screen', { access: 'member', translations: ['redemption'] }),
} satisfies Record<string, Screen>
