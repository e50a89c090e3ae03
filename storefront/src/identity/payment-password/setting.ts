import type { CodeSent } from '@longmall/contract/code.ts'
import { type RawSearch, readText } from '../../shell/search.ts'
import { storefront } from '../../shell/storefront.ts'
import { createKept } from '../kept.ts'
import { useStep } from '../use-step.ts'

/** A payment password on its way through its four screens (IDN-08); the digits themselves are never kept. */
export interface Setting {
  sent?: CodeSent
  /** The code was right: what sets the payment password, once and within ten minutes. */
  proof?: string
  done?: true
  /** Where one came from, such as an order to be paid. */
  redirect?: string | undefined
}

export const setting = createKept<Setting>('lm_payment_password', () => storefront().storage.read('customer_id'))

export const steps = {
  first: '/v1/member/point_password/point_password',
  code: '/v1/member/point_password/point_password2',
  digits: '/v1/member/point_password/point_password3',
  done: '/v1/member/point_password/point_password4',
} as const
type Step = keyof typeof steps

export function dueStep(kept: Setting | null): Step {
  if (kept?.done) return 'done'
  if (kept?.proof) return 'digits'
  return kept?.sent ? 'code' : 'first'
}

export const useSetting = (step: Step) =>
  useStep({
    kept: setting,
    due: (kept) => steps[dueStep(kept)],
    search: (kept) => (dueStep(kept) === 'first' ? { redirect: kept?.redirect } : {}),
    step: steps[step],
  })

export const readSetting = (raw: RawSearch) => ({ redirect: readText(raw.redirect, 2000) })
