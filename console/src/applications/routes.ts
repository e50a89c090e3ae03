import type { ScreenRoute } from '../shell/screen-route.ts'

export const routes: ScreenRoute[] = [
  {
    path: '/applications',
    menu: { group: 'members', label: 'applications' },
    requires: 'application/list',
    translations: ['application'],
    screen: async () => (await import('./applications-screen.tsx')).ApplicationsScreen,
  },
]
