import type { RefusalCode } from '@longmall/contract/errors.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { lockBox, ownerBlocker } from './check-owner.ts'

export interface RequestRow {
  id: number
  box_id: number
  before_id: number
  after_id: number
  state: 'requested' | 'approved' | 'refused'
  requested_by: number
  version: number
}

export async function lockRequest({ db }: Context, request_id: number): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`
    select id, box_id, before_id, after_id, state, requested_by, version from box_owner_request where id = ${request_id} for update`.execute(
    db,
  )
  return rows[0]
}

/**
 * Makes the member of a request the owner: the device mines for them from today on, and its box is logged out of. Not while the daily settlement pays the
 * devices, since its shards are of owners. Answers why not, without effect: `box.settlement_running`, `box.owner_changed` where the owner is no longer
 * the one of the request, and as `ownerBlocker`.
 */
export async function applyRequest(context: Context, { id, box_id, before_id, after_id }: RequestRow): Promise<RefusalCode | null> {
  const { db, now } = context
  // Until the commit no run shares the owners out.
  await sql`select pg_advisory_xact_lock(hashtext('box owners'))`.execute(db)
  const { rows } = await sql`select from box_run_shard where mined is null limit 1`.execute(db)
  if (rows.length > 0) return 'box.settlement_running'
  const box = (await lockBox(context, box_id))!
  if (box.member_id !== before_id) return 'box.owner_changed'
  const blocker = await ownerBlocker(context, box, after_id)
  if (blocker) return blocker
  await sql`
    update box_hardware h set login_member_id = null, login_at = null from box b where b.id = ${box_id} and h.id = b.hardware_id`.execute(
    db,
  )
  await sql`
    update box set member_id = ${after_id}, owned_at = ${now}, mined_before = mined, remark = '' where id = ${box_id}`.execute(db)
  await sql`
    insert into box_owner (box_id, since, member_id, cause, request_id) values (${box_id}, ${now}, ${after_id}, 'operator', ${id})`.execute(
    db,
  )
  return null
}

/** Ends a request; `decided_by` is null where its time has come. */
export async function endRequest(
  { db, now }: Context,
  request_id: number,
  state: 'approved' | 'refused',
  decided_by: number | null,
): Promise<void> {
  await sql`
    update box_owner_request set state = ${state}, decided_by = ${decided_by}, decided_at = ${now}, version = version + 1 where id = ${request_id}`.execute(
    db,
  )
}
