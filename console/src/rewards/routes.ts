import type { ScreenRoute } from '../shell/screen-route.ts'

export const routes: ScreenRoute[] = [
  {
    path: '/rewards',
    menu: { group: 'promotions', label: 'rewards' },
    requires: 'reward/list_rules',
    translations: ['reward'],
    screen: async () => (await import('./rules/rules-screen.tsx')).RulesScreen,
  },
  {
    path: '/rewards/grants',
    requires: 'reward/grants',
    translations: ['reward'],
    screen: async () => (await import('./rules/granted-rewards-screen.tsx')).GrantedRewardsScreen,
  },
  {
    path: '/tasks',
    menu: { group: 'promotions', label: 'tasks' },
    requires: 'reward/list_tasks',
    translations: ['reward'],
    screen: async () => (await import('./tasks/tasks-screen.tsx')).TasksScreen,
  },
]
