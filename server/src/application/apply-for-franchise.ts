import type { Application, application as contract } from '@longmall/contract/application.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { checkCode } from '../code/check-code.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { insertApplication, refuseSecond } from './insert-application.ts'
import { toApplication } from './queries.ts'
import { readMobile } from './rules.ts'
import { franchiseSubject } from './send-application-code.ts'

/**
 * Applies for a franchise shop (CAT-15). Refuses `application.already_applied` while one of the caller's is open or
 * accepted, `application.mobile_used` when another member's names this mobile, and as the code does.
 */
export async function applyForFranchise(
  context: Context<MemberActor>,
  { code, ...fields }: InputOf<typeof contract.franchise>,
): Promise<Application> {
  const mobile = readMobile(fields.country, fields.mobile)
  await refuseSecond(context)
  await checkCode(context, { purpose: 'franchise', subject: franchiseSubject(context.actor, mobile), code })
  const made = await insertApplication(context, 'franchise', fields, { mobile, member_id: context.actor.member_id })
  if (made) return toApplication(made)
  await refuseSecond(context)
  throw new Refusal('application.mobile_used')
}
