import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { hashOfToken } from '../../kernel/security/session.ts'
import type { Provider } from './make-ticket.ts'

export interface TicketHolder {
  provider: Provider
  subject: string
  nickname: string | null
  email: string | null
  /** The member whom this identity logs in, when it is bound. */
  member_id: number | null
}

/** Whom a live ticket names; it stays usable. Refuses `identity.ticket_expired`. */
export async function readTicket({ db, now }: Context, ticket: string): Promise<TicketHolder> {
  const { rows } = await sql<TicketHolder>`
    select t.provider, t.subject, t.nickname, t.email, i.member_id
    from identity_ticket t left join member_identity i on i.provider = t.provider and i.subject = t.subject
    where t.token_hash = ${hashOfToken(ticket)} and t.used_at is null and t.expires_at > ${now}`.execute(db)
  if (!rows[0]) throw new Refusal('identity.ticket_expired')
  return rows[0]
}

/** Uses a live ticket up, in the transaction of what it is used for; of two at once one gets it. Refuses `identity.ticket_expired`. */
export async function useTicket({ db, now }: Context, ticket: string): Promise<void> {
  const { numAffectedRows } = await sql`
    update identity_ticket set used_at = ${now}
    where token_hash = ${hashOfToken(ticket)} and used_at is null and expires_at > ${now}`.execute(db)
  if (!numAffectedRows) throw new Refusal('identity.ticket_expired')
}

/**
 * Uses a ticket that was live when its registration began, by its hash. The registration's own time bounds it.
 * Refuses `identity.ticket_expired` when it was used elsewhere meanwhile.
 */
export async function useTicketOfRegistration({ db, now }: Context, token_hash: Buffer, member_id: number): Promise<void> {
  const { rows } = await sql<Pick<TicketHolder, 'provider' | 'subject'>>`
    update identity_ticket set used_at = ${now} where token_hash = ${token_hash} and used_at is null returning provider, subject`.execute(
    db,
  )
  if (!rows[0]) throw new Refusal('identity.ticket_expired')
  await bindIdentity({ db, now }, rows[0], member_id)
}

/** Binds the identity of a ticket to a member, in the transaction that logs the member in, and uses the ticket up. */
export async function bindTicket(context: Context, ticket: string, member_id: number): Promise<void> {
  const holder = await readTicket(context, ticket)
  await useTicket(context, ticket)
  await bindIdentity(context, holder, member_id)
}

/**
 * From now on this identity logs this member in; another one of the same provider no longer does.
 * Refuses `identity.ticket_expired` when the identity was bound to somebody else meanwhile.
 */
export async function bindIdentity(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { provider, subject }: Pick<TicketHolder, 'provider' | 'subject'>,
  member_id: number,
): Promise<void> {
  await sql`delete from member_identity where member_id = ${member_id} and provider = ${provider} and subject <> ${subject}`.execute(db)
  const { rows } = await sql<{ member_id: number }>`
    insert into member_identity as i (provider, subject, member_id, bound_at) values (${provider}, ${subject}, ${member_id}, ${now})
    on conflict (provider, subject) do update set bound_at = i.bound_at where i.member_id = excluded.member_id
    returning member_id`.execute(db)
  if (!rows[0]) throw new Refusal('identity.ticket_expired')
}
