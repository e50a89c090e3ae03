import type { ScreenRoute } from '../shell/screen-route.ts'

export const routes: ScreenRoute[] = [
  {
    path: '/points-shop',
    menu: { group: 'promotions', label: 'points_shop' },
    requires: 'points_shop/search',
    translations: ['pointsshop'],
    screen: async () => (await import('./items-screen.tsx')).ItemsScreen,
  },
  {
    path: '/points-shop/goods',
    requires: 'campaign/search',
    translations: ['pointsshop', 'campaign'],
    screen: async () => (await import('./goods-screen.tsx')).GoodsScreen,
  },
  {
    path: '/points-shop/orders',
    requires: 'points_shop/staff_orders',
    translations: ['pointsshop', 'order'],
    screen: async () => (await import('./points-orders-screen.tsx')).PointsOrdersScreen,
  },
]
