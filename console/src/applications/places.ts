import type { Place } from '../shell/place.ts'

export const places: Place[] = [
  {
    path: '/applications',
    menu: { group: 'members', label: 'applications' },
    needs: 'application/list',
    words: ['application'],
    screen: async () => (await import('./applications-screen.tsx')).ApplicationsScreen,
  },
]
