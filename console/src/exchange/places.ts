import type { Place } from '../shell/place.ts'

export const places: Place[] = [
  {
    path: '/exchange',
    menu: { group: 'promotions', label: 'exchange' },
    needs: 'exchange/search',
    words: ['exchange'],
    screen: async () => (await import('./items-screen.tsx')).ItemsScreen,
  },
  {
    path: '/exchange/goods',
    needs: 'campaign/search',
    words: ['exchange', 'campaign'],
    screen: async () => (await import('./goods-screen.tsx')).GoodsScreen,
  },
  {
    path: '/exchange/records',
    needs: 'exchange/records',
    words: ['exchange', 'order'],
    screen: async () => (await import('./records-screen.tsx')).RecordsScreen,
  },
]
