import type { staff } from '@longmall/contract/staff.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { checkSecondFactor } from '../totp/check-second-factor.ts'
import { makeRecoveryCodes } from '../totp/recovery-codes.ts'
import { openSecret } from '../totp/sealed-secret.ts'
import { stepOfCode } from '../totp/totp.ts'
import { endSessionsOf } from './end-sessions.ts'
import { startSession } from './start-session.ts'
import { readTicket, useTicket } from './ticket.ts'

/**
 * Sets up the authenticator that a ticket offers, once its first code shows that it was taken over, and opens a session in place of all
 * earlier ones (IDN-12). Refuses `staff.log_in_expired` and those of a wrong code.
 */
export async function confirmEnrolment(
  context: Context,
  { ticket, code }: InputOf<typeof staff.confirm_enrolment>,
): Promise<OutputOf<typeof staff.confirm_enrolment>> {
  const { staff_id, secret } = await readTicket(context, ticket, 'enrol')
  const step = stepOfCode(openSecret(context.site, staff_id, secret!), code)
  return checkSecondFactor(
    context,
    staff_id,
    async () => step !== null,
    async (inner) => {
      await useTicket(inner, ticket)
      await sql`
        insert into staff_totp (staff_id, secret, last_step, enrolled_at) values (${staff_id}, ${secret}, ${step}, clock_timestamp())
        on conflict (staff_id) do update
          set secret = excluded.secret, last_step = excluded.last_step, enrolled_at = excluded.enrolled_at`.execute(inner.db)
      await endSessionsOf(inner, staff_id)
      const recovery_codes = await makeRecoveryCodes(inner, staff_id)
      return { ...(await startSession(inner, staff_id)), recovery_codes }
    },
  )
}
