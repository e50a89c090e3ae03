import { useEffect, useEffectEvent } from 'react'
import type { ScreenPath } from '../routes/table.ts'
import { type LinkSearch, useGo } from '../shell/link.tsx'

/** Leads from a screen that is not to be seen to another one; stays with undefined. */
export function useLead(to: ScreenPath | undefined, search: LinkSearch = {}) {
  const go = useGo()
  const lead = useEffectEvent((path: ScreenPath) => void go(path, search, { replace: true }))
  useEffect(() => {
    if (to) lead(to)
  }, [to])
}
