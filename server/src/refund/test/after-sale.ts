import type { Language } from '@longmall/contract/fields.ts'
import type { refund } from '@longmall/contract/refund.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { makeGoods, stockOf, type GoodsInput } from '../../../test/fixtures.ts'
import type { TestShop } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { hashOfToken, newToken } from '../../kernel/security/session.ts'
import { buyCart, makeBuyer, type Buyer } from '../../order/test/shopping.ts'
import { sendRefunds } from '../../payment/provider/send-refunds.ts'
import { decidePayment } from '../../payment/sandbox/decide-payment.ts'
import { demoCarriers } from '../../kernel/delivery.ts'
import { sendParcel } from '../../fulfilment/ship-parcel.ts'
import { balanceOf } from '../../wallet/balances.ts'
import { grantMoney } from '../../wallet/grant-money.ts'

type ReturnInput = InputOf<typeof refund.apply>

export interface OrderedGoods extends GoodsInput {
  quantity?: number
}

/** Fixtures of after-sale tests: paid orders, their parcels, a clerk, balances. */
export async function openAfterSale(shop: TestShop) {
  const clerk = await staffClient(shop, 'support')
  const context = shop.systemContext

  /** A grant as `payment/grant` gives it, without the password's hash. */
  async function grantFor({ member_id, token }: Buyer, purpose: 'payment' | 'longcoin', subject: string, amount: bigint): Promise<string> {
    const grant = newToken()
    await sql`
      insert into payment_grant (token_hash, member_id, session_hash, purpose, subject, amount, expires_at)
      values (${hashOfToken(grant)}, ${member_id}, ${hashOfToken(token!)}, ${purpose}, ${subject}, ${amount}, clock_timestamp() + interval '5 minutes')`.execute(
      shop.db,
    )
    return grant
  }

  /** Pays with what is in the balance, and the rest at the sandbox bank; answers the bank's reference. */
  async function pay(buyer: Buyer, payment_id: number): Promise<string> {
    const { amount } = await shop.db.selectFrom('payment').select('amount').where('id', '=', payment_id).executeTakeFirstOrThrow()
    const grant = await grantFor(buyer, 'payment', String(payment_id), amount)
    const { money } = await buyer.call('wallet/view', {})
    const part = Number(money.total) > 0 ? { use_balance: true, grant } : {}
    const { redirect_url } = await buyer.call('payment/pay', { payment_id, method: 'sandbox', ...part })
    const reference = /sandbox-bank\/([^?]+)/.exec(redirect_url!)![1]!
    await decidePayment(shop.site, reference, 'succeed')
    return reference
  }

  /** A buyer with so many cents in each bucket of the balance. */
  async function makeRichBuyer(non_withdrawable = 0n, withdrawable = 0n): Promise<Buyer> {
    const buyer = await makeBuyer(shop)
    const give = (bucket: 'withdrawable' | 'non_withdrawable', cents: bigint) =>
      context().transaction((inner) =>
        grantMoney(inner, buyer.member_id, cents, { key: `${bucket} ${buyer.member_id}`, reason: 'test', bucket }),
      )
    if (non_withdrawable) await give('non_withdrawable', non_withdrawable)
    if (withdrawable) await give('withdrawable', withdrawable)
    return buyer
  }

  /** An order of these goods, paid; its lines in their order. */
  async function paid(goodsInputs: OrderedGoods[], existingBuyer?: Buyer) {
    const buyer = existingBuyer ?? (await makeBuyer(shop))
    const goods = []
    for (const { quantity = 1, ...one } of goodsInputs) {
      const made = await makeGoods(shop, one)
      goods.push(made)
      await buyer.call('cart/add', { sku_id: made.sku_id, quantity })
    }
    const { order_ids, payment_id } = await buyCart(buyer)
    const reference = await pay(buyer, payment_id)
    const order_id = order_ids[0]!
    const orders = await Promise.all(order_ids.map((one) => buyer.call('order/view', { order_id: one })))
    const all = orders.flatMap((order) => order.lines)
    const lines = goods.map(({ sku_id }) => all.find((line) => line.sku_id === sku_id)!.order_goods_id)
    return { buyer, order_id, order_ids, payment_id, reference, goods, lines }
  }

  let parcels = 0
  /** Sends units of lines of an order, or all that is left of it. */
  async function ship(order_id: number, quantities?: { order_goods_id: number; quantity: number }[]): Promise<void> {
    const carrier = demoCarriers[0]!
    await context().transaction((inner) => sendParcel(inner, { order_id, tracking_no: `R-${1000 + ++parcels}`, carrier, quantities }))
  }

  const requestRefund = (buyer: Buyer, order_goods_id: number, input: Partial<ReturnInput> = {}) =>
    buyer.call('refund/apply', { order_goods_id, kind: 'refund_only', quantity: 1, reason: 'changed_mind', note: '', ...input })
  const view = (buyer: Buyer, refund_id: number, language: Language = 'en-us') => buyer.call('refund/view', { refund_id }, { language })
  const versionOf = async (refund_id: number) => (await clerk.call('refund/view_return', { refund_id })).version
  const approve = async (refund_id: number) => clerk.call('refund/approve', { refund_id, version: await versionOf(refund_id) })
  const refuse = async (refund_id: number) =>
    clerk.call('refund/refuse', { refund_id, version: await versionOf(refund_id), reply: 'It was worn' })
  const send = (buyer: Buyer, refund_id: number) =>
    buyer.call('refund/send_parcel', { refund_id, carrier: 'Harbour', tracking_number: 'HB12345678' })
  const confirm = async (refund_id: number) => clerk.call('refund/confirm_receipt', { refund_id, version: await versionOf(refund_id) })

  /** Refunds of an attempt by the bank, after the shop has sent them. */
  async function bankRefund(reference: string): Promise<bigint> {
    await sendRefunds(shop.site)
    return (await shop.db.selectFrom('sandbox_payment').select('refunded').where('reference', '=', reference).executeTakeFirstOrThrow())
      .refunded
  }
  const escrow = () => balanceOf(context(), { house: 'escrow', unit: 'MONEY' })
  const taken = async (sku_id: number) => (await stockOf(shop, sku_id)).reserved
  const used = async (buyer: Buyer, goods_id: number) =>
    (
      await shop.db
        .selectFrom('cart_allowance')
        .select('used')
        .where('member_id', '=', buyer.member_id)
        .where('goods_id', '=', goods_id)
        .executeTakeFirst()
    )?.used ?? 0
  const money = async (buyer: Buyer) => (await buyer.call('wallet/view', {})).money

  return {
    clerk,
    grantFor,
    pay,
    makeRichBuyer,
    paid,
    ship,
    requestRefund,
    view,
    versionOf,
    approve,
    refuse,
    send,
    confirm,
    bankRefund,
    escrow,
    taken,
    used,
    money,
  }
}
