import type { referralFields } from '@longmall/contract/identity.ts'
import type { Input, Output } from '@longmall/web/call/query.ts'
import { useScreenSearch } from '../../shell/search.ts'
import { createSessionValue } from '../session-value.ts'
import { readLogInSearch } from '../read-log-in-search.ts'
import type { PendingTicket } from '../ticket.ts'
import { useStep } from '../use-step.ts'

type Sent = Input<'identity/start_registration'>
type Named = 'account' | 'email_address' | 'password' | 'password_again' | 'country' | Introducer
export interface FormValues extends Pick<Sent, Named> {
  captcha: Sent['captcha'] | null
  agreement: boolean
}
export type Introducer = (typeof referralFields)[number]
export type StoredValues = Omit<FormValues, 'password' | 'password_again' | 'captcha'>

/** State of a registration across its screens. Passwords are never stored here; the server has them once the registration has started. */
export interface RegistrationFlow {
  entries?: StoredValues
  /** The referrer in the link when the input was stored; a link with another referrer replaces it. */
  named?: number | undefined
  /** Its code is on its way. */
  sent?: Output<'identity/start_registration'>
  /** Somebody else was quicker: which field is to be changed. */
  refused?: { field: 'account' | 'email_address'; message: string }
  /** The account exists; its data are fetched, not stored, so that none remain here after a log-out. */
  done?: { provider: PendingTicket['provider'] | null }
}

export const registrationFlow = createSessionValue<RegistrationFlow>('lm_registration')

export const steps = {
  introduction: '/v1/login/register/introduce',
  entries: '/v1/login/register/register',
  code: '/v1/login/register/register2',
  done: '/v1/login/register/register3',
} as const
type Step = keyof typeof steps

/** After a log-out the created account is not shown. */
export function dueStep(flow: RegistrationFlow | null, hasLogin: boolean): Step {
  if (flow?.done && hasLogin) return 'done'
  if (flow?.sent) return 'code'
  return flow?.entries ? 'entries' : 'introduction'
}

export function useRegistrationStep(step: Step) {
  const entry = useScreenSearch(readLogInSearch)
  return useStep({
    stored: registrationFlow,
    due: (flow, hasLogin) => steps[dueStep(flow, hasLogin)],
    search: () => ({ ...entry }),
    step: steps[step],
  })
}

export function storableEntries({ password: _first, password_again: _again, captcha: _captcha, ...stored }: FormValues): StoredValues {
  return stored
}

/** Fields that a refusal is about. */
export const fieldOfRefusal: Partial<Record<string, 'account' | 'email_address' | 'password_again'>> = {
  'identity.account_taken': 'account',
  'identity.email_taken': 'email_address',
  'identity.passwords_differ': 'password_again',
}
