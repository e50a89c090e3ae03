import type { box, BoxReport } from '@longmall/contract/box.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { findBox } from '../queries.ts'

/** Last report of the box of a device; null where no box is bound or it has not reported yet. */
export async function reportOf({ db }: Context, box_id: number): Promise<BoxReport | null> {
  const { rows } = await sql<{ reported_at: string; report: Omit<BoxReport, 'reported_at'> }>`
    select r.reported_at, r.report from box b join box_report r on r.hardware_id = b.hardware_id where b.id = ${box_id}`.execute(db)
  return rows[0] ? { reported_at: rows[0].reported_at, ...rows[0].report } : null
}

/** One of the caller's devices, with its last report. Refuses `box.not_found`. */
export async function viewBox(context: Context<MemberActor>, { box_id }: { box_id: number }): Promise<OutputOf<typeof box.view>> {
  const { db, actor } = context
  const found = await findBox(context, actor.member_id, box_id)
  const { rows } = await sql<{ minutes_needed: number; logged_in_at: string | null }>`
    select b.minutes_needed, h.login_at as logged_in_at from box b
      left join box_hardware h on h.id = b.hardware_id and h.login_member_id = ${actor.member_id} where b.id = ${box_id}`.execute(db)
  return { ...found, report: await reportOf(context, box_id), ...rows[0]! }
}
