import type { network } from '@longmall/contract/network.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, MemberActor } from '../../kernel/context.ts'

/** Chooses the leg of the caller's next newcomers; placed ones stay. */
export async function chooseLeg(
  { db, actor, now }: Context<MemberActor>,
  { leg }: InputOf<typeof network.choose_leg>,
): Promise<OutputOf<typeof network.choose_leg>> {
  await sql`select bind_sponsor(${actor.member_id}, null, ${now})`.execute(db)
  await sql`update sponsor_node set leg = ${leg} where member_id = ${actor.member_id} and leg <> ${leg}`.execute(db)
  return { leg }
}
