import { createHmac, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { emit } from '../../kernel/work/outbox.ts'
import { Refusal } from '../../kernel/refusal.ts'

export interface NewMember {
  account: string
  email: string
  nickname: string
  country: string
  /** Of the log-in password; null where the member logs in by an authorised identity alone. */
  hash: string | null
  referrer_id?: number | null
  regional_code?: string | null
  dealer_code?: string | null
}

/**
 * Makes a member in the caller's transaction; the unique indexes decide between two who come at once.
 * Refuses `identity.account_taken`, `identity.email_taken`.
 */
export async function insertMember(context: Context, { hash, ...fields }: NewMember): Promise<number> {
  const { db, now, language } = context
  const { referrer_id = null } = fields
  try {
    const { id: member_id } = await db
      .insertInto('member')
      .values({ ...fields, language, invitation_code: newInvitationCode(), created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (hash) await db.insertInto('login_password').values({ member_id, hash }).execute()
    await emit(context, 'member.registered', { member_id, referrer_id })
    return member_id
  } catch (error) {
    throw refusalOfTaken(error) ?? error
  }
}

function refusalOfTaken(error: unknown): Refusal | null {
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : null
  if (constraint === 'member_account') return new Refusal('identity.account_taken')
  return constraint === 'member_email' ? new Refusal('identity.email_taken') : null
}

/** Is the account name or e-mail in use, or did a closed account have the name? */
export async function isNameTaken(context: Context, name: { account: string } | { email: string }): Promise<boolean> {
  const { rows } = await sql<{ is_taken: boolean }>`
    select ${
      'account' in name
        ? sql`exists (select from member where lower(account) = lower(${name.account}))
            or exists (select from retired_account where name_hash = ${hashOfRetired(context, name.account)})`
        : sql`exists (select from member where lower(email) = lower(${name.email}))`
    } as is_taken`.execute(context.db)
  return rows[0]!.is_taken
}

/** What is stored of a cancelled account's name. */
export const hashOfRetired = ({ site }: Context, account: string): Buffer =>
  createHmac('sha256', site.keys.sign).update(`retired ${account.toLowerCase()}`).digest()

// Without 0, O, 1, I and L, which are misread when a code is typed from a poster.
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
export const newInvitationCode = () => Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')
