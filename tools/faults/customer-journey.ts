import { setTimeout as pause } from 'node:timers/promises'
import type { Api } from '@longmall/contract/index.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { toSmallest } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import { call, retryUntilAnswered, retryQuery } from './call.ts'
import type { Customer } from './customer.ts'
import { withdrawCoins } from './withdraw-coins.ts'

/** A part of a customer's life, as the table of kill points names it. */
export type Step = 'withdrawal' | 'coins' | 'checkout' | 'payment' | 'shipping' | 'refund' | 'recharge' | 'closing'

export interface CustomerJourney {
  customer: Customer
  operator: string
  begin: (step: Step) => void
  /** A withdrawal goes out on its working day: the clock is moved there, which is nothing for customers side by side. */
  paysOut: boolean
}

/**
 * All that a customer does with money: withdraws, and coins too, orders goods of two warehouses with coupon and coins, pays half from the balance
 * and half at the bank, gets parcels, returns goods, recharges, and cancels another order. Whatever breaks on the way it ends
 * the same, since every call is made again with its key until it is answered.
 */
export async function runJourney({ customer, operator, begin, paysOut }: CustomerJourney): Promise<void> {
  const { stage, token, grantFor, address_id, sku_ids, coupon_id } = customer
  const callAsMember = <Path extends keyof Api>(path: Path, input: InputOf<Api[Path]>) => call(stage, token, path, input)
  const callAsOperator = <Path extends keyof Api>(path: Path, input: InputOf<Api[Path]>) => call(stage, operator, path, input)

  begin('withdrawal')
  await withdraw(customer, operator, paysOut)

  begin('coins')
  await withdrawCoins(customer, operator)

  begin('checkout')
  const { member_coupon_id } = await callAsMember('coupon/claim', { coupon_id })
  for (const sku_id of sku_ids) await callAsMember('cart/add', { sku_id, quantity: 2 })
  const orderInput = { from_cart: true, address_id, member_coupon_id, longcoin: 200 }
  const { quote, longcoin } = await callAsMember('order/quote', orderInput)
  const longcoin_grant = await grantFor('longcoin', '', BigInt(longcoin.spent))
  const { order_ids, payment_id, total } = await callAsMember('order/create', { ...orderInput, quote, longcoin_grant })

  begin('payment')
  await payAtBank(customer, payment_id, total)

  begin('shipping')
  for (const order_id of order_ids) {
    await callAsOperator('fulfilment/ship', { order_id, carrier: 'harbour', tracking_no: `F-${10_000 + order_id}` })
    await callAsMember('order/confirm_receipt', { order_id })
  }

  begin('refund')
  for (const order_id of order_ids) {
    const { lines } = await callAsMember('order/view', { order_id })
    const refundInput = {
      order_goods_id: lines[0]!.order_goods_id,
      kind: 'refund_only',
      quantity: 1,
      reason: 'changed_mind',
      note: '',
    } as const
    const { refund_id } = await callAsMember('refund/apply', refundInput)
    const { version } = await callAsOperator('refund/view_return', { refund_id })
    await callAsOperator('refund/approve', { refund_id, version })
  }

  begin('recharge')
  const recharge = await callAsMember('recharge/create', { unit: 'MONEY', amount: '5.00' })
  await payAtBank(customer, recharge.payment_id, null)

  begin('closing')
  const again = { sku_id: sku_ids[0]!, quantity: 1, address_id, no_coupon: true }
  const other = await callAsMember('order/quote', again)
  const made = await callAsMember('order/create', { ...again, quote: other.quote })
  const grant = await grantFor('payment', String(made.payment_id), toSmallest(made.total, 'MONEY'))
  await callAsMember('payment/pay', { payment_id: made.payment_id, method: 'sandbox', use_balance: true, grant })
  await callAsMember('order/cancel', { order_id: made.order_ids[0]! })
}

async function withdraw({ stage, token, grantFor, withdrawal_account_id }: Customer, operator: string, paysOut: boolean): Promise<void> {
  const apply = async (amount: string) => {
    const grant = await grantFor('withdrawal', '', toSmallest(amount, 'MONEY'))
    return call(stage, token, 'withdrawal/apply', { amount, withdrawal_account_id, grant })
  }
  const refused = await apply('2.50')
  await call(stage, operator, 'withdrawal/refuse', { withdrawal_id: refused.withdrawal_id, version: 1, reason: 'Not today' })
  const { withdrawal_id, due_from } = await apply('4.00')
  await call(stage, operator, 'withdrawal/approve', { list: [{ withdrawal_id, version: 1 }] })
  if (!paysOut) return
  const minutes = Math.ceil((Date.parse(due_from) - Date.parse(stage.site.shared.now())) / 60_000) + 1
  if (minutes > 0) await stage.advance(minutes)
  await call(stage, operator, 'withdrawal/make_batch', {})
  const payout = { withdrawal_id, outcome: 'paid', payout_reference: `P-${withdrawal_id}`, reason: '' } as const
  await call(stage, operator, 'withdrawal/record_payout', payout)
}

/** Pays a part from the balance, where there is a `total`, and the rest at the bank; until the shop knows that it is paid. */
async function payAtBank({ stage, token, grantFor }: Customer, payment_id: number, total: string | null): Promise<void> {
  const part = total === null ? {} : { use_balance: true, grant: await grantFor('payment', String(payment_id), toSmallest(total, 'MONEY')) }
  const { redirect_url } = await call(stage, token, 'payment/pay', { payment_id, method: 'sandbox', ...part })
  const page = redirect_url!.split('?')[0]!
  await retryUntilAnswered(stage, (address) => fetch(`${address}${page}/succeed`, { method: 'POST', redirect: 'manual' }))
  for (const until = Date.now() + 120_000; ; await pause(300)) {
    const { state } = await call(stage, token, 'payment/view', { payment_id })
    if (state === 'paid') return
    if (Date.now() > until) throw new Error(`payment ${payment_id} is still ${state}`)
    // The notice was lost with the server: the shop queries the bank, as it does when its period is over. The clock does not move:
    // moved on while the server is slow, it would close the order first, and spoil what others have quoted.
    await retryQuery(() =>
      sql`
      update timer set due_at = store_now() where kind = 'payment.reconcile' and due_at > store_now()
        and subject in (select id::text from payment_attempt where payment_id = ${payment_id})`.execute(stage.db),
    )
  }
}
