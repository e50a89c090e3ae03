import type { ScreenRoute } from '../shell/screen-route.ts'

export const routes: ScreenRoute[] = [
  {
    path: '/search-words',
    menu: { group: 'content', label: 'search_keywords' },
    requires: 'search/keywords',
    translations: ['searchkeyword', 'tree'],
    screen: async () => (await import('./search-keywords-screen.tsx')).SearchKeywordsScreen,
  },
]
