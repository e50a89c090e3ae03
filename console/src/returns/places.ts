import type { Place } from '../shell/place.ts'

export const places: Place[] = [
  {
    path: '/returns',
    menu: { group: 'orders', label: 'returns' },
    needs: 'returns/list_returns',
    words: ['returns'],
    screen: async () => (await import('./returns-screen.tsx')).ReturnsScreen,
  },
  {
    path: '/returns/return',
    needs: 'returns/view_return',
    words: ['returns', 'receipt'],
    screen: async () => (await import('./return-screen.tsx')).ReturnScreen,
  },
]
