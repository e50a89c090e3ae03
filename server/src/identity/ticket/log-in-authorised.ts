import { randomInt } from 'node:crypto'
import type { AuthorisedLogIn, identity, Session } from '@longmall/contract/identity.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import type * as z from 'zod/mini'
import { isAddonOn } from '../../kernel/addons.ts'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { insertMember, isNameTaken } from '../registration/insert-member.ts'
import { startSession } from '../session/start-session.ts'
import { bindIdentity, readTicket, useTicket, type TicketHolder } from './use-ticket.ts'
import { enterWith } from '../login/enter.ts'

type Answer = z.output<typeof AuthorisedLogIn>

/**
 * One-tap log-in by the ticket of an authorised identity (IDN-04): the bound member's session; a new account for a host's verified
 * e-mail that nobody has; else the same ticket, to be bound by a log-in or a registration. Refuses `identity.ticket_expired`.
 */
export async function logInAuthorised(context: Context, { ticket }: InputOf<typeof identity.log_in_authorised>): Promise<Answer> {
  const mayBeMade = await mayHaveAccount(context, await readTicket(context, ticket))
  // Read after that question, so that an account which was made meanwhile is met here and not asked to be bound.
  const holder = await readTicket(context, ticket)
  const { member_id } = holder
  if (member_id !== null) {
    const session = await enterWith(context, async (inner) => {
      await useTicket(inner, ticket)
      return startSession(inner, member_id)
    })
    return { session, ticket: null, suggested: null }
  }
  if (!mayBeMade) return { session: null, ticket, suggested: { nickname: holder.nickname, email_address: holder.email } }
  try {
    return { session: await makeAccount(context, ticket, holder), ticket: null, suggested: null }
  } catch (error) {
    if (error instanceof Refusal && takenMeanwhile.has(error.code)) return logInAuthorised(context, { ticket })
    throw error
  }
}

// By another ticket of the same identity, or by somebody else: either way it is looked at again.
const takenMeanwhile = new Set<string>(['identity.email_taken', 'identity.account_taken'])

/** Only a host vouches for an e-mail, and only a shop that takes new members makes an account of it. */
async function mayHaveAccount(context: Context, { provider, email }: TicketHolder): Promise<boolean> {
  return provider === 'host' && email !== null && isAddonOn(context, 'memberregister') && !(await isNameTaken(context, { email }))
}

/** An account without a password for whom the host vouches. */
async function makeAccount(context: Context, ticket: string, holder: TicketHolder): Promise<Session> {
  const email = holder.email!
  const account = await freeAccount(context, holder.nickname ?? email)
  return enterWith(context, async (inner) => {
    await useTicket(inner, ticket)
    const nickname = holder.nickname ?? account
    const member_id = await insertMember(inner, { account, email, nickname, country: 'OTHER', hash: null })
    const session = await startSession(inner, member_id)
    await bindIdentity(inner, holder, member_id)
    return session
  })
}

/** An account name of the letters of a name and random digits, which nobody has. */
async function freeAccount(context: Context, name: string): Promise<string> {
  const letters =
    name
      .split('@', 1)[0]!
      .replace(/[^A-Za-z0-9]/g, '')
      .slice(0, 9) || 'member'
  for (;;) {
    const account = `${letters}_${String(randomInt(1_000_000)).padStart(6, '0')}`
    if (!(await isNameTaken(context, { account }))) return account
  }
}
