import { sql } from 'kysely'
import { grantPayments, type Filled } from '../fill.ts'
import { median } from '../load/percentiles.ts'
import { runMeasured, settle, type Bench } from '../run-scenario.ts'

const rounds = 5
const users = 8

/** Of a checkout: processor time of server and database, and how long it takes, both in milliseconds, the median of the rounds. */
export interface CheckoutFigures {
  unbound: { cpu: number; latency: number }
  bound: { cpu: number; latency: number }
}

/** Checkouts of buyers bound to nobody and of buyers with three generations of distributors, in turn. */
export async function compareCheckouts(bench: Bench): Promise<CheckoutFigures> {
  const half = bench.filled.shoppers.length / 2
  const [unbound, bound] = [partOf(bench.filled, 0, half), partOf(bench.filled, half)]
  await bindAll(bench, bound.member_ids, unbound.member_ids.slice(0, 3))
  await settle(bench)
  const sides = { unbound: { filled: unbound, found: [] as Cost[] }, bound: { filled: bound, found: [] as Cost[] } }
  for (let round = 0; round < rounds; round++)
    for (const name of round % 2 === 0 ? (['unbound', 'bound'] as const) : (['bound', 'unbound'] as const))
      sides[name].found.push(await checkout({ ...bench, filled: sides[name].filled }))
  const { rows } = await sql<{ made: number }>`select count(*)::int as made from commission`.execute(bench.stage.site.db)
  if (rows[0]!.made === 0) throw new Error('no commission was recorded')
  const costOf = ({ found }: { found: Cost[] }) => ({
    cpu: median(found.map(({ cpu }) => cpu)),
    latency: median(found.map(({ latency }) => latency)),
  })
  return { unbound: costOf(sides.unbound), bound: costOf(sides.bound) }
}

const partOf = (filled: Filled, from: number, until?: number): Filled => ({
  ...filled,
  shoppers: filled.shoppers.slice(from, until),
  member_ids: filled.member_ids.slice(from, until),
})

interface Cost {
  cpu: number
  latency: number
}

async function checkout(bench: Bench): Promise<Cost> {
  const { shoppers, sku_ids } = bench.filled
  const made = await runMeasured(bench, { users, flow: { kind: 'order', shoppers, sku_ids }, warm_up: 0.5 })
  const payments = await grantPayments(bench.stage.site, bench.filled, made.result.made)
  const paid = await runMeasured({ ...bench, seconds: 600 }, { users, flow: { kind: 'pay', shoppers, payments }, warm_up: 0 })
  const cost = ({ result, cpu }: typeof made) => ((cpu.server + cpu.database) / result.rate) * 1000
  return { cpu: cost(made) + cost(paid), latency: made.result.latency.round!.p50 + paid.result.latency.round!.p50 }
}

/** Makes three distributors, each bound to the next, and binds all buyers to the first. */
async function bindAll({ stage }: Bench, buyers: readonly number[], [first, second, third]: readonly number[]): Promise<void> {
  const { db } = stage.site
  await sql`
    insert into distributor (member_id, promote_code, state, level_id, approved_at)
    select u.id, 'BENCHAA' || substr('ABC', u.n::int, 1), 'active', (select id from distributor_level where is_first), store_now()
    from unnest(${[first, second, third]}::int[]) with ordinality u (id, n)`.execute(db)
  await sql`
    insert into distribution_binding (member_id, distributor_id, way, bound_at)
    select u.id, ${first}, 'link', store_now() - interval '1 day' from unnest(${buyers}::int[]) u (id)
    union all values (${first}::int, ${second}::int, 'link', store_now() - interval '1 day'), (${second}::int, ${third}::int, 'link', store_now() - interval '1 day')`.execute(
    db,
  )
}
