import type { Database } from '@longmall/server/src/kernel/database/database.ts'
import { aMember, fillTable, grows, isOneOf, pick, upTo } from '../fill-table.ts'

/** Orders to pick up, and what was handed over at desks. */
export async function fillPickups(db: Database, count: number): Promise<void> {
  const [at, member_id] = [grows(count), aMember(count)]
  const stores = Math.max(20, Math.floor(count / 100))
  // The first store has a tenth of everything.
  const store_id = `(case when ${isOneOf('first store', 10)} then 1 else ${upTo('store', stores)} end)`
  const state = pick('state', ['redeemed', 'ready', 'refunded', 'expired', 'partly_redeemed', 'preparing'])
  await fillTable(db, 'pickup', count, {
    order_id: 'n',
    order_no: `'D' || lpad(n::text, 17, '0')`,
    member_id,
    store_id,
    paid_at: at,
    state,
    ready_at: `case when ${state} = 'preparing' then null else ${at} end`,
    expires_at: `case when ${isOneOf('unlimited', 9)} then null else ${at} + interval '14 days' end`,
    ended_at: `case when ${state} in ('redeemed', 'expired', 'refunded') then ${at} end`,
  })
  const kind = pick('kind', ['order', 'virtual', 'coin_withdrawal'])
  const isCoins = `${kind} = 'coin_withdrawal'`
  await fillTable(db, 'redemption', count, {
    id: 'n',
    kind,
    order_id: `case when ${isCoins} then null else n end`,
    virtual_code_id: `case when ${kind} = 'virtual' then n end`,
    coin_withdrawal_id: `case when ${isCoins} then n end`,
    subject_no: `case when ${isCoins} then 'X' else 'D' end || lpad(n::text, 17, '0')`,
    member_id,
    clerk_id: `(case when ${isOneOf('first clerk', 10)} then 1 else ${upTo('clerk', count)} end)`,
    store_id,
    code_step: `case when ${kind} = 'order' then n end`,
    quantity: `case when ${isCoins} then 0 else 1 end`,
    unit: `case when ${isCoins} then 'ACC' end`,
    net: `case when ${isCoins} then 1000 end`,
    worth: `case when ${isCoins} then 100 end`,
    redeemed_at: at,
  })
  await fillTable(db, 'redemption_line', count, { redemption_id: 'n', order_line_id: 'n', quantity: '1' })
}
