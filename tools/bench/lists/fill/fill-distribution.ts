import type { Database } from '@longmall/server/src/kernel/database/database.ts'
import { sql } from 'kysely'
import { aMember, fillTable, grows, isOneOf, pick, upTo } from './fill-table.ts'

/** Every tenth member is a distributor, most of them of the first level; every member applied, and every order paid commission. */
export async function fillDistribution(db: Database, count: number): Promise<void> {
  const distributors = Math.max(20, Math.floor(count / 10))
  const state = pick('application state', ['approved', 'refused', 'applied'])
  await sql`
    insert into distributor_level (position, first_ppm, second_ppm, third_ppm, orders_needed, created_at)
    values (1, 70000, 30000, 10000, 10, now()), (2, 90000, 40000, 20000, 100, now())`.execute(db)
  await fillTable(db, 'distributor', distributors, {
    member_id: 'n',
    promote_code: `translate(lpad(n::text, 8, '0'), '0123456789', 'ABCDEFGHJK')`,
    state: pick('distributor state', ['active', 'stopped']),
    level_id: `${pick('level', ['1', '2', '3'])}::int`,
    is_level_fixed: isOneOf('fixed', 50),
    approved_at: grows(distributors),
  })
  await fillTable(db, 'distributor_sum', distributors, {
    distributor_id: 'n',
    members: upTo('members', 500),
    orders: upTo('orders', 1000),
    sales: upTo('sales', 10_000_000),
    available_total: upTo('available', 1_000_000),
    withdrawn: '0',
    debt: `case when ${isOneOf('debt', 100)} then 500 else 0 end`,
  })
  await fillTable(db, 'distributor_application', count, {
    id: 'n',
    member_id: 'n',
    name: `'Applicant ' || n`,
    mobile: `'138' || lpad(n::text, 8, '0')`,
    note: `'Sells to friends'`,
    state,
    refusal_reason: `case when ${state} = 'refused' then 'Not yet' end`,
    decided_at: `case when ${state} <> 'applied' then ${grows(count)} end`,
    applied_at: grows(count),
  })
  await fillTable(db, 'goods_commission', Math.floor(count / 5), {
    goods_id: 'n * 5',
    mode: pick('commission mode', ['own', 'none', 'level']),
    first_ppm: `case when ${pick('commission mode', ['own', 'none', 'level'])} = 'own' then ${upTo('first', 100_000)} end`,
    second_ppm: `case when ${pick('commission mode', ['own', 'none', 'level'])} = 'own' then 20000 end`,
    third_ppm: `case when ${pick('commission mode', ['own', 'none', 'level'])} = 'own' then 10000 end`,
    price: upTo('price', 100_000),
  })
  await fillCommission(db, count, distributors)
}

async function fillCommission(db: Database, count: number, distributors: number): Promise<void> {
  const state = pick('commission state', ['available', 'frozen', 'pending', 'void'])
  const at = grows(count)
  await fillTable(db, 'commission', count, {
    id: 'n',
    order_id: 'n',
    order_line_id: 'n',
    generation: '1',
    distributor_id: aMember(distributors),
    buyer_id: upTo('buyer', count),
    base: `${upTo('base', 100_000)} + 100`,
    rate_ppm: '50000',
    rule: `'level'`,
    amount: `${upTo('commission', 5000)} + 5`,
    state,
    ordered_at: at,
    paid_at: at,
    frozen_at: `case when ${state} in ('available', 'frozen') then ${at} end`,
    available_at: `case when ${state} = 'available' then ${at} end`,
    void_at: `case when ${state} = 'void' then ${at} end`,
  })
}
