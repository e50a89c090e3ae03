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
]
