import type { Language } from '@longmall/contract/fields.ts'
import type { Session } from '@longmall/contract/identity.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { queueMail } from '../../messaging/send-mail.ts'
import { startSession } from '../session/start-session.ts'
import { bindTicket } from '../ticket/use-ticket.ts'
import { memberDevices } from './known-devices.ts'

export interface LogInProof {
  /** Whose identity is bound to the member. */
  ticket?: string | undefined
  /** The hash of the password that was checked: a session of one that was replaced meanwhile does not begin. */
  checkedHash?: string | null
}

/**
 * Logs in whoever has proven to be this member: session, known device, and the identity of a ticket bound to the member.
 * Refuses `identity.ticket_expired`, `identity.wrong_password` and what `startSession` refuses.
 */
export function enter(context: Context, member_id: number, { ticket, checkedHash }: LogInProof): Promise<Session> {
  return enterWith(context, async (inner) => {
    const session = await startSession(inner, member_id)
    if (checkedHash && !(await isStillPassword(inner, member_id, checkedHash))) throw new Refusal('identity.wrong_password')
    if (ticket) await bindTicket(inner, ticket, member_id)
    return session
  })
}

// The member's row is locked by the session, and whoever sets a password locks it too.
async function isStillPassword({ db }: Context, member_id: number, hash: string): Promise<boolean> {
  const { rows } = await sql`select from login_password where member_id = ${member_id} and hash = ${hash}`.execute(db)
  return rows.length > 0
}

/** The same for a session that `start` opens in the transaction, such as that of an account it makes. */
export async function enterWith(context: Context, start: (inner: Context) => Promise<Session>): Promise<Session> {
  const { session, remembered } = await context.transaction(async (inner) => {
    const opened = await start(inner)
    const device = await memberDevices.remember(inner, opened.customer_id)
    if (device.isNewAmongOthers) await notifyNewDevice(inner, opened)
    return { session: opened, remembered: device }
  })
  memberDevices.store(context, remembered)
  return session
}

async function notifyNewDevice(context: Context, { customer_id, email }: Session): Promise<void> {
  const { account, language } = await context.db
    .selectFrom('member')
    .select(['account', 'language'])
    .where('id', '=', customer_id)
    .executeTakeFirstOrThrow()
  await queueMail(context, { to: email, template: 'new_device', language: language as Language, params: { account } })
}
