import type { Place } from '../shell/place.ts'

export const places: Place[] = [
  {
    path: '/pages',
    menu: { group: 'content', label: 'pages' },
    needs: 'content/list_pages',
    words: ['composer'],
    screen: async () => (await import('./pages-screen.tsx')).PagesScreen,
  },
  {
    path: '/pages/page',
    needs: 'content/view_page',
    words: ['composer'],
    screen: async () => (await import('./page-screen.tsx')).PageScreen,
  },
]
