import type { ScreenRoute } from '../shell/screen-route.ts'

export const routes: ScreenRoute[] = [
  {
    path: '/gifts',
    menu: { group: 'promotions', label: 'gifts' },
    requires: 'gift/rules',
    translations: ['gift'],
    screen: async () => (await import('./rules-screen.tsx')).RulesScreen,
  },
  {
    path: '/gifts/grants',
    requires: 'gift/grants',
    translations: ['gift'],
    screen: async () => (await import('./issued-gifts-screen.tsx')).IssuedGiftsScreen,
  },
]
