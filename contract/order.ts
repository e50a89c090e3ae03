import * as z from 'zod/mini'
import { CaptchaAnswer, CodeDigits, Mobile } from './code.ts'
import { Count, Flag, Id, Many, Money, OptionalText, PageInput, PageOf, Rows, Text, Timestamp, Token } from './fields.ts'
import { Country } from './identity.ts'
import { operation } from './operation.ts'
import { purchaseRefusals, promotionPurchaseRefusals, orderOptionRefusals } from './order-refusals.ts'
import {
  PurchaseSourceKind,
  cancelReasons,
  Choices,
  Invoice,
  Order,
  OrderSummary,
  Presale,
  presaleTabs,
  OrderLookupResult,
  Quote,
  Remark,
  SignedQuote,
  Source,
  tabs,
} from './order-shapes.ts'
import { orderStaff } from './order-staff.ts'
import { orderExport } from './order-export.ts'

export * from './order-shapes.ts'
export * from './order-staff.ts'

const OneOrder = z.object({ order_id: Id })
const mine = { who: 'member', owns: 'order' } as const

export const order = {
  quote: operation({
    path: 'order/quote',
    kind: 'query',
    access: { who: 'member', owns: 'address' },
    summary: 'Prices a checkout, line by line, and signs the total',
    refusals: [...purchaseRefusals, ...promotionPurchaseRefusals, ...orderOptionRefusals],
    input: z.object({ ...Source, ...Choices, address_id: z.optional(Id) }),
    output: Quote,
  }),
  create: operation({
    path: 'order/create',
    kind: 'command',
    access: { who: 'member', owns: 'address' },
    summary: 'Creates one order a warehouse under one payment; prices are validated again and stock is reserved',
    refusals: [
      ...purchaseRefusals,
      ...promotionPurchaseRefusals,
      ...orderOptionRefusals,
      'flash_sale.pass_required',
      'flash_sale.pass_invalid',
      'flash_sale.pass_expired',
      'flash_sale.pass_used',
      'bargain.changed',
      'gift.not_claimable',
      'asset_area.terms_not_agreed',
      'order.quote_changed',
      'order.quote_expired',
      'order.not_deliverable',
      'order.referrer_unknown',
      'wallet.insufficient_coins',
      'payment.grant_required',
      'payment.grant_invalid',
    ],
    input: z.object({
      ...Source,
      ...Choices,
      /** The address; missing for pickup, hosting and orders without delivery. */
      address_id: z.optional(Id),
      quote: SignedQuote,
      /** The place in the line of a flash sale, where there is one. */
      flash_sale_pass: z.optional(Text(200)),
      /** The payment password’s grant for as many coins as are used. */
      longcoin_grant: z.optional(Token),
      pickup_store: z.optional(Id),
      /** Who fetches it, or is called about it. */
      contact: z.optional(z.object({ consignee: Text(50), mobile: Mobile, country: Country })),
      service_mode: z.optional(Text(40)),
      car_model: z.optional(Text(40)),
      /** The number to recharge. */
      phone: z.optional(Mobile),
      phone_country: z.optional(Country),
      referrer_id: z.optional(Id),
      remarks: z.optional(Many(Remark, 2)),
      invoice: z.optional(Invoice),
      source_type: z.optional(Text(40)),
      long_mall_qr_type: z.optional(Text(40)),
      source_member: z.optional(Id),
    }),
    output: z.object({ order_ids: Rows(Id), payment_id: Id, total: Money, needs_payment: Flag }),
  }),
  presales: operation({
    path: 'order/presales',
    kind: 'query',
    access: { who: 'member' },
    summary: 'The member’s reservations: presales and goods ordered with a deposit, the newest first',
    input: z.object({ tab: z.enum(presaleTabs), ...PageInput }),
    output: PageOf(Presale),
  }),
  pledge_sku: operation({
    path: 'order/pledge_sku',
    kind: 'query',
    access: { who: 'all' },
    cache: 'catalogue',
    summary: 'A SKU of the pledge that is on sale; null when none is',
    input: z.object({}),
    output: z.object({ sku_id: z.nullable(Id) }),
  }),
  list: operation({
    path: 'order/list',
    kind: 'query',
    access: { who: 'member' },
    summary: 'The member’s orders, newest first; optionally of one kind of promotion',
    input: z.object({
      tab: z.optional(z.enum(tabs)),
      purchase_source: z.optional(PurchaseSourceKind),
      payment_id: z.optional(Id),
      ...PageInput,
    }),
    output: PageOf(OrderSummary),
  }),
  counts: operation({
    path: 'order/counts',
    kind: 'query',
    access: { who: 'member' },
    summary: 'Orders by tab, for badges',
    input: z.object({}),
    output: z.object({ to_pay: Count, to_ship: Count, to_receive: Count, to_review: Count, after_sale: Count }),
  }),
  view: operation({
    path: 'order/view',
    kind: 'query',
    access: mine,
    summary: 'One order whole, with its history',
    input: OneOrder,
    output: Order,
  }),
  cancel: operation({
    path: 'order/cancel',
    kind: 'command',
    access: mine,
    summary: 'Cancels an unpaid order and gives its stock back',
    refusals: ['order.not_cancellable'],
    input: z.object({
      order_id: Id,
      reason: z.optional(z.enum(cancelReasons)),
    }),
    output: Order,
  }),
  remind: operation({
    path: 'order/remind',
    kind: 'command',
    access: mine,
    summary: 'Asks the shop to ship a paid order; once a day',
    refusals: ['order.action_unavailable'],
    input: OneOrder,
    output: Order,
  }),
  extend: operation({
    path: 'order/extend',
    kind: 'command',
    access: mine,
    summary: 'Puts off, once, the day on which an order on its way is received by itself',
    refusals: ['order.action_unavailable'],
    input: OneOrder,
    output: Order,
  }),
  confirm_receipt: operation({
    path: 'order/confirm_receipt',
    kind: 'command',
    access: mine,
    summary: 'Confirms that a shipped order has come',
    refusals: ['order.action_unavailable'],
    input: OneOrder,
    output: Order,
  }),
  buy_again: operation({
    path: 'order/buy_again',
    kind: 'command',
    access: mine,
    summary: 'Adds the goods of an order to the cart, and returns those that it could not add and why',
    refusals: ['order.action_unavailable'],
    input: OneOrder,
    output: z.object({
      count: Count,
      added: Count,
      skipped: Rows(z.object({ goods_name: Text(200), sku_name: OptionalText(200), reason: Text(200) })),
    }),
  }),
  remove: operation({
    path: 'order/remove',
    kind: 'command',
    access: mine,
    summary: 'Puts a finished order away: the member no longer sees it',
    refusals: ['order.action_unavailable'],
    input: OneOrder,
    output: z.object({ removed: Flag }),
  }),
  send_query_code: operation({
    path: 'order/send_query_code',
    kind: 'non_transactional',
    access: { who: 'all' },
    rate: 'code',
    summary: 'Sends a code to the phone of an order, by its number or by that phone; the response is the same when there is none',
    refusals: ['code.too_soon', 'code.captcha_wrong', 'code.captcha_expired', 'order.invalid_keyword'],
    input: z.object({ keyword: Text(40), country: Country, captcha: CaptchaAnswer }),
    output: z.object({ expires_at: Timestamp, resend_at: Timestamp }),
  }),
  query: operation({
    path: 'order/query',
    kind: 'non_transactional',
    access: { who: 'optional' },
    rate: 'code',
    summary: 'Orders by number or phone: a member’s own at once, others with the code that their phone was sent',
    refusals: ['code.wrong', 'code.wrong_attempts_left', 'code.expired', 'order.invalid_keyword'],
    input: z.object({ keyword: Text(40), country: Country, code: z.optional(CodeDigits) }),
    output: z.object({ list: Rows(OrderLookupResult) }),
  }),
  ...orderStaff,
  ...orderExport,
}
