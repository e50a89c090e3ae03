import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../kernel/database/database.ts'
import { anchorsIn, type Anchor } from './anchor-head.ts'

export type CheckCode =
  | 'zero'
  | 'transfers'
  | 'balances'
  | 'holds'
  | 'chain'
  | 'seals'
  | 'snapshots'
  | 'flows'
  | 'folds'
  | 'clones'
  | 'deposits'
  | 'anchors'

/** One check of the ledger: `first` says where the first difference is, null for none. */
export interface Check {
  /** Of the phrases: `wallet.check_zero`. */
  code: CheckCode
  name: string
  first: string | null
  /** How long it took. */
  ms: number
}

export interface Report {
  entries: bigint
  /** Those that a seal holds; the newest are sealed within seconds of a running shop. */
  sealed: bigint
  checks: Check[]
}

interface FirstDifference {
  first: string
}

// Each answers at most one row: the first difference in words.
const checks: [CheckCode, string, RawBuilder<FirstDifference>][] = [
  [
    'zero',
    'every unit sums to zero',
    sql`select format('%s is off by %s', unit, off) as first
      from (select a.unit, sum(e.amount) as off from (select account_id, sum(amount) as amount from entry group by account_id) e
        join account a on a.id = e.account_id group by a.unit having sum(e.amount) <> 0) x order by unit limit 1`,
  ],
  [
    'transfers',
    'every transfer is of one transaction and sums to zero, and no batch is reversed',
    sql`select first from (
        select e.transfer_id, format('transfer %s is off by %s %s, or of another transaction', e.transfer_id, sum(e.amount), a.unit) as first
        from entry e join account a on a.id = e.account_id join transfer t on t.id = e.transfer_id
        group by e.transfer_id, a.unit having sum(e.amount) <> 0 or bool_or(e.xid <> t.xid and t.xid <> '0'::xid8)
        union all
        select b.id, format('batch %s is reversed by transfer %s', b.id, r.reversed_by) from (
          select reversal_of as id, id as reversed_by from transfer where reversal_of is not null
          union all select original_transfer_id, transfer_id from partial_reversal
        ) r join transfer b on b.id = r.id and is_batch(b.kind)
      ) off order by transfer_id limit 1`,
  ],
  [
    'balances',
    'every balance is the sum of its entries',
    sql`select format('account %s says %s in %s entries, its entries %s in %s', b.account_id, b.posted, b.version, coalesce(e.amount, 0), coalesce(e.versions, 0)) as first
      from balance b left join (select account_id, sum(amount) as amount, count(*) as versions from entry group by account_id) e using (account_id)
      where b.posted <> coalesce(e.amount, 0) or b.version <> coalesce(e.versions, 0) order by b.account_id limit 1`,
  ],
  [
    'holds',
    'every held amount is the sum of its holds',
    sql`select format('account %s holds %s, its holds %s', b.account_id, b.held, coalesce(h.amount, 0)) as first
      from balance b left join (
        select account_id, sum(amount) as amount from hold where not exists (select from hold_resolution r where r.hold_id = hold.id) group by account_id
      ) h using (account_id) where b.held <> coalesce(h.amount, 0) order by b.account_id limit 1`,
  ],
  [
    'chain',
    'every seal follows the one before',
    sql`select format('seal %s', number) as first
      from (select *, lag(hash) over w as before, lag(number) over w as previous, lag(up_to) over w as since from seal window w as (order by number)) s
      where hash <> seal_hash(before, number, from_xid, up_to, entry_count, digest)
        or number <> coalesce(previous, 0) + 1 or from_xid <> coalesce(since, '0'::xid8)
      order by number limit 1`,
  ],
  [
    'seals',
    'every seal finds its entries as they were',
    sql`select format('seal %s of %s entries finds %s%s', s.number, s.entry_count, now.entry_count,
        coalesce('; ' || (select format('entry %s of account %s (transfer %s) does not follow the one before', e.account_version, e.account_id, e.transfer_id)
          from entry e left join entry p on p.account_id = e.account_id and p.account_version = e.account_version - 1
          where e.xid >= s.from_xid and e.xid < s.up_to and e.account_version is not null and e.balance_after <> coalesce(p.balance_after, 0) + e.amount
          order by e.account_id, e.account_version limit 1), '')) as first
      from seal s cross join lateral seal_digest(s.from_xid, s.up_to) now
      where s.digest <> now.digest or s.entry_count <> now.entry_count order by s.number limit 1`,
  ],
  [
    'snapshots',
    'every snapshot says what its accounts held',
    sql`select format('account %s on %s', account_id, day) as first from (
        select s.account_id, s.day from snapshot_balance s join snapshot d on d.day = s.day
          left join entry e on e.account_id = s.account_id and e.account_version = s.account_version
          left join entry n on n.account_id = s.account_id and n.account_version = s.account_version + 1
        where s.account_version is not null and (e.balance_after is distinct from s.amount or e.xid >= d.up_to or n.xid < d.up_to)
        union all
        select account_id, day from (
          select s.*, d.up_to, lag(s.amount, 1, 0::bigint) over w as before, lag(d.up_to, 1, '0'::xid8) over w as since
          from snapshot_balance s join snapshot d on d.day = s.day where s.account_version is null window w as (partition by s.account_id order by s.day)
        ) s
        where s.amount - s.before <> (select coalesce(sum(e.amount), 0) from entry e
          where e.account_id = s.account_id and e.account_version is null and e.xid >= s.since and e.xid < s.up_to)
      ) off order by day, account_id limit 1`,
  ],
  [
    'flows',
    'every day’s flows are those of its entries',
    sql`select format('%s of %s: flows say %s, balances %s', purpose, unit, coalesce(flows, 0), coalesce(balances, 0)) as first
      from (select is_house, unit, purpose, sum(plus - minus) as flows from book_flow group by is_house, unit, purpose) f
        full join (select a.member_id is null as is_house, a.unit, a.purpose, sum(e.amount) as balances from (
          select account_id, sum(amount) as amount from entry where xid < (select up_to from book_head) group by account_id) e
          join account a on a.id = e.account_id group by 1, 2, 3) b using (is_house, unit, purpose)
      where coalesce(flows, 0) <> coalesce(balances, 0) order by unit, purpose limit 1`,
  ],
  [
    'folds',
    'every folded sum is the sum of its entries',
    sql`select format('fold of account %s up to %s', f.account_id, f.up_to) as first
      from (select distinct on (account_id) * from fold order by account_id, up_to desc) f
      where f.sum <> (select coalesce(sum(e.amount), 0) from entry e where e.account_id = f.account_id and e.account_version is null and e.xid < f.up_to)
      order by f.account_id limit 1`,
  ],
  ['clones', 'every clone was paid for', sql`select first from (select check_clone_money() as first) one where first is not null`],
  [
    'deposits',
    'what is deposited is what open deposits hold',
    sql`select first from (select check_deposits() as first) one where first is not null`,
  ],
]

