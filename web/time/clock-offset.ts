import { queryOptions } from '@tanstack/react-query'
import type { CallFailure } from '../call/call-failure.ts'

export const clockOffsetKey = ['site', 'clock_offset']

/** The store clock minus this device's, in ms. `fetchTime` calls `site/time`. */
export const clockOffsetQuery = (fetchTime: () => Promise<unknown>) =>
  queryOptions<number, CallFailure>({
    queryKey: clockOffsetKey,
    queryFn: async () => {
      const requestedAt = Date.now()
      const { server_time } = (await fetchTime()) as { server_time: string }
      // Assumes that the server read its clock half a round trip ago.
      return Date.parse(server_time) - (requestedAt + Date.now()) / 2
    },
  })
