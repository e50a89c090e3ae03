import type { ScreenRoute } from '../shell/screen-route.ts'

export const routes: ScreenRoute[] = [
  {
    path: '/reviews',
    menu: { group: 'goods', label: 'reviews' },
    requires: 'review/to_moderate',
    translations: ['review'],
    screen: async () => (await import('./reviews-screen.tsx')).ReviewsScreen,
  },
]
