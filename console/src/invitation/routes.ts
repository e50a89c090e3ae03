import type { ScreenRoute } from '../shell/screen-route.ts'

export const routes: ScreenRoute[] = [
  {
    path: '/invitations',
    menu: { group: 'promotions', label: 'invitations' },
    requires: 'invitation/list_rewards',
    translations: ['invitation'],
    screen: async () => (await import('./rewards-screen.tsx')).RewardsScreen,
  },
]
