import type { Place } from '../shell/place.ts'

export const places: Place[] = [
  {
    path: '/reviews',
    menu: { group: 'goods', label: 'reviews' },
    needs: 'review/to_moderate',
    words: ['review'],
    screen: async () => (await import('./reviews-screen.tsx')).ReviewsScreen,
  },
]
