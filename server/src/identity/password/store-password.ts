import type { Language } from '@longmall/contract/fields.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { queueMail } from '../../messaging/send-mail.ts'

export interface NewPassword {
  hash: string
  /** The hash that was checked, where the old password was asked for: it may have been replaced meanwhile. */
  replaces?: string
  /** Stays a known device; all others are forgotten. */
  device: Buffer | null
}

/**
 * Keeps the hash of a new log-in password in the caller's transaction, lifts the lock and notifies the member by mail.
 * Refuses `session.account_cancelled`, `identity.wrong_password` when another one was set meanwhile.
 */
export async function storePassword(context: Context, member_id: number, { hash, replaces, device }: NewPassword): Promise<void> {
  const { db } = context
  const member = await db
    .selectFrom('member')
    .select(['account', 'email', 'language', 'state'])
    .where('id', '=', member_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (member.state === 'cancelled') throw new Refusal('session.account_cancelled')
  const { numAffectedRows } = await sql`
    insert into login_password as p (member_id, hash) values (${member_id}, ${hash})
    on conflict (member_id) do update set hash = excluded.hash where p.hash = coalesce(${replaces ?? null}, p.hash)`.execute(db)
  if (!numAffectedRows) throw new Refusal('identity.wrong_password')
  await deleteKnownDevices(context, member_id, device)
  await queueMail(context, {
    to: member.email,
    template: 'password_changed',
    language: member.language as Language,
    params: { account: member.account },
  })
}

/** Forgets where a member logged in, but for one device, with all wrong passwords counted for the member. */
export async function deleteKnownDevices({ db }: Context, member_id: number, device: Buffer | null): Promise<void> {
  await sql`delete from known_device where member_id = ${member_id} and device_hash is distinct from ${device}::bytea`.execute(db)
  await sql`delete from login_attempt where subject = ${`member ${member_id}`} or subject like ${`member ${member_id} %`}`.execute(db)
}
