import type { staff } from '@longmall/contract/staff.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { checkSecondFactor } from '../totp/check-second-factor.ts'
import { makeRecoveryCodes } from '../totp/recovery-codes.ts'
import { useCode } from '../totp/use-code.ts'

/** Ten new recovery codes in place of the earlier ones, against a code of the authenticator. Refuses those of a wrong code. */
export const renewRecoveryCodes = (
  context: Context<StaffActor>,
  { code }: InputOf<typeof staff.renew_recovery_codes>,
): Promise<OutputOf<typeof staff.renew_recovery_codes>> => {
  const { staff_id } = context.actor
  return checkSecondFactor(
    context,
    staff_id,
    (inner) => useCode(inner, staff_id, code),
    async (inner) => {
      await audit(inner, { subject: `staff ${staff_id}`, before: null, after: null })
      return { recovery_codes: await makeRecoveryCodes(inner, staff_id) }
    },
  )
}
