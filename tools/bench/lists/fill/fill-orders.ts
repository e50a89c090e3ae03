import type { Database } from '@longmall/server/src/kernel/database/database.ts'
import { aMember, fillTable, grows, isOneOf, pick, upTo } from '../fill-table.ts'

/** Orders with a line and a payment each, and what comes after them: returns, reviews. */
export async function fillOrders(db: Database, count: number): Promise<void> {
  const member_id = aMember(count)
  const at = grows(count)
  const state = pick('order state', ['completed', 'cancelled', 'paid', 'shipping', 'unpaid', 'deposit_paid', 'reserved', 'payment_failed'])
  await fillTable(db, 'payment', count, {
    id: 'n',
    payment_no: `'P' || lpad(n::text, 17, '0')`,
    member_id,
    amount: upTo('total', 100_000),
    state: pick('payment state', ['paid', 'closed', 'cancelled', 'refunded', 'failed', 'pending', 'open']),
    method: `'sandbox'`,
    purpose: `'order'`,
    subject: 'n::text',
    created_at: at,
    paid_at: at,
  })
  await fillTable(db, 'payment_attempt', count, {
    id: 'n',
    payment_id: 'n',
    provider: pick('provider', ['sandbox', 'host']),
    reference: `'T' || n`,
    amount: upTo('total', 100_000),
    state: `'success'`,
    outcome_at: at,
    created_at: at,
  })
  await fillTable(db, 'shop_order', count, {
    id: 'n',
    order_no: `'D' || lpad(n::text, 17, '0')`,
    member_id,
    order_type: pick('type', ['standard', 'entity', 'virtual', 'start_up', 'deposit', 'pledge']),
    state,
    warehouse: pick('warehouse', ['domestic', 'overseas']),
    payment_id: 'n',
    list_total: upTo('total', 100_000),
    goods_total: upTo('total', 100_000),
    reduction_total: '0',
    freight_total: '0',
    total: upTo('total', 100_000),
    delivery_plan: `'mail'`,
    address: `'{"address_id": 1, "consignee": "Li Lei", "mobile": "13800000000", "telephone": "", "country": "CN", "region": "CN-440305", "region_name": "Nanshan", "postcode": "518000", "detailed_address": "Street 1", "is_default": true}'`,
    trace: `'[]'`,
    contact_mobile: `'+86138' || lpad((${member_id})::text, 8, '0')`,
    promotion_kind: `case when n % 5 = 0 then ${pick('kind', ['flash_sale', 'team_buy', 'bargain', 'group_buy', 'presale', 'point', 'combo', 'gift'])} end`,
    promotion_id: `case when n % 5 = 0 then ${upTo('promotion', Math.max(1, count / 100))} end`,
    created_at: at,
    paid_at: at,
  })
  await fillTable(db, 'order_line', count, {
    id: 'n',
    order_id: 'n',
    line_id: '1',
    goods_id: upTo('goods', count),
    sku_id: `4 * ${upTo('goods', count)}`,
    goods_name: `'Goods ' || n`,
    sku_name: `''`,
    quantity: upTo('quantity', 3),
    list_price: '1000',
    unit_price: '1000',
    goods_total: upTo('total', 100_000),
    reductions: `'[]'`,
    total: upTo('total', 100_000),
  })
  const waiting = Math.ceil(count / 10)
  await fillTable(db, 'virtual_delivery', waiting, {
    order_id: 'n',
    member_id: upTo('member', count),
    state: pick('waiting', ['waiting', 'sent']),
    created_at: grows(waiting),
  })
  await fillReturnRequests(db, count, member_id)
}

async function fillReturnRequests(db: Database, count: number, member_id: string): Promise<void> {
  const status = `${pick('status', ['6', '7', '2', '1', '4', '3', '5'])}::int`
  const at = grows(count)
  await fillTable(db, 'return_request', count, {
    id: 'n',
    return_no: `'R' || lpad(n::text, 17, '0')`,
    member_id,
    order_id: 'n',
    order_line_id: 'n',
    payment_id: 'n',
    kind: pick('kind', ['refund_only', 'return_refund']),
    quantity: '1',
    unshipped_quantity: '0',
    reason: `'other'`,
    status,
    goods_amount: '1000',
    parts: `case when ${status} = 6 then '[]'::jsonb end`,
    refunded_at: `case when ${status} = 6 then ${at} end`,
    merchant_deadline: `case when ${status} in (1, 5) then ${at} end`,
    buyer_deadline: `case when ${status} in (3, 4) then ${at} end`,
    tracking_number: `case when ${status} = 5 then 'SF' || n end`,
    created_at: at,
    changed_at: at,
  })
  await fillTable(db, 'review', count, {
    id: 'n',
    goods_id: `case when ${isOneOf('first goods', 50)} then 1 else ${upTo('goods', count)} end`,
    sku_id: `4 * ${upTo('goods', count)}`,
    member_id,
    stars: `${pick('stars', ['5', '4', '3', '2', '1'])}::int`,
    text: `'As described, came quickly. ' || n`,
    sku_name: `''`,
    pictures: `case when ${isOneOf('pictured', 500)} then '[{"src": "/pictures/bench-1", "widths": [320], "avif": true, "alt": ""}]'::jsonb else '[]' end`,
    reply: `case when not ${isOneOf('unanswered', 200)} then 'Thank you' end`,
    is_shown: `not ${isOneOf('hidden', 1000)}`,
    order_line_id: 'n',
    created_at: at,
  })
}
