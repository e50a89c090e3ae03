import { useQuery } from '@tanstack/react-query'
import { useShared } from './shared.ts'
import { storefront } from './storefront.ts'

export const clockOffsetKey = ['site', 'clock_offset']

/** The store clock minus this device's, in ms, for countdowns; null until it is known. A wrong clock of the device does no harm. */
export function useClockOffset(): number | null {
  const isConnected = useShared((shared) => shared.isConnected)
  const offset = useQuery({
    queryKey: clockOffsetKey,
    // Asked in passing: without a network a page says so itself, and a countdown waits.
    enabled: isConnected && (import.meta.env.SSR || navigator.onLine),
    staleTime: 5 * 60_000,
    queryFn: async () => {
      const asked = Date.now()
      const { server_time } = (await storefront().request('site/time', {})) as { server_time: string }
      // Half of the way there and back has passed since the server looked at its clock.
      return Date.parse(server_time) - (asked + Date.now()) / 2
    },
  })
  return offset.data ?? null
}
