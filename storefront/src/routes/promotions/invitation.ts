import { readPoster } from '../../poster/poster-address.ts'
import { screen } from '../screen.ts'

export const invitationScreens = {
  '/v2/invite/invite': screen('invitation/invite-screen', { access: 'member', translations: ['invitation', 'catalogue', 'member'] }),
  '/v2/poster/poster': screen('poster/poster-screen', { access: 'member', translations: ['poster', 'catalogue'], search: readPoster }),
}
