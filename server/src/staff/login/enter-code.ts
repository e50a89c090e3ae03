import type { staff, StaffSession } from '@longmall/contract/staff.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import type { Context } from '../../kernel/context.ts'
import { checkSecondFactor } from '../totp/check-second-factor.ts'
import { useRecoveryCode } from '../totp/recovery-codes.ts'
import { useCode } from '../totp/use-code.ts'
import { startSession } from './start-session.ts'
import { readTicket, useTicket } from './ticket.ts'

type CodeCheck = (inner: Context, staff_id: number) => Promise<boolean>

async function finishLogIn(context: Context, ticket: string, isRight: CodeCheck): Promise<StaffSession> {
  const { staff_id } = await readTicket(context, ticket, 'code')
  return checkSecondFactor(
    context,
    staff_id,
    (inner) => isRight(inner, staff_id),
    async (inner) => {
      await useTicket(inner, ticket)
      return startSession(inner, staff_id)
    },
  )
}

/** Ends a log-in by a code of the authenticator (IDN-12). Refuses `staff.log_in_expired` and those of a wrong code. */
export const enterCode = (context: Context, { ticket, code }: InputOf<typeof staff.enter_code>): Promise<StaffSession> =>
  finishLogIn(context, ticket, (inner, staff_id) => useCode(inner, staff_id, code))

/** Ends a log-in by a recovery code, in place of a lost authenticator. Refuses as `enterCode`. */
export const enterRecoveryCode = (
  context: Context,
  { ticket, recovery_code }: InputOf<typeof staff.enter_recovery_code>,
): Promise<StaffSession> => finishLogIn(context, ticket, (inner, staff_id) => useRecoveryCode(inner, staff_id, recovery_code))
