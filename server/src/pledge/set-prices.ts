import { setPledgePrice } from '../catalogue/pledge-skus.ts'
import { createContext } from '../kernel/context.ts'
import { inTransaction } from '../kernel/database/database.ts'
import type { Job } from '../kernel/work/jobs.ts'
import { priceOfShare } from './terms.ts'

/** Lists all SKUs of pledges at the price of a share today, so that all pages show what an order costs (decisions/0069). */
export const pledgePricesJob: Job = {
  name: 'pledge-prices',
  cron: '* * * * *',
  run: (site) =>
    inTransaction(site.db, async (db) => {
      const context = createContext(site, { kind: 'system' }, { db })
      await setPledgePrice(context, await priceOfShare(context))
    }),
}
