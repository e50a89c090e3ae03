import type { ScreenRoute } from '../shell/screen-route.ts'

export const routes: ScreenRoute[] = [
  {
    path: '/stores',
    menu: { group: 'members', label: 'stores' },
    requires: 'store/list',
    translations: ['store'],
    screen: async () => (await import('./stores-screen.tsx')).StoresScreen,
  },
  {
    path: '/stores/agents',
    fallbackFor: '/stores',
    requires: 'identity/agent_codes',
    translations: ['store'],
    screen: async () => (await import('./agents/agents-screen.tsx')).AgentsScreen,
  },
]