/** Is called with how many of the checks are done; may throw to end it. */
type ReportProgress = (done: number, total: number) => void
const ignoreProgress: ReportProgress = () => undefined

/** Looks the whole ledger over in SQL, with its anchors or those of a data folder, in one snapshot; each check names its first difference. Reads only. (WAL-03) */
export async function verifyLedger(
  db: Database,
  anchorSource: string | readonly Anchor[],
  reportProgress = ignoreProgress,
): Promise<Report> {
  const anchors = typeof anchorSource === 'string' ? await anchorsIn(anchorSource) : anchorSource
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const { rows } = await sql<Omit<Report, 'checks'>>`
        select (select count(*) from entry) as entries, (select coalesce(sum(entry_count), 0)::bigint from seal) as sealed`.execute(tx)
      return { ...rows[0]!, checks: await runChecks(tx, anchors, reportProgress) }
    })
}

/** The checks themselves, in the caller's transaction. */
export async function runChecks(db: Database, anchors: readonly Anchor[], reportProgress = ignoreProgress): Promise<Check[]> {
  // A whole ledger is read: sorts and sums of it should stay in memory.
  await sql`set local work_mem = '256MB'`.execute(db)
  const done: Check[] = []
  for (const [code, name, query] of checks) {
    reportProgress(done.length, checks.length + 1)
    done.push(await timed(code, name, async () => (await query.execute(db)).rows[0]?.first ?? null))
  }
  done.push(await timed('anchors', 'every anchor is a seal of the chain', () => firstLostAnchor(db, anchors)))
  return done
}

async function timed(code: CheckCode, name: string, run: () => Promise<string | null>): Promise<Check> {
  const startedAt = performance.now()
  const first = await run()
  return { code, name, first, ms: Math.round(performance.now() - startedAt) }
}

async function firstLostAnchor(db: Database, anchors: readonly Anchor[]): Promise<string | null> {
  const { rows } = await sql<FirstDifference>`
    select format('the anchor of %s names seal %s', day, number) as first
    from unnest(${anchors.map(({ day }) => day)}::text[], ${anchors.map(({ number }) => number)}::bigint[],
        ${anchors.map(({ hash }) => hash)}::text[]) as a (day, number, hash)
    where not exists (select from seal s where s.number = a.number and encode(s.hash, 'hex') = a.hash) order by day limit 1`.execute(db)
  return rows[0]?.first ?? null
}
