import { sql } from 'kysely'
import type { Site } from '../../kernel/context.ts'
import type { Job } from '../../kernel/jobs.ts'
import { providers } from '../providers.ts'
import type { TryRow } from '../queries.ts'

/** Has the providers send back what the ledger already gave back. One that fails stays for the next round. Answers how many went. */
export async function sendRefunds(site: Site): Promise<number> {
  const { rows } = await sql<TryRow>`select * from payment_try where state = 'refunding' order by id`.execute(site.db)
  let sent = 0
  for (const { id, provider, reference, amount } of rows) {
    try {
      await providers[provider]!.refund(site, { reference, amount })
      await sql`update payment_try set state = 'refunded' where id = ${id} and state = 'refunding'`.execute(site.db)
      sent++
    } catch (error) {
      site.log.error({ err: error, reference }, 'refund not sent')
    }
  }
  return sent
}

export const refundsJob: Job = { name: 'payment-refunds', cron: '* * * * *', run: async (site) => void (await sendRefunds(site)) }
