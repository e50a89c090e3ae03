import type { ScreenRoute } from '../shell/screen-route.ts'

export const routes: ScreenRoute[] = [
  {
    path: '/pages',
    menu: { group: 'content', label: 'pages' },
    requires: 'content/list_pages',
    translations: ['composer'],
    screen: async () => (await import('./pages-screen.tsx')).PagesScreen,
  },
  {
    path: '/pages/page',
    requires: 'content/view_page',
    translations: ['composer'],
    screen: async () => (await import('./page-screen.tsx')).PageScreen,
  },
]
