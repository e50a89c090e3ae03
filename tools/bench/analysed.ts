import { sql } from 'kysely'
import { runScenario, type Bench } from './run-scenario.ts'
import { readScenarios } from './scenarios.ts'
import type { Figure } from './table.ts'

const rounds = 2
const users = 16
const least = 0.9

/** Reads that are not cached, on tables that the database knows nothing of, and again once it has analysed them under the running server. */
export async function runAnalysed({ stage, filled, seconds }: Omit<Bench, 'server'>): Promise<{ figures: Figure[]; failed: string[] }> {
  const { db } = stage.site
  const scenarios = readScenarios(filled, false).filter(({ flow }) => flow.kind === 'get' && flow.once)
  const best = new Map<string, { before: Figure; after: Figure }>()
  await sql`alter system set autovacuum = off`.execute(db)
  await sql`select pg_reload_conf()`.execute(db)
  for (let round = 0; round < rounds; round++) {
    await sql`delete from pg_statistic where starelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`.execute(db)
    const server = await stage.openServer({ TRUSTED_PROXIES: '127.0.0.1' })
    const bench: Bench = { stage, server, filled, seconds }
    try {
      const measure = async () => {
        const figures: Figure[] = []
        for (const scenario of scenarios) figures.push(await runScenario(bench, scenario, users))
        return figures
      }
      const before = await measure()
      await sql`vacuum analyze`.execute(db)
      const after = await measure()
      for (const [n, { name }] of scenarios.entries()) {
        const known = best.get(name)
        const faster = (one: Figure, other: Figure | undefined) => (other && other.rate > one.rate ? other : one)
        best.set(name, { before: faster(before[n]!, known?.before), after: faster(after[n]!, known?.after) })
      }
    } finally {
      await server.stop()
    }
  }
  await sql`alter system reset autovacuum`.execute(db)
  await sql`select pg_reload_conf()`.execute(db)
  const failed: string[] = []
  const figures = [...best].flatMap(([name, { before, after }]) => {
    const ratio = after.rate / before.rate
    if (ratio < least) failed.push(`${name}: on analysed tables × ${ratio.toFixed(2)} of before, less than × ${least}`)
    return [
      { ...before, scenario: `${name}, not analysed` },
      { ...after, scenario: `${name}, analysed`, notes: [`× ${ratio.toFixed(2)} of before`, ...after.notes] },
    ]
  })
  return { figures, failed }
}
