import { useEffect, useEffectEvent } from 'react'
import type { ScreenPath } from '../routes/table.ts'
import { type LinkSearch, useGo } from '../shell/link.tsx'

/** Leads to where a journey begins when a screen has not, or no longer, what comes before it. */
export function useLeadBack(isMissing: boolean, to: ScreenPath, search: LinkSearch = {}) {
  const go = useGo()
  const lead = useEffectEvent(() => void go(to, search, { replace: true }))
  useEffect(() => {
    if (isMissing) lead()
  }, [isMissing])
}
