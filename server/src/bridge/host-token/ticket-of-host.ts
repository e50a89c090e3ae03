import { sql } from 'kysely'
import { makeTicket } from '../../identity/ticket/make-ticket.ts'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { verifyHostToken } from './verify-host-token.ts'

/**
 * Verifies a host token, uses it up, and gives a ticket for whom it names. Refuses `call.feature_off` and
 * `bridge.host_token_invalid`, the latter too when its jti was used before. (HST-07)
 */
export async function ticketOfHost(context: Context, { host_token }: { host_token: string }): Promise<{ ticket: string }> {
  const { iss, sub, jti, expires_at, nickname, email } = await verifyHostToken(context, host_token)
  return context.transaction(async (inner) => {
    const { numAffectedRows } = await sql`
      insert into host_token_use (iss, jti, expires_at) values (${iss}, ${jti}, ${expires_at}) on conflict do nothing`.execute(inner.db)
    if (!numAffectedRows) throw new Refusal('bridge.host_token_invalid')
    // Two hosts may know different people by the same name.
    const subject = `${iss} ${sub}`
    return { ticket: await makeTicket(inner, { provider: 'host', subject, profile: { nickname, email, avatar: null } }) }
  })
}
