import type { Place } from '../shell/place.ts'

export const places: Place[] = [
  {
    path: '/rewards',
    menu: { group: 'promotions', label: 'rewards' },
    needs: 'reward/list_rules',
    words: ['reward'],
    screen: async () => (await import('./rules/rules-screen.tsx')).RulesScreen,
  },
  {
    path: '/rewards/given',
    needs: 'reward/given',
    words: ['reward'],
    screen: async () => (await import('./rules/given-screen.tsx')).GivenScreen,
  },
  {
    path: '/tasks',
    menu: { group: 'promotions', label: 'tasks' },
    needs: 'reward/list_tasks',
    words: ['reward'],
    screen: async () => (await import('./tasks/tasks-screen.tsx')).TasksScreen,
  },
]
