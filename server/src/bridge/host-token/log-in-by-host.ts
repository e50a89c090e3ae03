import type { bridge } from '@longmall/contract/bridge.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { logInAuthorised } from '../../identity/ticket/log-in-authorised.ts'
import { readTicket, useTicket } from '../../identity/ticket/use-ticket.ts'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { memberOfToken } from '../../kernel/security/session.ts'
import { ticketOfHost } from './ticket-of-host.ts'

interface Input {
  host_token: string
  current?: string | undefined
}

/**
 * Logs in whom a host token names (HST-03, HST-07). A device whose session is that member's already keeps it: a new one
 * would end it under calls that are on their way. Refuses like `ticketOfHost`.
 */
export async function logInByHost(context: Context, { host_token, current }: Input): Promise<OutputOf<typeof bridge.log_in>> {
  const { ticket } = await ticketOfHost(context, { host_token })
  const { member_id } = await readTicket(context, ticket)
  if (current && member_id !== null && (await memberOf(context, current)) === member_id) {
    await context.transaction((inner) => useTicket(inner, ticket))
    return { session: null, ticket: null, suggested: null, is_current: true }
  }
  return { ...(await logInAuthorised(context, { ticket })), is_current: false }
}

/** The member of a session; null for one that is over. */
async function memberOf({ db }: Context, token: string): Promise<number | null> {
  try {
    return (await memberOfToken(db, token, null)).member_id
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
