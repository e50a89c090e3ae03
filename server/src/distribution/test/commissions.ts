import { sql } from 'kysely'
import type { TestShop } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { markReceived } from '../../order/progress/mark-received.ts'
import { makeBuyer, type Buyer } from '../../order/test/shopping.ts'
import { openAfterSale, type OrderedGoods } from '../../refund/test/after-sale.ts'
import { balanceOf, moneyOf } from '../../wallet/balances.ts'
import { clawBackCommission } from '../commission/post-commission.ts'
import { makeDistributorMember } from './distributors.ts'

export type Distributor = Awaited<ReturnType<typeof makeDistributorMember>>

/** Fixtures of tests of commission: chains of distributors, paid orders of their buyers, and what these go through. */
export async function openCommissions(shop: TestShop) {
  const afterSale = await openAfterSale(shop)
  const finance = await staffClient(shop, 'finance')
  const context = shop.systemContext

  const bindTo = ({ call }: Pick<Buyer, 'call'>, { promote_code }: Pick<Distributor, 'promote_code'>) =>
    call('distribution/bind', { promote_code, way: 'code' })

  /** Distributors, the nearest first, and a buyer bound to the first of them. */
  async function chain(generations = 3) {
    const distributors: Distributor[] = []
    for (let n = 0; n < generations; n++) {
      const one = await makeDistributorMember(shop)
      if (distributors.length) await bindTo(distributors.at(-1)!, one)
      distributors.push(one)
    }
    const buyer = await makeBuyer(shop)
    if (distributors[0]) await bindTo(buyer, distributors[0])
    return { buyer, distributors }
  }

  const pay = (buyer: Buyer, goods: OrderedGoods[]) => afterSale.paid(goods, buyer)
  const receive = (order_id: number) => context().transaction((inner) => markReceived(inner, order_id, 'received'))
  /** Receives an order and lets its after-sale end. */
  async function settle(order_id: number) {
    await receive(order_id)
    await shop.advance({ days: 16 })
    await shop.relay()
  }

  /** The operator refunds units of a line. */
  const refund = (order_goods_id: number, quantity: number) =>
    afterSale.clerk.call('refund/refund', { order_goods_id, quantity, reason: 'damaged', note: 'By hand' })

  /** A refund of cents of a line that comes after the settlement, as another domain may cause it. */
  const refundLate = (order_id: number, line: number, cents: number, cause: string) =>
    context().transaction(async (inner) => {
      await sql`update order_line set refunded_total = refunded_total + ${cents} where id = ${line}`.execute(inner.db)
      await clawBackCommission(inner, { order_id, cause })
    })

  /** Rows of an order: generation, state, amount, what was taken back. */
  async function rowsOf(order_id: number) {
    const { rows } = await sql<{ generation: number; state: string; amount: bigint; clawed_back: bigint }>`
      select generation, state, amount, clawed_back from commission where order_id = ${order_id} order by order_line_id, generation`.execute(
      shop.db,
    )
    return rows.map(({ generation, state, amount, clawed_back }) => `${generation} ${state} ${amount} ${clawed_back}`)
  }

  /** What a distributor has in the ledger by commission: withdrawable, frozen. */
  async function balancesOf({ member_id }: { member_id: number }): Promise<[withdrawable: bigint, frozen: bigint]> {
    const { withdrawable } = await moneyOf(context(), member_id)
    return [withdrawable, await balanceOf(context(), { member: member_id, unit: 'MONEY', purpose: 'frozen:commission' })]
  }
  const expense = () => balanceOf(context(), { house: 'commission_expense', unit: 'MONEY' })

  return {
    ...afterSale,
    finance,
    payNow: afterSale.pay,
    bindTo,
    chain,
    pay,
    receive,
    settle,
    refund,
    refundLate,
    rowsOf,
    balancesOf,
    expense,
  }
}
