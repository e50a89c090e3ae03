import { useState } from 'react'
import { useClockOffset } from '../../shell/server-clock.ts'

/** The store clock at the first render of the part, in ms; this device's until the store's is known. */
export function useStoreNow(): number {
  const [now] = useState(() => Date.now())
  return now + (useClockOffset() ?? 0)
}
