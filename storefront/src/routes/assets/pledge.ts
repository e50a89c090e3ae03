import { readPledgeId, readPledgeState } from '../../pledge/pledge-address.ts'
import { screen } from '../screen.ts'

export const pledgeScreens = {
  '/v2/assets/pledge': screen('pledge/pledge-screen', {
    access: 'member',
    translations: ['assetarea', 'pledge'],
    search: readPledgeState,
  }),
  '/v2/assets/pledge_detail': screen('pledge/pledge-detail-screen', {
    access: 'member',
    translations: ['assetarea', 'pledge'],
    search: readPledgeId,
  }),
}
