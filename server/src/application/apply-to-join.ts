import type { Application, application as contract } from '@longmall/contract/application.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { checkCode } from '../code/check-code.ts'
import type { Context, MemberActor, VisitorActor } from '../kernel/context.ts'
import { insertApplication } from './insert-application.ts'
import { findLast, ofMember, ofMobile, toApplication } from './queries.ts'
import { readMobile } from './rules.ts'

/**
 * Applies to join (CAT-15). The code proves the owner of the mobile, so an applicant who applied before is told how a second application
 * replaces the first.
 */
export async function applyToJoin(
  context: Context<MemberActor | VisitorActor>,
  { code, ...fields }: InputOf<typeof contract.join>,
): Promise<Application> {
  const mobile = readMobile(fields.country, fields.mobile)
  await checkCode(context, { purpose: 'join', subject: mobile, code })
  const member_id = context.actor.kind === 'member' ? context.actor.member_id : null
  const made = await insertApplication(context, 'join', fields, { mobile, member_id })
  if (made) return toApplication(made)
  const condition = member_id === null ? ofMobile(mobile) : sql<boolean>`${ofMobile(mobile)} or ${ofMember(member_id)}`
  return toApplication((await findLast(context.db, 'join', condition))!)
}
