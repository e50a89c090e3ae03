import type { Place } from '../shell/place.ts'

export const places: Place[] = [
  {
    path: '/coupons',
    menu: { group: 'promotions', label: 'coupons' },
    needs: 'coupon/list',
    words: ['coupon'],
    screen: async () => (await import('./coupons-screen.tsx')).CouponsScreen,
  },
]
