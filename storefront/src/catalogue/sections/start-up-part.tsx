import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { lazy, Suspense, useSyncExternalStore } from 'react'

const OutcomeCards = lazy(() => import('../../award/outcome-cards.tsx').then((module) => ({ default: module.OutcomeCards })))
const never = () => () => undefined

/** What buyers of the Start-up product received, and how it is returned (AST-05); loaded in the browser, for these goods alone. */
export function StartUpPart() {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const placeholder = <Skeleton className="h-96 w-full rounded-12" />
  return (
    <div className="space-y-2.5">
      {isBrowser ? (
        <Suspense fallback={placeholder}>
          <OutcomeCards />
        </Suspense>
      ) : (
        placeholder
      )}
    </div>
  )
}
