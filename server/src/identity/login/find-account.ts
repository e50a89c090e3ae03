import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { memberDevices, subjectOnDevice } from './known-devices.ts'
import { unknownSubject } from '../login-attempts.ts'

export interface Account {
  id: number
  email: string
  mobile: string | null
  /** Of the log-in password; null for a member who has none. */
  hash: string | null
}

/** The member of an account name or e-mail, without regard to case. */
export async function findAccount({ db }: Context, name: string): Promise<Account | undefined> {
  const column = sql.ref(name.includes('@') ? 'm.email' : 'm.account')
  const { rows } = await sql<Account>`
    select m.id, m.email, m.mobile, p.hash from member m left join login_password p on p.member_id = m.id
    where lower(${column}) = lower(${name})`.execute(db)
  return rows[0]
}

/** Whose wrong passwords are counted: of the name that was typed, whether somebody has it or not (IDN-05). */
export async function subjectOf(
  context: Context,
  name: string,
  account: Account | undefined,
  device: Buffer | null,
): Promise<{ subject: string; isKnown: boolean }> {
  // Asked for a name that nobody has too: it is to cost the same.
  const isKnown = await memberDevices.isKnown(context, device, account?.id ?? 0)
  if (!account) return { subject: unknownSubject('member', name), isKnown: false }
  return { subject: isKnown ? subjectOnDevice(account.id, device!) : `member ${account.id}`, isKnown }
}
