import type { Database } from '@longmall/server/src/kernel/database/database.ts'
import { fillTable, pick } from '../fill-table.ts'

/** A settlement run for each of some thousand days, awards of them, and clones, half of them of the first member. */
export async function fillAwards(db: Database, count: number): Promise<void> {
  const runs = Math.min(count, 3000)
  const midnight = `timestamptz '2001-01-01' + n * interval '1 day'`
  await fillTable(db, 'settlement_run', runs, {
    id: 'n',
    day: `date '2001-01-01' + n::int - 1`,
    cutoff: midnight,
    plan_id: '1',
    acc_micros: '1000000',
    shard_size: '1000',
    step: `'closed'`,
    sales: '3000000',
    refunds: '0',
    factor_ppb: '1000000000',
    opened_at: midnight,
    closed_at: midnight,
  })
  await fillTable(db, 'payout', count, {
    id: 'n',
    run_id: `1 + ((n - 1) % ${runs})::int`,
    kind: pick('award', ['matching', 'mall', 'global']),
    // Each member once a run.
    member_id: `1 + ((n * 7919) % ${count})::int`,
    mills: '3000',
    acc_held: '0',
    acc: '2100',
    usds: '900',
    usda: '0',
    longcoin: '0',
    purpose: `'available'`,
  })
  await fillTable(db, 'clone', count, {
    owner_id: 'case when n % 2 = 0 then 1 else (n + 1) / 2 end',
    ordinal: 'case when n % 2 = 0 then n / 2 else 1000000 end',
    created_at: midnight,
  })
}
