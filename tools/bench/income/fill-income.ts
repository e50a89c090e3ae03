import type { Database } from '@longmall/server/src/kernel/database/database.ts'
import { sql, type RawBuilder } from 'kysely'
import { inReplica } from '../network/fill-network.ts'

/** How many of what members own, and how many deposits expire on the measured day. */
export interface Income {
  deposits: number
  due: number
  pledges: number
  boxes: number
}

const batch = 100_000
const principal = 100_000
const unitAcc = 500_000
const batches = (count: number) =>
  Array.from({ length: Math.ceil(count / batch) }, (_, n) => [n * batch + 1, Math.min(count, (n + 1) * batch)] as const)

/** Fills what the steps of income pay on a day (`2026-11-27`), each domain where its tables are there; members 1 to `members` own it. */
export async function fillIncome(db: Database, members: number, { deposits, due, pledges, boxes }: Income, day: string): Promise<void> {
  await fillDeposits(db, members, { count: deposits, due, day })
  await fillPledges(db, members, pledges, day)
  await fillBoxes(db, members, boxes, day)
  for (const table of ['account', 'balance', 'entry']) await sql`vacuum analyze ${sql.table(table)}`.execute(db)
}

/** Days over which the deposits expire that do not on the measured day, and the term of all. */
const spread = 332
const term = 365

/** Open deposits of 100 ACC over a year: so many expire at the end of the day, the others on the 332 days after it. */
export async function fillDeposits(
  db: Database,
  members: number,
  { count, due, day }: { count: number; due: number; day: string },
): Promise<void> {
  for (const [from, until] of batches(count))
    await inReplica(db, async (tx) => {
      await sql`
      insert into deposit (id, deposit_no, member_id, unit, plan, principal, interest_ppm, days, interest, value_on, due_on, on_expiry, opened_at, open_transfer)
      select n, 'D' || n, 1 + (n::bigint * 7919 % ${members}::int)::int, case when n % 5 = 0 then 'AAA' else 'ACC' end, 1, ${principal}::bigint, 15000, ${term}::int,
        ${(principal * 15_000) / 1_000_000}::bigint, d.due_on - ${term}::int, d.due_on, case when n % 3 = 0 then 'roll_over' else 'available' end, store_now(), gen_random_uuid()
      from generate_series(${from}::int, ${until}::int) n
        cross join lateral (select ${day}::date + 1 + case when n <= ${due}::int then 0 else 1 + n % ${spread}::int end as due_on) d`.execute(
        tx,
      )
    })
  await sql`select setval(pg_get_serial_sequence('deposit', 'id'), ${count}::int)`.execute(db)
  await postBound(db, 'deposited', sql`select member_id, unit, sum(principal)::bigint as amount from deposit group by 1, 2`)
  await sql`vacuum analyze deposit`.execute(db)
}

/** Open pledges of a share over 12 months, bought over the last year and paid up to the day before. */
export async function fillPledges(db: Database, members: number, count: number, day: string): Promise<void> {
  if (count === 0) return
  for (const [from, until] of batches(count))
    await inReplica(db, async (tx) => {
      await sql`
      insert into pledge (pledge_no, member_id, order_id, order_line_id, shares, unit_price, unit_acc, months, income_ppm, bought_on, ends_on, paid_through,
        parts_paid, principal_paid, created_at)
      select 'P' || n, 1 + (n::bigint * 104729 % ${members}::int)::int, n, n, 1, 50000, ${unitAcc}::bigint, 12, 8000, b.on_day, (b.on_day + interval '12 months')::date,
        case when b.on_day < ${day}::date then ${day}::date - 1 end, p.parts, pledge_returned(${unitAcc}::bigint, 12, p.parts), store_now()
      from generate_series(${from}::int, ${until}::int) n
        cross join lateral (select ${day}::date - (n % 330) as on_day) b
        cross join lateral (select case when b.on_day < ${day}::date then least(pledge_months_over(b.on_day, ${day}::date), 11) else 0 end as parts) p`.execute(
        tx,
      )
    })
  await postBound(
    db,
    'pledged',
    sql`select member_id, 'ACC' as unit, sum(shares * unit_acc - principal_paid)::bigint as amount from pledge where state = 'open' group by 1`,
  )
  await sql`vacuum analyze pledge`.execute(db)
}

/** Active hosted devices of a year, a thousandth of ACC a day. */
export async function fillBoxes(db: Database, members: number, count: number, day: string): Promise<void> {
  const { rows } = await sql<{ is_there: boolean }>`select to_regclass('box') is not null as is_there`.execute(db)
  if (!rows[0]!.is_there || count === 0) return
  for (const [from, until] of batches(count))
    await inReplica(db, async (tx) => {
      await sql`
      insert into ${sql.table('box')} (id, member_id, buyer_id, order_id, order_no, order_goods_id, piece, goods_name, names, plan_id, plan_names, term_days, daily_rate,
        minutes_needed, delivery, state, bought_at, activated_at, expires_on, owned_at) overriding system value
      select n, o.member_id, o.member_id, n, 'bench ' || n, n, 1, 'Box', '{}', (select min(id) from ${sql.table('box_plan')}), '{}', 365, 1000, 720, 'hosted', 'activated',
        ${day}::date - 10, ${day}::date - 10, ${day}::date + 355, ${day}::date - 10
      from generate_series(${from}::int, ${until}::int) n
        cross join lateral (select 1 + (n::bigint * 15485863 % ${members}::int)::int as member_id) o`.execute(tx)
    })
  await sql`insert into ${sql.table('box_owner')} (box_id, since, member_id, cause) select id, owned_at, member_id, 'purchase' from ${sql.table('box')}`.execute(
    db,
  )
  await sql`vacuum analyze ${sql.table('box')}`.execute(db)
}

/** What is bound in the ledger: a transfer for each ten thousand members and units. */
async function postBound(db: Database, purpose: 'deposited' | 'pledged', owners: RawBuilder<unknown>): Promise<void> {
  await sql`
    with owner as (
      select o.*, (row_number() over (order by member_id, unit) - 1) / 10000 as part from (${owners}) o
    )
    select post_lines('award.bench', ${purpose} || ' ' || part, null, store_now(), null, array_agg(member_id), array_agg(unit), array_agg(account), array_agg(amount),
      'system', 'bench', 'adjustment')
    from (
      select part, member_id, unit, ${purpose}::text as account, amount from owner
      union all select part, null, unit, 'treasury', -sum(amount)::bigint from owner group by part, unit
    ) line group by part`.execute(db)
}
