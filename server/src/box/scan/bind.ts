import type { Box } from '@longmall/contract/box.ts'
import { sql } from 'kysely'
import { requireAgreement } from '../../asset-area/require-agreement.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { activateBound, holdOffRuns } from '../purchase/activate.ts'
import { findBox } from '../queries.ts'
import { findCode, useCode } from './codes.ts'
import { isBindable } from './preview-code.ts'

/**
 * Binds the box whose code was scanned to a device of the caller at home. The first time activates the device; a later one replaces a box that an operator
 * took from it, and the term runs on. Refuses as `findCode` and `requireAgreement`, `box.code_for_log_in` where the box is bound already, `box.not_found`,
 * and `box.not_bindable`.
 */
export async function bindBox(context: Context<MemberActor>, { code, box_id }: { code: string; box_id: number }): Promise<Box> {
  const { db, actor } = context
  await findBox(context, actor.member_id, box_id)
  await requireAgreement(context)
  const found = await findCode(context, code, true)
  if (found.purpose !== 'bind' || found.box_id !== null) throw new Refusal('box.code_for_log_in')
  await holdOffRuns(context)
  const { rows } = await sql`
    select from box b where b.id = ${box_id} and b.member_id = ${actor.member_id} and ${isBindable} for update`.execute(db)
  if (rows.length === 0) throw new Refusal('box.not_bindable')
  // From a device whose term is over.
  await sql`update box set hardware_id = null where hardware_id = ${found.hardware_id}`.execute(db)
  await activateBound(context, box_id)
  await sql`update box set hardware_id = ${found.hardware_id} where id = ${box_id}`.execute(db)
  await useCode(context, found)
  return findBox(context, actor.member_id, box_id)
}
