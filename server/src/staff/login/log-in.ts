import type { LogInStep, staff } from '@longmall/contract/staff.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { checkLoginPassword } from '../../identity/check-login-password.ts'
import { limitLogIn } from '../../identity/login/limit-log-in.ts'
import { refuseWhenLocked, unknownSubject } from '../../identity/login-attempts.ts'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { staffSettings } from '../settings.ts'
import { startSession } from './start-session.ts'
import { codeSubject, passwordSubject, staffDevices, subjectHere } from './subjects.ts'
import { makeTicket, offerSecret } from './ticket.ts'

interface Found {
  id: number
  email: string
  hash: string
}

/**
 * Checks an operator's password, apart from members and under the same counting of attempts (IDN-05, IDN-12): into the console, on to the
 * second factor, or to setting one up. Refuses those of a wrong password, and `identity.locked` after too many wrong codes too.
 */
export async function logIn(context: Context, { email_address, password }: InputOf<typeof staff.log_in>): Promise<LogInStep> {
  const identify = async () => {
    const found = await findOperator(context, email_address)
    const subject = found ? await subjectHere(context, passwordSubject, found.id) : unknownSubject('staff', email_address)
    return { found, subject, isKnown: found !== undefined && subject !== passwordSubject(found.id) }
  }
  // Strangers are looked up when their turn comes: a flood of them is to cost the database nothing.
  const early = staffDevices.read(context) && (await identify())
  return limitLogIn(context, early?.isKnown ?? false, async (hasher) => {
    const { found, subject } = early ?? (await identify())
    await checkLoginPassword(context, hasher, subject, found?.hash ?? null, password)
    return context.transaction((inner) => continueLogIn(inner, found!))
  })
}

async function findOperator({ db }: Context, email_address: string): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    select id, email, hash from staff where lower(email) = lower(${email_address}) and is_active`.execute(db)
  return rows[0]
}

async function continueLogIn(context: Context, { id, email, hash }: Found): Promise<LogInStep> {
  const { db, setting } = context
  // It may have been replaced while it was checked.
  const unchanged = await db
    .selectFrom('staff')
    .select('id')
    .where('id', '=', id)
    .where('hash', '=', hash)
    .where('is_active', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!unchanged) throw new Refusal('identity.wrong_password')
  const totp = await db.selectFrom('staff_totp').select('staff_id').where('staff_id', '=', id).executeTakeFirst()
  if (!totp && !setting(staffSettings.totp_required)) return { next: 'console', ...(await startSession(context, id)) }
  await refuseWhenLocked(context, await subjectHere(context, codeSubject, id))
  if (totp) return { next: 'code', ...(await makeTicket(context, id, 'code')) }
  return { next: 'enrol', ...(await offerSecret(context, id, email)) }
}
