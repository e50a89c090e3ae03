import type { Queue } from '@longmall/contract/ops-staff.ts'
import { createContext, type Site } from '../../kernel/context.ts'
import type { Reading } from '../../kernel/observe/metering.ts'
import { scheduledJobs } from './view-schedule.ts'
import { viewQueues } from './view-queues.ts'

const states = ['waiting', 'late', 'running', 'failed', 'dead'] as const satisfies (keyof Queue)[]

/** Metrics of queues and jobs for Prometheus: waiting, late, running, failed and abandoned ones, counted up to 1,000. */
export const jobReadings = (site: Site): Reading[] => [
  {
    name: 'longmall_queue_entries',
    description: 'What waits, is late, runs, failed and was given up in each queue, counted to 1,000',
    read: async () => {
      const { list } = await viewQueues(createContext(site, { kind: 'system' }))
      return list.flatMap((queue) => states.map((state) => ({ value: queue[state].count, labels: { queue: queue.queue, state } })))
    },
  },
  {
    name: 'longmall_scheduled_job_failures',
    description: 'Failures in a row of each scheduled job',
    read: async () =>
      (await scheduledJobs(createContext(site, { kind: 'system' }))).map(({ name, failures }) => ({
        value: failures,
        labels: { job: name },
      })),
  },
]
