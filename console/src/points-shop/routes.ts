import type { ScreenRoute } from '../shell/screen-route.ts'

export const routes: ScreenRoute[] = [
  {
    path: '/exchange',
    menu: { group: 'promotions', label: 'exchange' },
    requires: 'exchange/search',
    translations: ['exchange'],
    screen: async () => (await import('./items-screen.tsx')).ItemsScreen,
  },
  {
    path: '/exchange/goods',
    requires: 'campaign/search',
    translations: ['exchange', 'campaign'],
    screen: async () => (await import('./goods-screen.tsx')).GoodsScreen,
  },
  {
    path: '/exchange/records',
    requires: 'exchange/records',
    translations: ['exchange', 'order'],
    screen: async () => (await import('./points-orders-screen.tsx')).PointsOrdersScreen,
  },
]
