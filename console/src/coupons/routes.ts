import type { ScreenRoute } from '../shell/screen-route.ts'

export const routes: ScreenRoute[] = [
  {
    path: '/coupons',
    menu: { group: 'promotions', label: 'coupons' },
    requires: 'coupon/list',
    translations: ['coupon'],
    screen: async () => (await import('./coupons-screen.tsx')).CouponsScreen,
  },
]
