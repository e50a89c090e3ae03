import type { introducers } from '@longmall/contract/identity.ts'
import type { Input, Output } from '@longmall/web/call/query.ts'
import { useScreenSearch } from '../../shell/search.ts'
import { createKept } from '../kept.ts'
import { readEntry } from '../read-entry.ts'
import type { PendingTicket } from '../ticket.ts'
import { useStep } from '../use-step.ts'

type Sent = Input<'identity/start_registration'>
type Named = 'account' | 'email_address' | 'password' | 'password_again' | 'country' | Introducer
export interface Entries extends Pick<Sent, Named> {
  captcha: Sent['captcha'] | null
  agreement: boolean
}
export type Introducer = (typeof introducers)[number]
export type KeptEntries = Omit<Entries, 'password' | 'password_again' | 'captcha'>

/** A registration on its way through the screens; the passwords are the server's once it began, and nobody's before. */
export interface Registering {
  entries?: KeptEntries
  /** Whom the link named with which the entries began: another link names somebody else. */
  named?: number | undefined
  /** Its code is on its way. */
  sent?: Output<'identity/start_registration'>
  /** Somebody else was quicker: which field is to be changed. */
  refused?: { field: 'account' | 'email_address'; message: string }
  /** The account is made; its data are asked for, so that none stay here after a log-out. */
  done?: { provider: PendingTicket['provider'] | null }
}

export const registering = createKept<Registering>('lm_registration')

export const steps = {
  introduction: '/v1/login/register/introduce',
  entries: '/v1/login/register/register',
  code: '/v1/login/register/register2',
  done: '/v1/login/register/register3',
} as const
type Step = keyof typeof steps

/** Who has logged out again is not told of the account that was made. */
export function dueStep(kept: Registering | null, hasLogin: boolean): Step {
  if (kept?.done && hasLogin) return 'done'
  if (kept?.sent) return 'code'
  return kept?.entries ? 'entries' : 'introduction'
}

export function useRegistering(step: Step) {
  const entry = useScreenSearch(readEntry)
  return useStep({
    kept: registering,
    due: (kept, hasLogin) => steps[dueStep(kept, hasLogin)],
    search: () => ({ ...entry }),
    step: steps[step],
  })
}

export function keptOf({ password: _first, password_again: _again, captcha: _captcha, ...kept }: Entries): KeptEntries {
  return kept
}

/** Fields that a refusal is about. */
export const fieldOfRefusal: Partial<Record<string, 'account' | 'email_address' | 'password_again'>> = {
  'identity.account_taken': 'account',
  'identity.email_taken': 'email_address',
  'identity.passwords_differ': 'password_again',
}
