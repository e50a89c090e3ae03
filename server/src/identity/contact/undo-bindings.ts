import type { identity } from '@longmall/contract/identity.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { maskEmail, maskMobile } from '../../code/mask.ts'
import type { Timestamp } from '../../kernel/time/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { hashOfToken } from '../../kernel/security/session.ts'
import { queueMail, notifyMember } from '../../messaging/send-mail.ts'
import { queueSms } from '../../messaging/send-sms.ts'
import { deleteKnownDevices } from '../password/store-password.ts'
import { endSessions } from '../session/end-sessions.ts'
import type { ContactKind } from './bound-contacts.ts'

interface Row {
  id: number
  member_id: number
  kind: ContactKind
  old_value: string | null
  new_value: string
  bound_at: Timestamp
  undo_until: Timestamp
}
const columns = sql.raw('b.id, b.member_id, b.kind, b.old_value, b.new_value, b.bound_at, b.undo_until')
const masked = (kind: ContactKind, value: string) => (kind === 'mobile' ? maskMobile(value) : maskEmail(value))

/**
 * All that the link would undo: every change of contact of its member whose own link is still valid, so that a later change by the same
 * hand cannot outlive it. Refuses `identity.undo_expired`.
 */
async function findBindings({ db, now }: Context, link: string): Promise<[Row, ...Row[]]> {
  const { rows } = await sql<Row>`
    select ${columns} from contact_binding t join contact_binding b on b.member_id = t.member_id
    where t.token_hash = ${hashOfToken(link)} and t.undone_at is null and t.undo_until > ${now}
      and b.undone_at is null and b.undo_until > ${now} order by b.id`.execute(db)
  if (!rows[0]) throw new Refusal('identity.undo_expired')
  return rows as [Row, ...Row[]]
}

/** What the link sent to an old contact would undo; it changes nothing. Refuses `identity.undo_expired`. */
export async function viewContactUndo(context: Context, { link }: { link: string }): Promise<OutputOf<typeof identity.view_contact_undo>> {
  const found = await findBindings(context, link)
  const { account } = await context.db.selectFrom('member').select('account').where('id', '=', found[0].member_id).executeTakeFirstOrThrow()
  return {
    account,
    undo_until: found.map(({ undo_until }) => undo_until).toSorted()[0]!,
    changes: found.map(({ kind, old_value, new_value, bound_at }) => ({
      kind,
      before: old_value && masked(kind, old_value),
      after: masked(kind, new_value),
      at: bound_at,
    })),
  }
}

/**
 * Undoes the changes of contact: the earlier contacts are back, every session and every other way in ends, and a payment password that
 * was set since is void. The log-in password is void too, so that only recovery by the restored contact sets one.
 * Refuses `identity.undo_expired`, `identity.undo_contact_taken`.
 */
export async function undoContact(context: Context, { link }: { link: string }): Promise<Record<string, never>> {
  const [{ member_id }] = await findBindings(context, link)
  const { db, now } = context
  const member = await db.selectFrom('member').select('state').where('id', '=', member_id).forNoKeyUpdate().executeTakeFirstOrThrow()
  if (member.state === 'cancelled') throw new Refusal('identity.undo_expired')
  // Again under the member's lock: another link may have been used meanwhile.
  const found = await findBindings(context, link)
  await restore(context, member_id, found)
  await sql`
    update contact_binding set undone_at = ${now} where member_id = ${member_id} and undone_at is null and undo_until > ${now}`.execute(db)
  await revokeCredentials(context, member_id, found[0].bound_at)
  await notifyMember(context, member_id, 'contact_restored', () => ({}))
  for (const { kind, new_value } of found)
    await (kind === 'email' ? queueMail : queueSms)(context, { to: new_value, template: 'contact_removed', params: {} })
  return {}
}

async function restore({ db }: Context, member_id: number, found: readonly Row[]): Promise<void> {
  // The earliest of a kind knows what was there before all of them.
  const before = Object.fromEntries(found.toReversed().map(({ kind, old_value }) => [kind, old_value]))
  try {
    await db.updateTable('member').set(before).where('id', '=', member_id).execute()
  } catch (error) {
    const constraint = error instanceof Error && 'constraint' in error ? error.constraint : null
    throw constraint === 'member_email' || constraint === 'member_mobile' ? new Refusal('identity.undo_contact_taken') : error
  }
}

async function revokeCredentials(context: Context, member_id: number, since: Timestamp): Promise<void> {
  const { db } = context
  for (const table of ['login_password', 'member_identity', 'proof', 'recovery'] as const)
    await db.deleteFrom(table).where('member_id', '=', member_id).execute()
  await db.deleteFrom('payment_password').where('member_id', '=', member_id).where('set_at', '>=', since).execute()
  await deleteKnownDevices(context, member_id, null)
  await endSessions(context, member_id, 'recovery')
}
