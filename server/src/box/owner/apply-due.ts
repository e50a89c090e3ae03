import { sql } from 'kysely'
import { createContext, type Site } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/database/database.ts'
import { auditAs } from '../../kernel/security/audit.ts'
import type { Job } from '../../kernel/work/jobs.ts'
import { holdersOf } from '../../staff/people/holders-of.ts'
import { applyRequest, endRequest, lockRequest } from './apply-request.ts'
import { notifyOwnerDecided } from './notify.ts'

/**
 * Applies owner requests of a shop with one operator whose time has come on the real clock, each in a transaction of its own
 * (decisions/0048). One that is no longer valid, or whose requester no longer has the permission, ends as refused; one that comes while the daily
 * settlement pays devices waits.
 */
export const applyDueOwners: Job = {
  name: 'owner-requests',
  cron: '* * * * *',
  run: async (site) => {
    while (await applyNext(site)) continue
  },
}

const applyNext = (site: Site): Promise<boolean> =>
  inTransaction(site.db, async (db) => {
    const { rows } = await sql<{ id: number }>`
      select id from box_owner_request where state = 'requested' and effective_at <= clock_timestamp() order by effective_at, id limit 1`.execute(
      db,
    )
    if (!rows[0]) return false
    const context = createContext(site, { kind: 'system' }, { db, action: 'box/approve_owner' })
    const request = await lockRequest(context, rows[0].id)
    if (request?.state !== 'requested') return true
    const holders = await holdersOf(db, ['box.transfer'])
    const isHolder = holders.some(({ staff_id }) => staff_id === request.requested_by)
    const blocker = isHolder ? await applyRequest(context, request) : 'call.forbidden'
    if (blocker === 'box.settlement_running') return false
    const state = blocker ? 'refused' : 'approved'
    await endRequest(context, request.id, state, null)
    const { id: request_id, box_id, requested_by, before_id, after_id } = request
    await auditAs(context, requested_by, {
      subject: `device ${box_id}`,
      before: { request_id, state: 'requested', member_id: before_id },
      after: { request_id, state, member_id: blocker ? before_id : after_id, ...(blocker && { reason: blocker }) },
    })
    await notifyOwnerDecided(context, request_id, requested_by, state, blocker)
    return true
  })
