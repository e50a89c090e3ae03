import { readGame } from '../../game/game-address.ts'
import { readMonth } from '../../reward/signin/months.ts'
import { screen } from '../screen.ts'

export const gameScreens = {
  '/promotionpages/game/wheel': screen('game/wheel-screen', { who: 'member', phrases: ['game'], search: readGame }),
  '/promotionpages/game/scratch': screen('game/scratch-screen', { who: 'member', phrases: ['game'], search: readGame }),
  '/promotionpages/game/egg': screen('game/egg-screen', { who: 'member', phrases: ['game'], search: readGame }),
  '/promotionpages/game/record': screen('game/record-screen', { who: 'member', phrases: ['game'] }),
  '/v2/member/signin/signin': screen('reward/sign-in-screen', { who: 'member', phrases: ['reward'], search: readMonth }),
  '/v2/member/task/task': screen('reward/task-screen', { who: 'member', phrases: ['reward'] }),
}
