import { useEffect, useEffectEvent } from 'react'
import type { ScreenPath } from '../routes/table.ts'
import { type LinkSearch, useGo } from '../shell/link.tsx'

/** Redirects from a screen to `to`; does nothing if undefined. */
export function useRedirect(to: ScreenPath | undefined, search: LinkSearch = {}) {
  const go = useGo()
  const redirect = useEffectEvent((path: ScreenPath) => void go(path, search, { replace: true }))
  useEffect(() => {
    if (to) redirect(to)
  }, [to])
}
