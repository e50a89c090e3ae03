import type { ScreenRoute } from '../shell/screen-route.ts'

export const routes: ScreenRoute[] = [
  {
    path: '/pickups',
    menu: { group: 'orders', label: 'pickups' },
    requires: 'redemption/list_pickup_orders',
    translations: ['redemption', 'store'],
    screen: async () => (await import('./pickup-orders-screen.tsx')).PickupOrdersScreen,
  },
  {
    path: '/pickups/redemptions',
    requires: 'redemption/list_redemptions',
    translations: ['redemption', 'store'],
    screen: async () => (await import('./redemptions-screen.tsx')).RedemptionsScreen,
  },
]
