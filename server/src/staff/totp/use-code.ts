import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { openSecret } from './sealed-secret.ts'
import { stepOfCode } from './totp.ts'

/** Is it a code of the operator's authenticator that was not used yet, nor one after it? If so, it is used now. */
export async function useCode({ db, site }: Context, staff_id: number, code: string): Promise<boolean> {
  const enrolled = await db.selectFrom('staff_totp').select('secret').where('staff_id', '=', staff_id).executeTakeFirst()
  const step = enrolled ? stepOfCode(openSecret(site, staff_id, enrolled.secret), code) : null
  if (step === null) return false
  const { numAffectedRows } = await sql`
    update staff_totp set last_step = ${step} where staff_id = ${staff_id} and last_step < ${step}`.execute(db)
  return numAffectedRows === 1n
}
