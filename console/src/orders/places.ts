import type { Place } from '../shell/place.ts'

export const places: Place[] = [
  {
    path: '/orders',
    menu: { group: 'orders', label: 'orders' },
    needs: 'order/search',
    words: ['order', 'work'],
    screen: async () => (await import('./orders-screen.tsx')).OrdersScreen,
  },
  {
    path: '/orders/order',
    needs: 'order/staff_view',
    words: ['order', 'returns', 'receipt'],
    screen: async () => (await import('./order-screen.tsx')).OrderScreen,
  },
  {
    path: '/to_ship',
    menu: { group: 'orders', label: 'to_ship' },
    needs: 'shipping/to_ship',
    words: ['order'],
    screen: async () => (await import('./shipping/to-ship-screen.tsx')).ToShipScreen,
  },
  {
    path: '/to_ship/codes',
    needs: 'shipping/code_stock',
    words: ['order'],
    screen: async () => (await import('./shipping/codes-screen.tsx')).CodesScreen,
  },
]
