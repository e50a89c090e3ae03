import type { ScreenRoute } from '../shell/screen-route.ts'

export const routes: ScreenRoute[] = [
  {
    path: '/unit-prices',
    menu: { group: 'finance', label: 'unit_prices' },
    requires: 'unit_price/list',
    translations: ['unitprice'],
    screen: async () => (await import('./unit-prices-screen.tsx')).UnitPricesScreen,
  },
  {
    path: '/unit-prices/requests',
    requires: 'unit_price/requests',
    translations: ['unitprice'],
    screen: async () => (await import('./price-requests-screen.tsx')).PriceRequestsScreen,
  },
]
