import type { Place } from '../shell/place.ts'

export const places: Place[] = [
  {
    path: '/stores',
    menu: { group: 'members', label: 'stores' },
    needs: 'store/list',
    words: ['store'],
    screen: async () => (await import('./stores-screen.tsx')).StoresScreen,
  },
  {
    path: '/stores/agents',
    standsFor: '/stores',
    needs: 'identity/agent_codes',
    words: ['store'],
    screen: async () => (await import('./agents/agents-screen.tsx')).AgentsScreen,
  },
]
