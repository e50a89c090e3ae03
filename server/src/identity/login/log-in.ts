import type { identity, Session } from '@longmall/contract/identity.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import type { Context } from '../../kernel/context.ts'
import { checkLoginPassword } from '../check-login-password.ts'
import { readTicket } from '../ticket/use-ticket.ts'
import { enter } from './enter.ts'
import { findAccount, subjectOf } from './find-account.ts'
import { limitLogIn } from './limit-log-in.ts'
import { memberDevices } from './known-devices.ts'

/**
 * Logs in by account name or e-mail. A name that nobody has is counted and answered like a wrong password, after the same work (IDN-05).
 * Refuses `identity.wrong_password`, `identity.wrong_password_attempts_left` {left}, `identity.locked` {minutes}, `identity.ticket_expired`, `call.too_many`.
 */
export async function logIn(context: Context, { account, password, ticket }: InputOf<typeof identity.log_in>): Promise<Session> {
  if (ticket) await readTicket(context, ticket)
  const device = memberDevices.read(context)
  const identify = async () => {
    const found = await findAccount(context, account)
    return { found, ...(await subjectOf(context, account, found, device)) }
  }
  // Strangers are looked up when their turn comes: a flood of them is to cost the database nothing.
  const early = device && (await identify())
  return limitLogIn(context, early?.isKnown ?? false, async (hasher) => {
    const { found, subject } = early ?? (await identify())
    await checkLoginPassword(context, hasher, subject, found?.hash ?? null, password)
    return enter(context, found!.id, { ticket, checkedHash: found!.hash })
  })
}
