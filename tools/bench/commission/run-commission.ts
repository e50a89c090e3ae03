import { viewFigures } from '@longmall/server/src/distribution/figures/view-figures.ts'
import { viewIndex } from '@longmall/server/src/distribution/figures/view-index.ts'
import { viewRanking } from '@longmall/server/src/distribution/figures/view-ranking.ts'
import { sumCommissionDays } from '@longmall/server/src/distribution/figures/sum-days.ts'
import { createContext, type MemberActor, type StaffActor } from '@longmall/server/src/kernel/context.ts'
import { dayIn, plus } from '@longmall/server/src/kernel/time/clock.ts'
import { sql } from 'kysely'
import { fillShop } from '../fill.ts'
import { percentiles, type Percentiles } from '../load/percentiles.ts'
import { fillMembers } from '../network/fill-network.ts'
import { openStage } from '../stage.ts'
import { fillCommissions, fillDistributors, type Size } from './fill-commission.ts'
import { compareCheckouts, type CheckoutFigures } from './run-checkouts.ts'

/** Milliseconds of the figures of a distributor and of operators at 1,000,000 rows; what commission may add to a checkout. */
const limits = { figures: 50, checkout: 0.1 }
const members = 100_000
const rounds = 20

export interface CommissionFigures {
  rows: number
  index: Percentiles
  figures: Percentiles
  ranking: Percentiles
  /** How long the days were summed, once for all of them, in seconds. */
  sum_days: number
  checkout: CheckoutFigures
}

/** The figures of commission over so many rows, and what recording it adds to a checkout. Answers what is above its limit as failed. */
export async function benchCommission(size: Size, seconds: number): Promise<{ figures: CommissionFigures; failed: string[] }> {
  const checkout = await checkouts(seconds)
  const stage = await openStage()
  try {
    const { site } = stage
    console.log(`filling ${size.rows} rows of commission …`)
    await fillMembers(site.db, members)
    await fillDistributors(site.db, size, members)
    await fillCommissions(site.db, size, members)
    const begun = performance.now()
    await sumCommissionDays.run(site)
    const sum_days = (performance.now() - begun) / 1000
    for (const table of ['commission_day', 'commission_day_distributor']) await sql`vacuum analyze ${sql.table(table)}`.execute(site.db)
    const distributor = createContext<MemberActor>(site, memberActor(1))
    const operator = createContext<StaffActor>(site, staffActor)
    const range = { from: dayIn('Asia/Shanghai', plus(site.shared.now(), { days: -30 })), until: dayIn('Asia/Shanghai', site.shared.now()) }
    const figures: CommissionFigures = {
      rows: size.rows,
      index: await time(() => viewIndex(distributor)),
      figures: await time(() => viewFigures(operator, range)),
      ranking: await time(() => viewRanking(operator, { ...range, by: 'commission' })),
      sum_days,
      checkout,
    }
    return { figures, failed: failuresOf(figures) }
  } finally {
    await stage.close()
  }
}

async function checkouts(seconds: number): Promise<CheckoutFigures> {
  const stage = await openStage()
  const filled = await fillShop(stage.site, 500)
  const server = await stage.openServer({ TRUSTED_PROXIES: '127.0.0.1' })
  try {
    return await compareCheckouts({ stage, server, filled, seconds })
  } finally {
    await server.stop()
    await stage.close()
  }
}

function failuresOf({ index, figures, checkout }: CommissionFigures): string[] {
  const slow = (name: string, { p50 }: Percentiles) =>
    p50 > limits.figures ? [`${name}: ${p50.toFixed(1)} ms, more than ${limits.figures}`] : []
  const added = checkout.bound.cpu / checkout.unbound.cpu - 1
  const more =
    added > limits.checkout ? [`commission adds ${(added * 100).toFixed(1)} % to a checkout, more than ${limits.checkout * 100} %`] : []
  return [...slow('a distributor’s index', index), ...slow('operators’ figures', figures), ...more]
}

const hash = Buffer.alloc(32)
const memberActor = (member_id: number): MemberActor => ({
  kind: 'member',
  member_id,
  grade: 0,
  is_frozen: false,
  session_hash: hash,
  visitor: null,
})
const staffActor: StaffActor = { kind: 'staff', staff_id: 1, role: 'owner', permissions: ['*'], session_hash: hash }

async function time(read: () => Promise<unknown>): Promise<Percentiles> {
  await read()
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const begun = performance.now()
    await read()
    times.push(performance.now() - begun)
  }
  return percentiles(times)
}

/** The figures as lines of text. */
export function commissionLines({ rows, index, figures, ranking, sum_days, checkout }: CommissionFigures): string[] {
  const line = (name: string, { p50, p99 }: Percentiles) => `${name}: p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms`
  const side = (name: string, { cpu, latency }: CheckoutFigures['bound']) =>
    `checkout ${name}: ${cpu.toFixed(2)} ms of processor time, p50 ${latency.toFixed(1)} ms`
  const added = (checkout.bound.cpu / checkout.unbound.cpu - 1) * 100
  return [
    `${rows.toLocaleString('en-US')} rows of commission, of the first distributor 20,000 open`,
    line('a distributor’s index', index),
    line('operators’ figures of 30 days', figures),
    line('ranking of 30 days', ranking),
    `summing all days: ${sum_days.toFixed(1)} s`,
    side('of buyers bound to nobody', checkout.unbound),
    side('of buyers with three generations', checkout.bound),
    `commission adds ${added.toFixed(1)} %`,
  ]
}
