import type { Box } from '@longmall/contract/box.ts'
import { sql } from 'kysely'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { findBox } from '../queries.ts'
import { findCode, useCode } from './codes.ts'

/** Logs the caller in to the box whose code was scanned. Refuses as `findCode`, and `box.code_for_binding` where the box belongs to no device. */
export async function logInToBox(context: Context<MemberActor>, { code }: { code: string }): Promise<Box> {
  const found = await findCode(context, code, true)
  if (found.purpose !== 'log_in' || found.box_id === null) throw new Refusal('box.code_for_binding')
  await useCode(context, found)
  return findBox(context, context.actor.member_id, found.box_id)
}

/** Logs the caller out of the box of a device. Refuses `box.not_found`; without a log-in nothing changes. */
export async function logOutOfBox(context: Context<MemberActor>, { box_id }: { box_id: number }): Promise<Box> {
  const { db, actor } = context
  await sql`
    update box_hardware h set login_member_id = null, login_at = null from box b
    where b.id = ${box_id} and b.hardware_id = h.id and b.member_id = ${actor.member_id} and h.login_member_id = ${actor.member_id}`.execute(
    db,
  )
  return findBox(context, actor.member_id, box_id)
}
