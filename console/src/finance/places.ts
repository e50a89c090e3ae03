import type { Place } from '../shell/place.ts'

export const places: Place[] = [
  {
    path: '/finance',
    menu: { group: 'finance', label: 'finance' },
    needs: 'ops/owed',
    words: ['owed', 'work'],
    screen: async () => (await import('./owed/owed-screen.tsx')).OwedScreen,
  },
  {
    path: '/finance/holders',
    needs: 'ops/owed_holders',
    words: ['owed'],
    screen: async () => (await import('./owed/holders-screen.tsx')).HoldersScreen,
  },
  {
    path: '/ledger',
    menu: { group: 'finance', label: 'ledger' },
    needs: 'wallet/account_view',
    words: ['finance', 'owed'],
    screen: async () => (await import('./ledger/ledger-screen.tsx')).LedgerScreen,
  },
  {
    path: '/ledger/statement',
    needs: 'wallet/account_statement',
    words: ['finance', 'owed', 'work'],
    screen: async () => (await import('./ledger/statement-screen.tsx')).StatementScreen,
  },
  {
    path: '/payments',
    menu: { group: 'finance', label: 'payments' },
    needs: 'payment/list',
    words: ['finance', 'owed'],
    screen: async () => (await import('./payments/payments-screen.tsx')).PaymentsScreen,
  },
  {
    path: '/payments/alerts',
    needs: 'payment/alerts',
    words: ['finance', 'owed'],
    screen: async () => (await import('./payments/alerts-screen.tsx')).AlertsScreen,
  },
  {
    path: '/payments/days',
    needs: 'payment/days',
    words: ['finance', 'owed'],
    screen: async () => (await import('./payments/days-screen.tsx')).DaysScreen,
  },
  {
    path: '/withdrawals',
    menu: { group: 'finance', label: 'withdrawals' },
    needs: 'withdrawal/list_withdrawals',
    words: ['finance'],
    screen: async () => (await import('./withdrawals/withdrawals-screen.tsx')).WithdrawalsScreen,
  },
  {
    path: '/withdrawals/batches',
    needs: 'withdrawal/list_batches',
    words: ['finance'],
    screen: async () => (await import('./withdrawals/batches-screen.tsx')).BatchesScreen,
  },
  {
    path: '/recharges',
    menu: { group: 'finance', label: 'recharges' },
    needs: 'recharge/list_recharges',
    words: ['finance'],
    screen: async () => (await import('./recharges/recharges-screen.tsx')).RechargesScreen,
  },
  {
    path: '/recharges/offers',
    needs: 'recharge/list_offers',
    words: ['finance'],
    screen: async () => (await import('./recharges/offers-screen.tsx')).OffersScreen,
  },
  {
    path: '/recharges/prices',
    needs: 'recharge/list_prices',
    words: ['finance'],
    screen: async () => (await import('./recharges/prices-screen.tsx')).PricesScreen,
  },
  {
    path: '/adjustments',
    menu: { group: 'finance', label: 'adjustments' },
    needs: 'wallet/adjustments',
    words: ['finance', 'owed'],
    screen: async () => (await import('./ledger/adjustments-screen.tsx')).AdjustmentsScreen,
  },
]
