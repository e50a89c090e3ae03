import { useQuery } from '@tanstack/react-query'
import { clockOffsetQuery } from '@longmall/web/time/clock-offset.ts'
import { useShared } from './shared.ts'
import { storefront } from './storefront.ts'

/** The store clock minus this device's, in ms, for countdowns; null while loading. Makes countdowns independent of a wrong device clock. */
export function useClockOffset(): number | null {
  const isConnected = useShared((shared) => shared.isConnected)
  const offset = useQuery({
    ...clockOffsetQuery(() => storefront().request('site/time', {})),
    // A background call: without a network the page shows it itself, and a countdown waits.
    enabled: isConnected && (import.meta.env.SSR || navigator.onLine),
    staleTime: 5 * 60_000,
  })
  return offset.data ?? null
}
