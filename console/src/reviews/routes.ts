import type { ScreenRoute } from '../shell/screen-route.ts'

export const routes: ScreenRoute[] = [
  {
    path: '/reviews',
    menu: { group: 'goods', label: 'reviews' },
    requires: 'review/list_for_moderation',
    translations: ['review'],
    screen: async () => (await import('./reviews-screen.tsx')).ReviewsScreen,
  },
]
