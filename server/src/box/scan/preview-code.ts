import type { box, BoxBrief } from '@longmall/contract/box.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { briefColumns } from '../queries.ts'
import { findCode } from './codes.ts'

/** SQL: devices at home that can be bound to a box. */
export const isBindable = sql<boolean>`b.delivery = 'home' and b.state in ('not_activated', 'activated') and b.hardware_id is null`

/** The purpose of a scanned code, and the caller's devices that it concerns. Refuses as `findCode`. */
export async function previewCode(context: Context<MemberActor>, { code }: { code: string }): Promise<OutputOf<typeof box.preview_code>> {
  const { db, actor } = context
  const { purpose, device_id, expires_at, box_id } = await findCode(context, code, false)
  const which = purpose === 'log_in' ? sql`b.id = ${box_id}` : isBindable
  const { rows } = await sql<BoxBrief>`
    select ${briefColumns(context)} from box b left join box_hardware h on h.id = b.hardware_id
    where b.member_id = ${actor.member_id} and ${which} order by b.id limit 50`.execute(db)
  return purpose === 'log_in'
    ? { purpose, device_id, expires_at, box: rows[0] ?? null, choices: [] }
    : { purpose, device_id, expires_at, box: null, choices: rows }
}
