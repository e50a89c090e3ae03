import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { deleteCodeRequests } from '../../code/delete-expired-codes.ts'
import type { Context } from '../../kernel/context.ts'
import { deleteMessagesTo } from '../../messaging/delete-old-messages.ts'
import { hashOfRetired, newInvitationCode } from '../registration/insert-member.ts'

interface Erased {
  account: string
  email: string
  mobile: string | null
}

/**
 * Empties what identity keeps of a member, in the transaction that cancels the account. The id, country, grade and sponsor stay for the
 * books; the e-mail is free again, the account name is not: of it a keyed hash is stored (decisions.md, Cancel account).
 */
export async function eraseMember(context: Context, member_id: number, { account, email, mobile }: Erased): Promise<void> {
  const { db } = context
  await sql`insert into retired_account (name_hash) values (${hashOfRetired(context, account)}) on conflict do nothing`.execute(db)
  await db
    .updateTable('member')
    .set({
      // No account name has this sign.
      account: `#${member_id}`,
      email: `${randomBytes(8).toString('hex')}@erased.invalid`,
      // Such as a review shows it.
      nickname: sql<string>`left(nickname, 1) || '***'`,
      real_name: null,
      gender: 'secret',
      birthday: null,
      avatar: null,
      mobile: null,
      region: null,
      regional_code: null,
      dealer_code: null,
      invitation_code: newInvitationCode(),
      is_store_clerk: false,
      state: 'cancelled',
      cancelled_at: context.now,
    })
    .where('id', '=', member_id)
    .execute()
  for (const table of [
    'login_password',
    'payment_password',
    'known_device',
    'member_identity',
    'proof',
    'recovery',
    'contact_binding',
  ] as const)
    await db.deleteFrom(table).where('member_id', '=', member_id).execute()
  // A code that newcomers name stays; whose it was does not.
  await db.updateTable('agent_code').set({ owner_id: null }).where('owner_id', '=', member_id).execute()
  await sql`delete from login_attempt where subject = ${`member ${member_id}`} or subject like ${`member ${member_id} %`}`.execute(db)
  await sql`delete from registration where lower(email) = lower(${email})`.execute(db)
  // Stored responses contain addresses and names, and cannot be requested any more.
  await sql`delete from idempotency where scope like ${`member ${member_id} %`}`.execute(db)
  const recipients = mobile ? [email, mobile] : [email]
  await deleteCodeRequests(context, recipients)
  await deleteMessagesTo(context, recipients)
}
