import { queryOptions } from '@tanstack/react-query'
import type { CallFailure } from '../call/call-failure.ts'

export const clockOffsetKey = ['site', 'clock_offset']

/** The store clock minus this device's, in ms. `askTime` calls `site/time`. */
export const clockOffsetQuery = (askTime: () => Promise<unknown>) =>
  queryOptions<number, CallFailure>({
    queryKey: clockOffsetKey,
    queryFn: async () => {
      const asked = Date.now()
      const { server_time } = (await askTime()) as { server_time: string }
      // Half of the way there and back has passed since the server looked at its clock.
      return Date.parse(server_time) - (asked + Date.now()) / 2
    },
  })
