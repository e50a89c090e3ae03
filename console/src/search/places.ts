import type { Place } from '../shell/place.ts'

export const places: Place[] = [
  {
    path: '/search-words',
    menu: { group: 'content', label: 'search_words' },
    needs: 'search/words',
    words: ['searchword', 'tree'],
    screen: async () => (await import('./search-words-screen.tsx')).SearchWordsScreen,
  },
]
