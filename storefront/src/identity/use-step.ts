import type { ScreenPath } from '../routes/table.ts'
import type { LinkSearch } from '../shell/link.tsx'
import { useHasLogin } from '../shell/storefront.ts'
import type { SessionValue } from './session-value.ts'
import { useRedirect } from './use-redirect.ts'

interface StepOptions<Value> {
  stored: SessionValue<Value>
  /** The screen that is due by the stored flow. Storing more leads on by itself: no screen of a flow is ever empty. */
  due: (stored: Value | null, hasLogin: boolean) => ScreenPath
  search: (stored: Value | null) => LinkSearch
  /** The calling screen. */
  step: ScreenPath
}

/** The stored flow of a multi-screen form when this screen is its current step; null while loading and when it redirects to another screen. */
export function useStep<Value>({ stored, due, search, step }: StepOptions<Value>) {
  const hasLogin = useHasLogin()
  const value = stored.use()
  const next = value === undefined ? step : due(value, hasLogin)
  useRedirect(next === step ? undefined : next, search(value ?? null))
  return next === step ? (value ?? null) : null
}
