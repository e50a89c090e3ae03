import type { ScreenRoute } from '../shell/screen-route.ts'

export const routes: ScreenRoute[] = [
  {
    path: '/jobs',
    menu: { group: 'system', label: 'jobs' },
    requires: 'ops/queues',
    translations: ['jobs', 'jobkinds'],
    screen: async () => (await import('./jobs-screen.tsx')).JobsScreen,
  },
  {
    path: '/jobs/timers',
    requires: 'ops/jobs',
    translations: ['jobs', 'jobkinds'],
    screen: async () => (await import('./job-list.tsx')).TimersScreen,
  },
  {
    path: '/jobs/events',
    requires: 'ops/jobs',
    translations: ['jobs', 'jobkinds'],
    screen: async () => (await import('./job-list.tsx')).EventsScreen,
  },
  {
    path: '/jobs/job',
    requires: 'ops/job',
    translations: ['jobs', 'jobkinds'],
    screen: async () => (await import('./job-screen.tsx')).JobScreen,
  },
  {
    path: '/health',
    menu: { group: 'system', label: 'health' },
    requires: 'ops/health',
    translations: ['jobs'],
    screen: async () => (await import('./health-screen.tsx')).HealthScreen,
  },
]
