import type { Database } from '@longmall/server/src/kernel/database/database.ts'
import { sql } from 'kysely'
import { fillMembers, fillTrees, inReplica } from '../network/fill-network.ts'

/** What of a sale is paid, in mills. */
const base = 300_000
/** Members who transfer beside the run, spread over all of them, and what each has at first. */
const payers = 5000
const purse = 1_000_000_000

/**
 * Members in both trees, of every grade from AM on, some in their AM window, some frozen by it; and Start-up sales of so many of them at these
 * instants, the same number at each. Nobody buys twice.
 */
export async function fillSettlement(db: Database, members: number, sales: number, instants: readonly string[]): Promise<void> {
  await fillMembers(db, members)
  await fillTrees(db, 'random', members)
  await fillSales(db, members, sales, instants)
}

export async function fillSales(db: Database, members: number, sales: number, instants: readonly string[]): Promise<void> {
  await inReplica(db, async (tx) => {
    await sql`update member set grade = 5 + (id / 50) % 5 where id % 50 = 0`.execute(tx)
    await sql`
      insert into am_window (member_id, am_at, warns_at, freezes_at, forfeits_at, state, state_since)
      select id, now() - interval '10 days', now() + interval '5 days', now() + interval '8 days', now() + interval '23 days',
        case when id % 100 = 1 then 'frozen' else 'open' end, now() from member where id % 10 = 1 and grade = 4`.execute(tx)
    for (const [n, at] of instants.entries()) await insertSales(tx, members, sales, sales * n, at)
  })
  await fillPurses(db, members)
  for (const table of ['member', 'am_window', 'shop_order', 'payment', 'award_event', 'account', 'balance'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db)
}

/** Sales of members who are spread over the whole tree: 7,919 is prime, so that nobody comes twice before all have come. */
const insertSales = (tx: Database, members: number, sales: number, from: number, at: string) =>
  sql`
  with buyer as (
    select n, 1 + (n::bigint * 7919 % ${members}::int)::int as member_id from generate_series(${from}::int, ${from + sales - 1}::int) n
  ), paid as (
    insert into payment (payment_no, member_id, amount, state, created_at)
    select 'bench ' || n, member_id, ${base / 10}::bigint, 'paid', ${at} from buyer returning id, payment_no, member_id
  ), ordered as (
    insert into shop_order (order_no, member_id, order_type, state, warehouse, payment_id, list_total, goods_total, reduction_total, freight_total,
      total, delivery_plan, trace, created_at)
    select payment_no, member_id, 'start_up', 'paid', 'domestic', id, 30000, 30000, 0, 0, 30000, 'mail', '[]', ${at} from paid returning id, member_id
  )
  insert into award_event (kind, member_id, order_id, base, plan_id, upline, happened_at)
  select 'start_up', o.member_id, o.id, ${base}::bigint, 1, s.upline, ${at} from ordered o join sponsor_node s on s.member_id = o.member_id`.execute(
    tx,
  )

/** The distance between two members who transfer, and how many there are. */
export const payersOf = (members: number): { step: number; count: number } => {
  const count = Math.min(payers, members)
  return { step: Math.floor(members / count), count }
}

function fillPurses(db: Database, members: number) {
  const { step, count } = payersOf(members)
  return sql`
    select post_lines('award.bench', 'purses', null, store_now(), null, array_agg(l.member_id), array_agg('USDS'::text), array_agg(l.purpose),
      array_agg(l.amount), 'system', 'bench', 'award')
    from (
      select 1 + n * ${step}::int as member_id, 'available' as purpose, ${purse}::bigint as amount from generate_series(0, ${count - 1}::int) n
      union all select null, 'award_expense', -${purse}::bigint * ${count}::int
    ) l`.execute(db)
}
