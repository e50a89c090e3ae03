import type { ScreenRoute } from '../shell/screen-route.ts'

export const routes: ScreenRoute[] = [
  { path: '/', translations: ['dashboard', 'shop'], screen: async () => (await import('./home-screen.tsx')).HomeScreen },
]
