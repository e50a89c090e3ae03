import type { UnitCode } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { TestShop } from '../../../test/harness.ts'
import type { Context } from '../../kernel/context.ts'
import { postTransfer } from '../../wallet/post-transfer.ts'

let orders = 0

/** An order that an event can belong to; only its row matters. */
export async function makeOrder({ db }: Pick<TestShop, 'db'>, member_id: number, at: string): Promise<number> {
  const no = `award-${process.pid}-${++orders}`
  const { rows } = await sql<{ id: number }>`
    with paid as (
      insert into payment (payment_no, member_id, amount, state, created_at) values (${no}, ${member_id}, 0, 'open', ${at}) returning id
    )
    insert into shop_order (order_no, member_id, order_type, state, warehouse, payment_id, list_total, goods_total, reduction_total, freight_total,
      total, delivery_plan, trace, created_at)
    select ${no}, ${member_id}, 'start_up', 'paid', 'domestic', id, 0, 0, 0, 0, 0, 'mail', '[]', ${at} from paid returning id`.execute(db)
  return rows[0]!.id
}

/** A sale as an event, with its sponsors as they are now; returns its id. */
export async function insertSale(
  shop: Pick<TestShop, 'db'>,
  sale: { kind: 'start_up' | 'goods'; member_id: number; base: bigint; profit?: bigint; plan_id: number; at: string },
): Promise<number> {
  const order_id = await makeOrder(shop, sale.member_id, sale.at)
  const { rows } = await sql<{ id: bigint }>`
    insert into award_event (kind, member_id, order_id, base, profit, plan_id, upline, happened_at)
    values (${sale.kind}, ${sale.member_id}, ${order_id}, ${sale.base}, ${sale.profit ?? 0n}, ${sale.plan_id}, award_upline(${sale.member_id}), ${sale.at})
    returning id`.execute(shop.db)
  return Number(rows[0]!.id)
}

/** A member of the sponsor tree below another. */
export async function makeMember(shop: TestShop, sponsor: number | null, grade: number, at: string): Promise<number> {
  const { member_id } = await shop.member({ grade })
  await sql`select bind_sponsor(${member_id}, ${sponsor}, ${at})`.execute(shop.db)
  return member_id
}

/** Raises a member as the ladder does, at an instant. */
export async function setGrade({ db }: Pick<TestShop, 'db'>, member_id: number, before: number, grade: number, at: string): Promise<void> {
  await sql`update member set grade = ${grade} where id = ${member_id}`.execute(db)
  await sql`
    insert into grade_change (member_id, before, grade, cause, changed_at) values (${member_id}, ${before}, ${grade}, 'referrals', ${at})`.execute(
    db,
  )
}

export const place = async ({ db }: Pick<TestShop, 'db'>, owner: number, is_clone: boolean, at: string): Promise<void> => {
  await sql`select place_node(${owner}, ${is_clone}, ${at})`.execute(db)
}

/** Gives a member an amount of a coin, less than 0: takes it, at the context's instant; repeated under its key without effect. */
export const giveAmount = (context: Context, member: number, unit: UnitCode, amount: bigint, key: string): Promise<string> =>
  context.transaction((inner) =>
    postTransfer(inner, {
      kind: 'test.given',
      key,
      topic: 'various',
      reason: 'given',
      entries: [
        { account: { member, unit, purpose: 'available' }, amount },
        { account: { house: 'treasury', unit }, amount: -amount },
      ],
    }),
  )

let runs = 0
/** An award of a member by a closed run, of which nothing was posted; returns its payout. */
export async function makePayout({ db }: Pick<TestShop, 'db'>, member_id: number): Promise<number> {
  const { rows } = await sql<{ id: bigint }>`
    with run as (
      insert into settlement_run (day, cutoff, plan_id, acc_micros, shard_size, step, sales, refunds, factor_ppb, opened_at, closed_at)
      values (date '2020-06-01' + ${++runs}::int, '2020-06-02', 1, 1000000, 1000, 'closed', 0, 0, 1000000000, '2020-06-02', '2020-06-02') returning id
    )
    insert into payout (run_id, kind, member_id, mills, acc_held, acc, usds, usda, longcoin, purpose)
    select id, 'global', ${member_id}, 1000, 0, 700, 300, 0, 0, 'available' from run returning id`.execute(db)
  return Number(rows[0]!.id)
}
