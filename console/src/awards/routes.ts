import type { ScreenRoute } from '../shell/screen-route.ts'

export const routes: ScreenRoute[] = [
  {
    path: '/awards',
    menu: { group: 'finance', label: 'award_plan' },
    requires: 'award/list_plans',
    translations: ['award'],
    screen: async () => (await import('./plans/plans-screen.tsx')).PlansScreen,
  },
  {
    path: '/awards/plan',
    requires: 'award/view_plan',
    translations: ['award'],
    screen: async () => (await import('./plans/plan-screen.tsx')).PlanScreen,
  },
  {
    path: '/awards/runs',
    requires: 'award/list_runs',
    translations: ['award'],
    screen: async () => (await import('./runs/runs-screen.tsx')).RunsScreen,
  },
  {
    path: '/awards/run',
    requires: 'award/view_run',
    translations: ['award'],
    screen: async () => (await import('./runs/run-screen.tsx')).RunScreen,
  },
]
