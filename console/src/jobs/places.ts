import type { Place } from '../shell/place.ts'

export const places: Place[] = [
  {
    path: '/jobs',
    menu: { group: 'system', label: 'jobs' },
    needs: 'ops/queues',
    words: ['jobs', 'jobkinds'],
    screen: async () => (await import('./jobs-screen.tsx')).JobsScreen,
  },
  {
    path: '/jobs/timers',
    needs: 'ops/jobs',
    words: ['jobs', 'jobkinds'],
    screen: async () => (await import('./job-list.tsx')).TimersScreen,
  },
  {
    path: '/jobs/events',
    needs: 'ops/jobs',
    words: ['jobs', 'jobkinds'],
    screen: async () => (await import('./job-list.tsx')).EventsScreen,
  },
  {
    path: '/jobs/job',
    needs: 'ops/job',
    words: ['jobs', 'jobkinds'],
    screen: async () => (await import('./job-screen.tsx')).JobScreen,
  },
  {
    path: '/health',
    menu: { group: 'system', label: 'health' },
    needs: 'ops/health',
    words: ['jobs'],
    screen: async () => (await import('./health-screen.tsx')).HealthScreen,
  },
]
