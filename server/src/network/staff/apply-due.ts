import { sql } from 'kysely'
import { createContext, type Site } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/database/database.ts'
import { auditAs } from '../../kernel/security/audit.ts'
import type { Job } from '../../kernel/work/jobs.ts'
import { holdersOf } from '../../staff/people/holders-of.ts'
import { applyRequest, endRequest, lockRequest, lockSponsorTree } from './apply-request.ts'
import { notifySponsorDecided } from './notify-operators.ts'

/**
 * Applies sponsor requests of a shop with one operator whose time has come on the real clock, each in a transaction of its own
 * (decisions/0048). One that fits no more, or whose requester may request none any more, ends as refused.
 */
export const applyDueSponsors: Job = {
  name: 'sponsor-requests',
  cron: '* * * * *',
  run: async (site) => {
    while (await applyNext(site)) continue
  },
}

const applyNext = (site: Site): Promise<boolean> =>
  inTransaction(site.db, async (db) => {
    const { rows } = await sql<{ id: number }>`
      select id from sponsor_request where state = 'requested' and effective_at <= clock_timestamp() order by effective_at, id limit 1`.execute(
      db,
    )
    if (!rows[0]) return false
    const context = createContext(site, { kind: 'system' }, { db, action: 'network/approve_sponsor' })
    await lockSponsorTree(context)
    const request = await lockRequest(context, rows[0].id)
    if (request?.state !== 'requested') return true
    const holders = await holdersOf(db, ['network.change'])
    const isHolder = holders.some(({ staff_id }) => staff_id === request.requested_by)
    const blocker = isHolder ? await applyRequest(context, request) : 'call.forbidden'
    const state = blocker ? 'refused' : 'approved'
    await endRequest(context, request.id, state, null)
    const { id: request_id, member_id, requested_by, before_id, after_id } = request
    await auditAs(context, requested_by, {
      subject: `member ${member_id}`,
      before: { request_id, state: 'requested', sponsor_id: before_id },
      after: { request_id, state, sponsor_id: blocker ? before_id : after_id, ...(blocker && { reason: blocker }) },
    })
    await notifySponsorDecided(context, request_id, state, blocker)
    return true
  })
