import type { RefusalCode } from '@longmall/contract/errors.ts'
import type { SponsorRequestState } from '@longmall/contract/network.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { sponsorBlocker, sponsorOf } from './check-sponsor.ts'

export interface RequestRow {
  id: number
  member_id: number
  before_id: number | null
  after_id: number | null
  state: SponsorRequestState
  requested_by: number
  version: number
}

/** Until the commit nobody else is bound: what is checked of the tree stays so. Taken before the row of a request. */
export async function lockSponsorTree({ db }: Context): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('sponsor tree'))`.execute(db)
}

export async function lockRequest({ db }: Context, request_id: number): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`
    select id, member_id, before_id, after_id, state, requested_by, version from sponsor_request where id = ${request_id} for update`.execute(
    db,
  )
  return rows[0]
}

/**
 * Binds the member of a request to its sponsor, under the lock of the tree: rewrites the uplines of the generations below and the counts
 * of their teams. Answers why not, without effect: as `sponsorBlocker`, and `network.sponsor_changed` where the sponsor in force is no
 * longer the one of the request.
 */
export async function applyRequest(context: Context, { id, member_id, before_id, after_id }: RequestRow): Promise<RefusalCode | null> {
  if ((await sponsorOf(context, member_id)) !== before_id) return 'network.sponsor_changed'
  const blocker = await sponsorBlocker(context, member_id, after_id)
  if (blocker) return blocker
  await sql`select change_sponsor(${member_id}, ${after_id}, ${id}, ${context.now})`.execute(context.db)
  return null
}

/** Ends a request; `decided_by` is null where its time has come. Answers its new version. */
export async function endRequest(
  { db, now }: Context,
  request_id: number,
  state: Exclude<SponsorRequestState, 'requested'>,
  decided_by: number | null,
): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    update sponsor_request set state = ${state}, decided_by = ${decided_by}, decided_at = ${now}, version = version + 1
    where id = ${request_id} returning version`.execute(db)
  return rows[0]!.version
}
