import type { Database } from '@longmall/server/src/kernel/database/database.ts'
import { sql } from 'kysely'
import { inReplica } from '../network/fill-network.ts'

const batch = 100_000
/** Rows that the first distributor has open; of all rows a tenth is open. */
const openOfFirst = 20_000

export interface Size {
  rows: number
  distributors: number
}

/** Members of whom the first ones are distributors, each bound to one nearer to the first: a tree of three generations and more. */
export async function fillDistributors(db: Database, { distributors }: Size, members: number): Promise<void> {
  await inReplica(db, async (tx) => {
    await sql`
      insert into distributor (member_id, promote_code, state, level_id, approved_at)
      select n, translate(lpad(n::text, 8, '0'), '0123456789', 'ABCDEFGHJK'), 'active', 1, store_now() from generate_series(1, ${distributors}::int) n`.execute(
      tx,
    )
    // Ten below each distributor, and 20,000 members directly below the first.
    await sql`
      insert into distribution_binding (member_id, distributor_id, way, bound_at)
      select n, case when n <= ${distributors}::int then greatest(1, n / 10) when n % 5 = 0 then 1 else 1 + n % ${distributors}::int end, 'link', store_now() - interval '400 days'
      from generate_series(2, ${members}::int) n`.execute(tx)
    await sql`
      insert into distributor_sum (distributor_id, members, available_total)
      select d.member_id, (select count(*) from distribution_binding b where b.distributor_id = d.member_id), 100000 from distributor d`.execute(
      tx,
    )
  })
  for (const table of ['distributor', 'distribution_binding', 'distributor_sum']) await sql`vacuum analyze ${sql.table(table)}`.execute(db)
}

/** Rows of orders over a year up to now, three of each order; the newest tenth is open, and of it 20,000 are the first distributor's. */
export async function fillCommissions(db: Database, { rows, distributors }: Size, members: number): Promise<void> {
  for (let from = 1; from <= rows; from += batch)
    await inReplica(db, async (tx) => {
      await sql`
        insert into commission (order_id, order_line_id, generation, distributor_id, buyer_id, base, rate_ppm, rule, amount, state, ordered_at, paid_at, frozen_at, available_at)
        select 1 + n / 3, 1 + n / 3, 1 + n % 3,
          case when n > ${rows - openOfFirst}::int then 1 else 1 + (n::bigint * 7919 % ${distributors}::int)::int end, 1 + (n::bigint * 104729 % ${members}::int)::int,
          1000 + n % 90000, 50000, 'level', 50 + n % 4500, s.state, s.at, s.at, case when s.state <> 'pending' then s.at end, case when s.state = 'available' then s.at end
        from generate_series(${from}::int, ${Math.min(rows, from + batch - 1)}::int) n cross join lateral (
          select store_now() - (${rows}::int - n) * interval '365 days' / ${rows}::int as at,
            case when n <= ${Math.floor(rows * 0.9)}::int then 'available' when n % 2 = 0 then 'frozen' else 'pending' end as state) s`.execute(
        tx,
      )
    })
  await sql`vacuum analyze commission`.execute(db)
}
