import { clockOffsetQuery } from '@longmall/web/time/clock-offset.ts'
import { useQuery } from '@tanstack/react-query'
import { sendQuery } from '../call/call.ts'

/** The store clock minus this device's, in ms, for countdowns; null while loading. */
export const useClockOffset = (): number | null =>
  useQuery({ ...clockOffsetQuery(() => sendQuery('site/time', {})), staleTime: 60_000 }).data ?? null
