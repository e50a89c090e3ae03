import type { awardProfit, DayFactor } from '@longmall/contract/award-profit.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, Site } from '../../kernel/context.ts'
import type { Database } from '../../kernel/database/database.ts'
import { millsText } from '../views/payout-row.ts'

const shownDays = 14

interface RunRow {
  id: number
  day: string
  sales: bigint
  cap_ppm: number
  factor_ppb: bigint
}
type SaleFigures = Pick<DayFactor, 'sale_count' | 'scaled_count' | 'lowest_ppm'>

/** A closed run never changes, so its sales (20,000 on a large day) are read once by each process. */
const figuresOfSite = new WeakMap<Site, ReadonlyMap<number, SaleFigures>>()

/** By which factor the cap scaled the last settled days that had sales. */
export async function listFactors({ db, site }: Pick<Context, 'db' | 'site'>): Promise<OutputOf<typeof awardProfit.factors>> {
  const { rows } = await sql<RunRow>`
    select r.id, to_char(r.day, 'YYYY-MM-DD') as day, r.sales, p.cap_ppm, r.factor_ppb
    from settlement_run r join award_plan p on p.id = r.plan_id
    where r.closed_at is not null and r.sales > 0 order by r.day desc limit ${shownDays}`.execute(db)
  const known = figuresOfSite.get(site)
  const figures = new Map<number, SaleFigures>()
  for (const { id } of rows) figures.set(id, known?.get(id) ?? (await figuresOf(db, id)))
  // Replaced as a whole: another call may be at work on other days.
  figuresOfSite.set(site, figures)
  return {
    list: rows.map(({ id, sales, factor_ppb, ...row }) => ({
      day: row.day,
      cap_ppm: row.cap_ppm,
      sales: millsText(sales),
      factor_ppm: Number(factor_ppb / 1000n),
      ...figures.get(id)!,
    })),
  }
}

async function figuresOf(db: Database, run_id: number): Promise<SaleFigures> {
  const { rows } = await sql<SaleFigures>`
    select count(*)::int as sale_count, count(*) filter (where paid < gross)::int as scaled_count,
      coalesce(min(div(paid::numeric * 1000000, gross)), 1000000)::int as lowest_ppm
    from award_event where run_id = ${run_id} and gross > 0`.execute(db)
  return rows[0]!
}
