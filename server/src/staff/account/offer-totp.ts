import type { staff, TotpOffer } from '@longmall/contract/staff.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { checkLoginPassword } from '../../identity/check-login-password.ts'
import { withHasher } from '../../identity/hash-password.ts'
import { knownCaller } from '../../identity/hash-queue.ts'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { offerSecret } from '../login/ticket.ts'
import { checkSecondFactor } from '../totp/check-second-factor.ts'
import { useRecoveryCode } from '../totp/recovery-codes.ts'
import { useCode } from '../totp/use-code.ts'
import { staffOf } from '../views.ts'
import { ownPasswordSubject } from './change-password.ts'

/**
 * Offers the caller a new authenticator; `confirmEnrolment` then sets it up. An open session alone is not enough: it takes the password
 * and, where there is one, the current second factor. Refuses `staff.code_needed` and those of a wrong password or code.
 */
export async function offerTotp(context: Context<StaffActor>, input: InputOf<typeof staff.offer_totp>): Promise<TotpOffer> {
  const { db, actor } = context
  const { email, is_enrolled } = await staffOf(db, actor.staff_id)
  const { code, recovery_code } = input
  if (is_enrolled && code === undefined && recovery_code === undefined) throw new Refusal('staff.code_needed')
  await withHasher(async (hasher) => {
    const { hash } = await db.selectFrom('staff').select('hash').where('id', '=', actor.staff_id).executeTakeFirstOrThrow()
    await checkLoginPassword(context, hasher, ownPasswordSubject(actor), hash, input.password)
  }, knownCaller)
  const offer = async (inner: Context<StaffActor>) => {
    await audit(inner, { subject: `staff ${actor.staff_id}`, before: null, after: null })
    return offerSecret(inner, actor.staff_id, email)
  }
  if (!is_enrolled) return context.transaction(offer)
  const isRight = (inner: Context<StaffActor>) =>
    code === undefined ? useRecoveryCode(inner, actor.staff_id, recovery_code!) : useCode(inner, actor.staff_id, code)
  return checkSecondFactor(context, actor.staff_id, isRight, offer)
}
