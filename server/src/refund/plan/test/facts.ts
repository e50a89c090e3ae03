import type { PaymentSource } from '../../../payment/refund/rules.ts'
import type { AfterSaleLine } from '../../line/after-sale-line.ts'
import type { RefundFacts } from '../refund-plan.ts'

/** A line of a paid order of 2 units at 10.00 without other purchases; overridden as given. */
export const lineOf = (more: Partial<AfterSaleLine> = {}): AfterSaleLine => ({
  order_goods_id: 1,
  order_id: 1,
  order_no: '1',
  member_id: 1,
  order_type: 'standard',
  state: 'paid',
  payment_id: 1,
  balance_payment_id: null,
  order_total: 2000n,
  deposit_amount: null,
  order_refunded: 0n,
  freight_total: 0n,
  member_coupon_id: null,
  longcoin_transfer: null,
  promotion_kind: null,
  paid_at: '2026-11-01T00:00:00.000Z',
  received_at: null,
  settled_at: null,
  line_id: 1,
  goods_id: 1,
  sku_id: 1,
  goods_name: 'Cup',
  sku_name: '',
  picture: null,
  quantity: 2,
  list_price: 1000n,
  unit_price: 1000n,
  total: 2000n,
  longcoin: 0,
  refunded_quantity: 0,
  requested_quantity: 0,
  redeemed_quantity: 0,
  refunded_total: 0n,
  shipped_quantity: 0,
  on_hold_quantity: 0,
  after_sale_state: null,
  is_gift: false,
  on_hold_by: null,
  line_promotion_id: null,
  combos: [],
  reductions: [],
  full_reductions: [],
  order_shipped: 0,
  order_to_ship: 2,
  order_unrefunded_quantity: 2,
  payment_unrefunded_quantity: 2,
  ...more,
})

const kinds = {
  non: { source: 'balance', bucket: 'non_withdrawable', unit: 'MONEY' },
  balance: { source: 'balance', bucket: 'withdrawable', unit: 'MONEY' },
  coins: { source: 'coin:USDS', bucket: null, unit: 'USDS' },
  bank: { source: 'provider:sandbox', bucket: null, unit: 'MONEY' },
} as const

/** What a payment was paid with, in cents, in the order paid. */
export const sourcesWith = (...paid: [kind: keyof typeof kinds, cents: number][]): PaymentSource[] =>
  paid.map(([kind, cents], n) => ({
    ...kinds[kind],
    position: n + 1,
    amount: BigInt(cents) * (kind === 'coins' ? 10n : 1n),
    refunded: 0n,
  }))

/** Facts of these lines; the payments by their id. */
export const factsWith = (
  lines: readonly AfterSaleLine[],
  payments: Record<number, readonly PaymentSource[]>,
  combo_parts: RefundFacts['combo_parts'] = [],
): RefundFacts => ({ lines, sourcesOf: (payment_id) => payments[payment_id] ?? [], combo_parts })
