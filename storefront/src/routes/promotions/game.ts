import { readGame } from '../../game/game-address.ts'
import { readMonth } from '../../reward/signin/months.ts'
import { screen } from '../screen.ts'

export const gameScreens = {
  '/promotionpages/game/wheel': screen('game/wheel-screen', { access: 'member', translations: ['game'], search: readGame }),
  '/promotionpages/game/scratch': screen('game/scratch-screen', { access: 'member', translations: ['game'], search: readGame }),
  '/promotionpages/game/egg': screen('game/egg-screen', { access: 'member', translations: ['game'], search: readGame }),
  '/promotionpages/game/record': screen('game/record-screen', { access: 'member', translations: ['game'] }),
  '/v2/member/signin/signin': screen('reward/sign-in-screen', { access: 'member', translations: ['reward'], search: readMonth }),
  '/v2/member/task/task': screen('reward/task-screen', { access: 'member', translations: ['reward'] }),
}
