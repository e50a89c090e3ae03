import { sql } from 'kysely'
import type { TestShop } from '../../../test/harness.ts'

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
  sale: { kind: 'start_up' | 'goods' | 'clone'; member_id: number; base: bigint; profit?: bigint; plan_id: number; at: string },
): Promise<number> {
  const order_id = sale.kind === 'clone' ? null : await makeOrder(shop, sale.member_id, sale.at)
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
