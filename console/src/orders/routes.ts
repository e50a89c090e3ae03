import type { ScreenRoute } from '../shell/screen-route.ts'

export const routes: ScreenRoute[] = [
  {
    path: '/orders',
    menu: { group: 'orders', label: 'orders' },
    requires: 'order/search',
    translations: ['order', 'work'],
    screen: async () => (await import('./orders-screen.tsx')).OrdersScreen,
  },
  {
    path: '/orders/order',
    requires: 'order/staff_view',
    translations: ['order', 'refund', 'receipt'],
    screen: async () => (await import('./order-screen.tsx')).OrderScreen,
  },
  {
    path: '/to_ship',
    menu: { group: 'orders', label: 'to_ship' },
    requires: 'fulfilment/to_ship',
    translations: ['order'],
    screen: async () => (await import('./fulfilment/to-ship-screen.tsx')).ToShipScreen,
  },
  {
    path: '/to_ship/codes',
    requires: 'fulfilment/code_stock',
    translations: ['order'],
    screen: async () => (await import('./fulfilment/codes-screen.tsx')).CodesScreen,
  },
]
