import { createContext } from '@longmall/server/src/kernel/context.ts'
import type { Database } from '@longmall/server/src/kernel/database/database.ts'
import { postLines, type LineRow } from '@longmall/server/src/wallet/batch/post-lines.ts'
import { sql } from 'kysely'
import { percentiles } from '../load/percentiles.ts'
import type { Bench } from '../run-scenario.ts'
import type { Figure } from '../table.ts'

const size = 1000
const rounds = 60

/**
 * Members credited by one transfer of the ledger, a transaction each; beside it, in turn, the same rows and balances by plain SQL into tables
 * that have a primary key and nothing else. Rates are lines a second.
 */
export async function runBatches({ stage: { site } }: Bench): Promise<Figure[]> {
  const { db } = site
  const context = createContext(site, { kind: 'system' })
  const members = await makeMembers(db)
  await makeBareTables(db, members)
  const lines = sql<LineRow>`
    select member_id, 'USDS' as unit, 'available' as purpose, 100::bigint as amount from unnest(${members}::int[]) as m (member_id)
    union all select null, 'USDS', 'award_expense', -100 * ${size}::bigint`
  const times = { ledger: [] as number[], bare: [] as number[] }
  for (let round = -5; round < rounds; round++) {
    const details = { kind: 'award.bench', topic: 'award', key: String(round), income_code: 101, reason: 'bench' } as const
    const ledger = await timed(() => context.transaction((inner) => postLines(inner, details, lines)))
    const bare = await timed(() => db.transaction().execute((tx) => postBare(tx)))
    // The first rounds open the accounts and make the plans.
    if (round < 0) continue
    times.ledger.push(ledger)
    times.bare.push(bare)
  }
  await sql`drop table bare_entry, bare_transfer, bare_balance`.execute(db)
  const [latency, bare] = [percentiles(times.ledger), percentiles(times.bare)]
  const linesPerSecond = (p50: number) => (size / p50) * 1000
  return [
    {
      scenario: `ledger: lines, in batches of ${size.toLocaleString('en-US')}`,
      users: 1,
      rate: linesPerSecond(latency.p50),
      latency,
      limits: [{ name: 'bare lines', rate: linesPerSecond(bare.p50) }],
      cpu: { server: 0, database: 0, load: 0 },
      notes: [`${latency.p50.toFixed(1)} µs a line, bare ${bare.p50.toFixed(1)}`],
    },
  ]
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await run()
  return performance.now() - startedAt
}

async function makeMembers(db: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into member (account, email, nickname, country, language, invitation_code, created_at)
    select 'batch_' || n, 'batch_' || n || '@mail.example', 'Batch ' || n, 'CN', 'en-us', 'batch' || n, store_now() from generate_series(1, ${size}::int) n
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

async function makeBareTables(db: Database, members: readonly number[]): Promise<void> {
  await sql`create table bare_transfer as select * from transfer with no data`.execute(db)
  await sql`alter table bare_transfer add primary key (id)`.execute(db)
  await sql`create table bare_entry as select * from entry with no data`.execute(db)
  await sql`alter table bare_entry add primary key (transfer_id, line)`.execute(db)
  await sql`create table bare_balance with (fillfactor = 70) as
    select m as account_id, 0::bigint as posted, 0::bigint as version from unnest(${members}::bigint[]) m`.execute(db)
  await sql`alter table bare_balance add primary key (account_id)`.execute(db)
}

const postBare = (tx: Database) =>
  sql`
  with made as (
    insert into bare_transfer (id, kind, key, request_hash, income_code, actor, reason, effective_at, recorded_at, xid)
    values (uuid_v7(), 'award.bench', 'bare', '', 101, 'system', 'bench', clock_timestamp(), clock_timestamp(), pg_current_xact_id())
    returning id, effective_at, xid
  ), moved as (
    update bare_balance set posted = posted + 100, version = version + 1 returning account_id, posted, version
  )
  insert into bare_entry (transfer_id, line, account_id, amount, balance_after, account_version, xid, effective_at, topic)
  select made.id, row_number() over (), moved.account_id, 100, moved.posted, moved.version, made.xid, made.effective_at, 'award' from made, moved
  union all select id, ${size}::int + 1, 0, -100 * ${size}::bigint, null, null, xid, effective_at, 'award' from made`.execute(tx)
