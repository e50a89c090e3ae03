import type { CodeSent } from '@longmall/contract/code.ts'
import { type RawSearch, readText } from '../../shell/search.ts'
import { storefront } from '../../shell/storefront.ts'
import { createSessionValue } from '../session-value.ts'
import { useStep } from '../use-step.ts'

/** A payment password on its way through its four screens (IDN-08); the digits themselves are never stored. */
export interface PasswordFlow {
  sent?: CodeSent
  /** The code was right: what sets the payment password, once and within ten minutes. */
  proof?: string
  done?: true
  /** The address to return to, such as an order to pay. */
  redirect?: string | undefined
}

export const passwordFlow = createSessionValue<PasswordFlow>('lm_payment_password', () => storefront().storage.read('customer_id'))

export const steps = {
  first: '/v1/member/point_password/point_password',
  code: '/v1/member/point_password/point_password2',
  digits: '/v1/member/point_password/point_password3',
  done: '/v1/member/point_password/point_password4',
} as const
type Step = keyof typeof steps

export function dueStep(flow: PasswordFlow | null): Step {
  if (flow?.done) return 'done'
  if (flow?.proof) return 'digits'
  return flow?.sent ? 'code' : 'first'
}

export const usePasswordStep = (step: Step) =>
  useStep({
    stored: passwordFlow,
    due: (flow) => steps[dueStep(flow)],
    search: (flow) => (dueStep(flow) === 'first' ? { redirect: flow?.redirect } : {}),
    step: steps[step],
  })

export const readPasswordSearch = (raw: RawSearch) => ({ redirect: readText(raw.redirect, 2000) })
