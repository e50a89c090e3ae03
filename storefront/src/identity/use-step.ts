import type { ScreenPath } from '../routes/table.ts'
import type { LinkSearch } from '../shell/link.tsx'
import { useHasLogin } from '../shell/storefront.ts'
import type { Kept } from './kept.ts'
import { useLead } from './use-lead.ts'

interface Journey<Value> {
  kept: Kept<Value>
  /** The screen whose turn it is by what is kept. Keeping more leads on by itself: no screen of a journey ever stands empty. */
  due: (kept: Value | null, hasLogin: boolean) => ScreenPath
  search: (kept: Value | null) => LinkSearch
  /** The screen that asks. */
  step: ScreenPath
}

/** A screen of several that one thing is entered over: what is kept when it is its turn; null while that is not known, and when it leads to another. */
export function useStep<Value>({ kept, due, search, step }: Journey<Value>) {
  const hasLogin = useHasLogin()
  const value = kept.use()
  const next = value === undefined ? step : due(value, hasLogin)
  useLead(next === step ? undefined : next, search(value ?? null))
  return next === step ? (value ?? null) : null
}
