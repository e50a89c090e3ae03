import { sql } from 'kysely'
import { createContext, type Context, type Site } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/database/database.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { auditAs } from '../../kernel/security/audit.ts'
import type { Job } from '../../kernel/work/jobs.ts'
import { holdersOf } from '../../staff/people/holders-of.ts'
import type { Blocker } from '../../staff/trust/notify-decision.ts'
import { checkPublishable } from './decide-plan.ts'
import { endPlan } from './end-plan.ts'
import { notifyPlanDecided, notifyPlanDropped } from './notify-operators.ts'
import { approvePermission } from './permissions.ts'
import { planColumns, type PlanRow } from './queries.ts'
import { today } from './today.ts'

/**
 * Publishes versions of the award plan which no other operator could approve and whose time has come on the real clock, each in a
 * transaction of its own (decisions/0048). One that may start no more, or whose author may approve none any more, is withdrawn.
 */
export const publishDuePlans: Job = {
  name: 'award-plans',
  cron: '* * * * *',
  run: async (site) => {
    while (await publishNext(site)) continue
  },
}

const publishNext = (site: Site): Promise<boolean> =>
  inTransaction(site.db, async (db) => {
    const context = createContext(site, { kind: 'system' }, { db, action: 'award/approve_plan' })
    const { rows } = await sql<PlanRow>`
      select ${planColumns} from award_plan p where p.state = 'draft' and p.effective_at <= clock_timestamp()
      order by p.effective_at, p.id limit 1 for update of p skip locked`.execute(db)
    const plan = rows[0]
    if (!plan) return false
    const blocker = await blockerOf(context, plan)
    const state = blocker ? 'withdrawn' : 'approved'
    await endPlan(context, plan, state, null)
    await auditAs(context, plan.staff_id!, {
      subject: `award_plan ${plan.plan_id}`,
      before: { state: 'draft' },
      after: { state, ...(blocker && { reason: blocker.code }) },
    })
    await (blocker ? notifyPlanDropped(context, plan, blocker) : notifyPlanDecided(context, plan, 'approved'))
    return true
  })

/** Why a draft is not published; null when it is. */
async function blockerOf(context: Context, plan: PlanRow): Promise<Blocker | null> {
  const holders = await holdersOf(context.db, [approvePermission])
  if (!holders.some(({ staff_id }) => staff_id === plan.staff_id)) return { code: 'call.forbidden' }
  try {
    await checkPublishable(context, plan, today(context))
    return null
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}
