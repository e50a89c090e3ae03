import { useState } from 'react'
import { useClockOffset } from '../../shell/server-clock.ts'

/** The store clock at the first render, in ms; the device's clock until the store's is loaded. */
export function useStoreNow(): number {
  const [now] = useState(() => Date.now())
  return now + (useClockOffset() ?? 0)
}
