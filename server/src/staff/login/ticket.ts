import { sql } from 'kysely'
import type { Timestamp } from '../../kernel/time/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { hashOfToken, newToken } from '../../kernel/security/session.ts'
import type { TotpOffer } from '@longmall/contract/staff.ts'
import { staffSettings } from '../settings.ts'
import { sealSecret } from '../totp/sealed-secret.ts'
import { describeSecret, newSecret } from '../totp/totp.ts'

type Stage = 'code' | 'enrol'

/** Notes that an operator's password was right: a ticket for what is still missing. Those out of date are dropped. */
export async function makeTicket(
  { db, setting }: Context,
  staff_id: number,
  stage: Stage,
  secret: Buffer | null = null,
): Promise<{ ticket: string; expires_at: Timestamp }> {
  await sql`delete from staff_ticket where expires_at < clock_timestamp()`.execute(db)
  const ticket = newToken()
  const { rows } = await sql<{ expires_at: Timestamp }>`
    insert into staff_ticket (token_hash, staff_id, stage, secret, expires_at)
    values (${hashOfToken(ticket)}, ${staff_id}, ${stage}, ${secret},
      clock_timestamp() + make_interval(mins => ${setting(staffSettings.ticket_minutes)}))
    returning expires_at`.execute(db)
  return { ticket, expires_at: rows[0]!.expires_at }
}

/** A new secret for an authenticator, which counts once its first code has come with the ticket. */
export async function offerSecret(context: Context, staff_id: number, email: string): Promise<TotpOffer> {
  const secret = newSecret()
  const made = await makeTicket(context, staff_id, 'enrol', sealSecret(context.site, staff_id, secret))
  return { ...made, ...describeSecret(secret, email) }
}

interface Ticket {
  staff_id: number
  secret: Buffer | null
}

/** Whose ticket it is; refuses `staff.log_in_expired`. */
export async function readTicket({ db }: Context, ticket: string, stage: Stage): Promise<Ticket> {
  const { rows } = await sql<Ticket>`
    select t.staff_id, t.secret from staff_ticket t join staff s on s.id = t.staff_id
    where t.token_hash = ${hashOfToken(ticket)} and t.stage = ${stage} and t.expires_at > clock_timestamp() and s.is_active`.execute(db)
  if (!rows[0]) throw new Refusal('staff.log_in_expired')
  return rows[0]
}

/** Uses a ticket up, in the transaction of what it opens; refuses `staff.log_in_expired` to all but the first. */
export async function useTicket({ db }: Context, ticket: string): Promise<void> {
  const { numAffectedRows } = await sql`
    delete from staff_ticket where token_hash = ${hashOfToken(ticket)} and expires_at > clock_timestamp()`.execute(db)
  if (numAffectedRows !== 1n) throw new Refusal('staff.log_in_expired')
}
