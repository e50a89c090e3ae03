import type { StaffSession } from '@longmall/contract/staff.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { wrongField } from '../../kernel/refusal.ts'
import { startSession } from '../login/start-session.ts'
import { makeRecoveryCodes } from '../totp/recovery-codes.ts'
import { sealSecret } from '../totp/sealed-secret.ts'

interface NewOwner {
  email: string
  name: string
  hash: string
  /** Of the authenticator. */
  secret: Buffer
  /** The step of 30 s whose code was shown. */
  step: number
}

/** Makes the first owner in the caller's transaction, with the second factor on, recovery codes and a session. */
export async function makeOwner(
  context: Context,
  { email, name, hash, secret, step }: NewOwner,
): Promise<StaffSession & { recovery_codes: string[] }> {
  const { db, site, now } = context
  const { rows } = await sql<{ staff_id: number }>`
    insert into staff (email, name, role, hash, created_at) values (${email}, ${name}, 'owner', ${hash}, ${now})
    on conflict (lower(email)) do nothing returning id as staff_id`.execute(db)
  if (!rows[0]) throw wrongField('email_address', 'staff.email_taken')
  const { staff_id } = rows[0]
  await sql`
    insert into staff_totp (staff_id, secret, last_step, enrolled_at)
    values (${staff_id}, ${sealSecret(site, staff_id, secret)}, ${step}, clock_timestamp())`.execute(db)
  const recovery_codes = await makeRecoveryCodes(context, staff_id)
  return { ...(await startSession(context, staff_id)), recovery_codes }
}
