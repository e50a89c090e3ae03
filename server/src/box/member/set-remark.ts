import type { Box } from '@longmall/contract/box.ts'
import { sql } from 'kysely'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { findBox } from '../queries.ts'

/** Names one of the caller's devices. Refuses `box.not_found`. */
export async function setRemark(context: Context<MemberActor>, { box_id, remark }: { box_id: number; remark: string }): Promise<Box> {
  const { db, actor } = context
  await sql`update box set remark = ${remark} where id = ${box_id} and member_id = ${actor.member_id}`.execute(db)
  return findBox(context, actor.member_id, box_id)
}
