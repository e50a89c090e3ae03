import type { Database } from '@longmall/server/src/kernel/database/database.ts'
import { aMember, fillTable, grows, isOneOf, pick, upTo } from '../fill-table.ts'

/** Promotions with their items, reductions, coupons with those that members hold, the exchange shop. */
export async function fillPromotions(db: Database, count: number): Promise<void> {
  const few = Math.max(20, Math.floor(count / 100))
  const [at, fewAt] = [grows(count), grows(few)]
  const window = { starts_at: fewAt, ends_at: `${fewAt} + interval '3 days' + n % 30 * interval '1 day'` }
  const setUp = { id: 'n', ...window, is_on: `not ${isOneOf('off', 20)}`, created_at: fewAt }
  const texts = (table: string, of: string) =>
    Promise.all(
      ['en-us', 'zh-cn'].map((language) =>
        fillTable(db, table, few, { [of]: 'n', language: `'${language}'`, name: `'Week ' || n || ' of autumn'` }),
      ),
    )
  await fillTable(db, 'promotion', few, {
    ...setUp,
    kind: pick('kind', ['discount', 'flash_sale', 'topic', 'team_buy', 'bargain', 'group_buy', 'presale', 'combo', 'point']),
  })
  await texts('promotion_text', 'promotion_id')
  await fillTable(db, 'promotion_item', few * 5, {
    promotion_id: `1 + (n - 1) / 5`,
    sku_id: '4 * n',
    goods_id: `(n - 1) % ${count} + 1`,
    price: '800',
  })
  const { created_at: _at, ...reduced } = setUp
  await fillTable(db, 'reduction', few, {
    ...reduced,
    by: `'amount'`,
    steps: `'[{"threshold": 10000, "effect": {"kind": "money", "amount": 1000}}]'`,
  })
  await texts('reduction_text', 'reduction_id')
  await fillTable(db, 'coupon', few, {
    ...setUp,
    kind: `'money'`,
    amount: '500',
    claim_method: pick('claim_method', ['claim', 'granted', 'code']),
    valid_days: '7',
  })
  await texts('coupon_text', 'coupon_id')
  await fillTable(db, 'member_coupon', count, {
    id: 'n',
    member_id: aMember(count),
    coupon_id: upTo('coupon', few),
    kind: `'money'`,
    amount: '500',
    threshold: '0',
    goods_ids: `'{}'`,
    category_ids: `'{}'`,
    names: `'{"en-us": "Autumn"}'`,
    valid_from: at,
    valid_until: `${at} + interval '7 days'`,
    state: pick('state', ['expired', 'unused']),
    claimed_at: at,
  })
  await fillTable(db, 'points_item', few, { ...setUp, kind: `'red_packet'`, amount: '500', longcoin: '50' })
  await texts('points_item_text', 'item_id')
  await fillTable(db, 'points_order', count, {
    id: 'n',
    member_id: aMember(count),
    kind: `'red_packet'`,
    item_id: upTo('item', few),
    names: `'{"en-us": "Red packet"}'`,
    quantity: '1',
    longcoin: '50',
    amount: '500',
    created_at: at,
  })
}
