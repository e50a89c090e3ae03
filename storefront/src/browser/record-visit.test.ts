import type { SiteState } from '@longmall/contract/site.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../shell/call/query-client.ts'
import { createMemoryStore } from '../shell/session/memory-store.ts'
import { createStorage } from '../shell/session/storage.ts'
import { siteQuery } from '../shell/site.ts'
import { recordVisits } from './record-visit.ts'

afterEach(() => void vi.useRealTimers())

function openBrowser() {
  const storage = createStorage(() => createMemoryStore())
  const queryClient = createQueryClient({ call: async () => undefined })
  queryClient.setQueryData(siteQuery.queryKey, { time_zone: 'Asia/Shanghai' } as SiteState)
  const sent: string[] = []
  let isAway = false
  let arrive = () => undefined as void
  recordVisits({
    storage,
    queryClient,
    request: async (path) => {
      sent.push(path)
      if (isAway) throw new Error('the network is away')
    },
    router: {
      subscribe: (_event, listener) => {
        arrive = () => listener({} as never)
        return () => undefined
      },
    },
  })
  return { storage, sent, arrive: () => arrive(), lose: (away: boolean) => void (isAway = away) }
}

test('CON-01 a browser reports a visit once a store day, and once more after a log-in', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T15:00:00Z'), toFake: ['Date'] })
  const { storage, sent, arrive } = openBrowser()
  arrive()
  arrive()
  expect(sent).toEqual(['site/visit'])
  storage.write('customer_id', '7')
  arrive()
  arrive()
  expect(sent).toHaveLength(2)
  vi.setSystemTime(Date.parse('2026-11-22T16:00:00Z'))
  arrive()
  expect(sent).toHaveLength(3)
})

test('CON-01 a call that was lost is made again with the next page', async () => {
  const { storage, sent, arrive, lose } = openBrowser()
  lose(true)
  storage.write('customer_id', '7')
  arrive()
  await Promise.resolve()
  await Promise.resolve()
  lose(false)
  arrive()
  expect(sent).toHaveLength(3)
  arrive()
  expect(sent).toHaveLength(3)
})
