import { sql } from 'kysely'
import { createContext, type Context, type Site } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/database/database.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { auditAs } from '../../kernel/security/audit.ts'
import type { Job } from '../../kernel/work/jobs.ts'
import { holdersOf } from '../../staff/people/holders-of.ts'
import type { Blocker } from '../../staff/trust/notify-decision.ts'
import { endRequest } from './end-request.ts'
import { notifyPriceDecided, notifyPriceDropped } from './notify-operators.ts'
import { requestPermission } from './permissions.ts'
import { publishPrice } from '../publish-price.ts'
import { requestColumns, type RequestRow } from '../queries.ts'

/** Publishes prices which no other operator could approve and whose time has come on the real clock, each in a transaction of its own. */
export const publishDuePrices: Job = {
  name: 'unit-price-requests',
  cron: '* * * * *',
  run: async (site) => {
    while (await publishNext(site)) continue
  },
}

const publishNext = (site: Site): Promise<boolean> =>
  inTransaction(site.db, async (db) => {
    const context = createContext(site, { kind: 'system' }, { db, action: 'unit_price/request' })
    const { rows } = await sql<RequestRow>`
      select ${requestColumns(context)} from unit_price_request r where r.state = 'requested' and r.effective_at <= clock_timestamp()
      order by r.effective_at, r.id limit 1 for update of r skip locked`.execute(db)
    const request = rows[0]
    if (!request) return false
    // Nothing is published for an operator who was dismissed meanwhile, or may no longer request it.
    const holders = await holdersOf(db, [requestPermission])
    const isHolder = holders.some(({ staff_id }) => staff_id === request.requested_by)
    const blocker = isHolder ? await publishUnlessJump(context, request) : { code: 'call.forbidden' as const }
    if (blocker) await withdraw(context, request, blocker)
    else await notifyPriceDecided(context, request.request_id, 'approved')
    return true
  })

/** Null where it is published; `unit_price.jump` where the change has become a jump that nobody confirmed. */
async function publishUnlessJump(context: Parameters<typeof publishPrice>[0], request: RequestRow): Promise<Blocker | null> {
  try {
    await publishPrice(context, request, { decided_by: null, is_jump_confirmed: false })
    return null
  } catch (error) {
    if (error instanceof Refusal && error.code === 'unit_price.jump') return error
    throw error
  }
}

async function withdraw(context: Context, request: RequestRow, reason: Blocker): Promise<void> {
  const { request_id, unit, requested_by } = request
  await endRequest(context, request_id, 'withdrawn', null)
  await auditAs(context, requested_by, {
    subject: `unit_price ${unit}`,
    before: { request_id, state: 'requested' },
    after: { request_id, state: 'withdrawn', reason: reason.code },
  })
  await notifyPriceDropped(context, request, reason)
}
