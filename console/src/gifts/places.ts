import type { Place } from '../shell/place.ts'

export const places: Place[] = [
  {
    path: '/gifts',
    menu: { group: 'promotions', label: 'gifts' },
    needs: 'gift/rules',
    words: ['gift'],
    screen: async () => (await import('./rules-screen.tsx')).RulesScreen,
  },
  {
    path: '/gifts/given',
    needs: 'gift/given',
    words: ['gift'],
    screen: async () => (await import('./given-screen.tsx')).GivenScreen,
  },
]
