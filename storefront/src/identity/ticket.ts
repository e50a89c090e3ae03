import type { Output } from '@longmall/web/call/query.ts'
import { createSessionValue } from './session-value.ts'

/** An authorised identity that no account is bound to yet (IDN-04): the next log-in or registration binds it. */
export interface PendingTicket {
  ticket: string
  provider: 'wechat' | 'host'
  suggested: Output<'identity/log_in_authorised'>['suggested']
}

export const pendingTicket = createSessionValue<PendingTicket>('lm_ticket')

/** The field that binds the identity at log-in or registration; empty when there is none. */
export const ticketField = () => {
  const pending = pendingTicket.read()
  return pending ? { ticket: pending.ticket } : {}
}
