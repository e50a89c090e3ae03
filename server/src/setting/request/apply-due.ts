import { sql } from 'kysely'
import { createContext, type Site } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/database/database.ts'
import type { Job } from '../../kernel/work/jobs.ts'
import { holdersOf } from '../../staff/people/holders-of.ts'
import { permissionsFor } from '../rules.ts'
import { applyRequest } from './apply-request.ts'
import { endRequest, keysOf, type RequestRow } from './queries.ts'

/** Makes the requested changes whose time has come on the real clock, each in a transaction of its own. */
export const applyDueRequests: Job = {
  name: 'setting-requests',
  cron: '* * * * *',
  run: async (site) => {
    while (await applyNext(site)) continue
  },
}

const applyNext = (site: Site): Promise<boolean> =>
  inTransaction(site.db, async (db) => {
    const { rows } = await sql<RequestRow>`
      select * from setting_request where state = 'waiting' and effective_at <= clock_timestamp()
      order by effective_at, id limit 1 for update skip locked`.execute(db)
    const request = rows[0]
    if (!request) return false
    const context = createContext(site, { kind: 'system' }, { db, language: request.language, action: 'setting/change' })
    // Who was dismissed meanwhile, or may no longer change it, has nothing left to be made.
    const holders = await holdersOf(db, permissionsFor(await keysOf(db, request.id)))
    if (holders.some(({ staff_id }) => staff_id === request.requested_by)) await applyRequest(context, request, null)
    else await endRequest(context, request.id, 'withdrawn', null)
    return true
  })
