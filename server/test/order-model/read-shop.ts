import { sql } from 'kysely'
import type { TestShop } from '../harness.ts'
import { accountNames, type AccountName } from './world.ts'

const accountByLedgerName: Record<string, AccountName> = {
  'member MONEY non_withdrawable': 'non',
  'member MONEY withdrawable': 'withdrawable',
  'member MONEY frozen:withdrawal': 'frozen',
  'member LONGCOIN available': 'coins',
  'house MONEY escrow': 'escrow',
  'house MONEY revenue': 'revenue',
  'house MONEY clearing:sandbox': 'bank',
  'house MONEY clearing:payout': 'payout',
  'house MONEY fees': 'fees',
  'house LONGCOIN longcoin_offset': 'offset',
}

/** What the member and the house hold, summed up from the ledger's entries alone; every unit of which sums to zero, or it throws. */
export async function readHoldings({ db }: TestShop, member_id: number): Promise<Record<AccountName, number>> {
  const { rows } = await sql<{ account: string; unit: string; member_id: number | null; sum: number }>`
    select case when a.member_id is null then 'house ' else 'member ' end || a.unit || ' ' || a.purpose as account, a.unit,
      case when a.member_id = ${member_id} then a.member_id end as member_id, sum(s.sum)::int as sum
    from (select account_id, sum(amount) as sum from entry group by account_id) s join account a on a.id = s.account_id group by 1, 2, 3`.execute(
    db,
  )
  const units = new Map<string, number>()
  for (const { unit, sum } of rows) units.set(unit, (units.get(unit) ?? 0) + sum)
  for (const [unit, sum] of units) if (sum !== 0) throw new Error(`the ledger is off by ${sum} ${unit}`)
  const balances = Object.fromEntries(accountNames.map((account) => [account, 0])) as Record<AccountName, number>
  for (const row of rows) {
    const account = accountByLedgerName[row.account]
    if (account && (row.member_id !== null || row.account.startsWith('house'))) balances[account] += row.sum
  }
  return balances
}

export interface OrderRow {
  id: number
  payment_id: number
  balance_payment_id: number | null
  state: string
  cancel_reason: string | null
  total: number
  freight: number
  freight_refunded: number
  is_settled: boolean
  lines: {
    id: number
    sku_id: number
    quantity: number
    total: number
    coins: number
    promotion_id: number | null
    shipped: number
    on_hold_quantity: number
    refunded: number
    refunded_total: number
  }[]
}

/** A member's orders with their lines, in the order they were made. */
export async function readOrders({ db }: TestShop, member_id: number): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select o.id, o.payment_id, o.balance_payment_id, o.state, o.cancel_reason, o.total::int, o.freight_total::int as freight,
      o.freight_refunded::int, o.settled_at is not null as is_settled, (
        select jsonb_agg(jsonb_build_object('id', l.id, 'sku_id', l.sku_id, 'quantity', l.quantity, 'total', l.total, 'coins', l.longcoin, 'promotion_id', l.promotion_id,
          'shipped', l.shipped_quantity, 'on_hold_quantity', l.on_hold_quantity, 'refunded', l.refunded_quantity, 'refunded_total', l.refunded_total) order by l.id)
        from order_line l where l.order_id = o.id) as lines
    from shop_order o where o.member_id = ${member_id} order by o.id`.execute(db)
  return rows
}

/** Everything else of a member's that the model knows of, in one reading. */
export async function readStates({ db }: TestShop, member_id: number, sku_ids: number[], promotion_id: number) {
  const { rows } = await sql<{
    stock: Record<string, [number, number]> | null
    coupons: Record<string, string> | null
    payments: Record<string, string> | null
    returns: Record<string, number> | null
    withdrawals: Record<string, string> | null
    promotion: [number, number]
    held: number
  }>`select
    (select jsonb_object_agg(sku_id, jsonb_build_array(on_hand, reserved)) from stock where sku_id = any (${sku_ids})) as stock,
    (select jsonb_object_agg(id, state) from member_coupon where member_id = ${member_id}) as coupons,
    (select jsonb_object_agg(id, state) from payment where member_id = ${member_id}) as payments,
    (select jsonb_object_agg(id, status) from return_request where member_id = ${member_id}) as returns,
    (select jsonb_object_agg(id, state) from withdrawal where member_id = ${member_id}) as withdrawals,
    (select jsonb_build_array(sum(i.reserved), coalesce((select used from promotion_member where promotion_id = ${promotion_id} and member_id = ${member_id}), 0))
      from promotion_item i where i.promotion_id = ${promotion_id}) as promotion,
    (select count(*)::int from balance b join account a on a.id = b.account_id
      where a.member_id = ${member_id} and b.posted <> (select coalesce(sum(amount), 0) from entry where account_id = b.account_id)) as held`.execute(
    db,
  )
  return rows[0]!
}

/** What the bank has sent back, by the reference of each try of a member's payments. */
export async function readBank({ db }: TestShop, member_id: number): Promise<Map<string, number>> {
  const { rows } = await sql<{ reference: string; refunded: number }>`
    select b.reference, b.refunded::int from sandbox_payment b join payment_attempt t on t.reference = b.reference
      join payment p on p.id = t.payment_id where p.member_id = ${member_id}`.execute(db)
  return new Map(rows.map(({ reference, refunded }) => [reference, refunded]))
}
