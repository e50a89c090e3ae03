import { useQuery } from '@tanstack/react-query'
import { ask } from '../call/call.ts'

/** The store clock minus this device's, in ms, for what is left of a time; null until it is known. */
export function useClockOffset(): number | null {
  const offset = useQuery({
    queryKey: ['site', 'clock_offset'],
    staleTime: 60_000,
    queryFn: async () => {
      const asked = Date.now()
      const { server_time } = (await ask('site/time', {})) as { server_time: string }
      // Half of the way there and back has passed since the server looked at its clock.
      return Date.parse(server_time) - (asked + Date.now()) / 2
    },
  })
  return offset.data ?? null
}
