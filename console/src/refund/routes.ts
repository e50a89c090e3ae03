import type { ScreenRoute } from '../shell/screen-route.ts'

export const routes: ScreenRoute[] = [
  {
    path: '/returns',
    menu: { group: 'orders', label: 'refunds' },
    requires: 'refund/list_requests',
    translations: ['refund'],
    screen: async () => (await import('./refunds-screen.tsx')).RefundsScreen,
  },
  {
    path: '/returns/return',
    requires: 'refund/view_return',
    translations: ['refund', 'receipt'],
    screen: async () => (await import('./refund-screen.tsx')).RefundScreen,
  },
]
