import type { ScreenRoute } from '../shell/screen-route.ts'

export const routes: ScreenRoute[] = [
  {
    path: '/finance',
    menu: { group: 'finance', label: 'liabilities' },
    requires: 'ops/liabilities',
    translations: ['liabilities', 'work'],
    screen: async () => (await import('./liabilities/liabilities-screen.tsx')).LiabilitiesScreen,
  },
  {
    path: '/finance/holders',
    requires: 'ops/liability_holders',
    translations: ['liabilities'],
    screen: async () => (await import('./liabilities/holders-screen.tsx')).HoldersScreen,
  },
  {
    path: '/ledger',
    menu: { group: 'finance', label: 'ledger' },
    requires: 'wallet/account_view',
    translations: ['finance', 'liabilities'],
    screen: async () => (await import('./ledger/ledger-screen.tsx')).LedgerScreen,
  },
  {
    path: '/ledger/statement',
    requires: 'wallet/account_statement',
    translations: ['finance', 'liabilities', 'work'],
    screen: async () => (await import('./ledger/statement-screen.tsx')).StatementScreen,
  },
  {
    path: '/payments',
    menu: { group: 'finance', label: 'payments' },
    requires: 'payment/list',
    translations: ['finance', 'liabilities'],
    screen: async () => (await import('./payments/payments-screen.tsx')).PaymentsScreen,
  },
  {
    path: '/payments/alerts',
    requires: 'payment/alerts',
    translations: ['finance', 'liabilities'],
    screen: async () => (await import('./payments/alerts-screen.tsx')).AlertsScreen,
  },
  {
    path: '/payments/days',
    requires: 'payment/days',
    translations: ['finance', 'liabilities'],
    screen: async () => (await import('./payments/days-screen.tsx')).DaysScreen,
  },
  {
    path: '/withdrawals',
    menu: { group: 'finance', label: 'withdrawals' },
    requires: 'withdrawal/list_withdrawals',
    translations: ['finance'],
    screen: async () => (await import('./withdrawals/withdrawals-screen.tsx')).WithdrawalsScreen,
  },
  {
    path: '/withdrawals/batches',
    requires: 'withdrawal/list_batches',
    translations: ['finance'],
    screen: async () => (await import('./withdrawals/batches-screen.tsx')).BatchesScreen,
  },
  {
    path: '/recharges',
    menu: { group: 'finance', label: 'recharges' },
    requires: 'recharge/list_recharges',
    translations: ['finance'],
    screen: async () => (await import('./recharges/recharges-screen.tsx')).RechargesScreen,
  },
  {
    path: '/recharges/offers',
    requires: 'recharge/list_offers',
    translations: ['finance'],
    screen: async () => (await import('./recharges/offers-screen.tsx')).OffersScreen,
  },
  {
    path: '/adjustments',
    menu: { group: 'finance', label: 'adjustments' },
    requires: 'wallet/adjustments',
    translations: ['finance', 'liabilities'],
    screen: async () => (await import('./ledger/adjustments-screen.tsx')).AdjustmentsScreen,
  },
]
