import type { Place } from '../shell/place.ts'

export const places: Place[] = [
  { path: '/', words: ['dashboard', 'shop'], screen: async () => (await import('./home-screen.tsx')).HomeScreen },
]
