import type { Database } from '@longmall/server/src/kernel/database/database.ts'
import { aMember, fillTable, grows, isOneOf, pick, upTo } from '../fill-table.ts'

/** What members made of promotions: teams, bargains, gifts, draws, rewards. */
export async function fillPlays(db: Database, count: number): Promise<void> {
  const few = Math.max(20, Math.floor(count / 100))
  const at = grows(count)
  const goods = { goods_id: `case when ${isOneOf('first goods', 50)} then 1 else ${upTo('goods', count)} end` }
  const names = `"names": {"en-us": "Team"}, "allows_coupon": false, "per_member": null`
  const state = pick('state', ['completed', 'failed', 'forming'])
  await fillTable(db, 'team_buy_team', count, {
    id: 'n',
    promotion_id: upTo('promotion', few),
    ...goods,
    size: '2',
    hours: '24',
    virtual_completion: 'false',
    offer: `'{${names}, "items": [{"sku_id": 4, "price": 800, "leader_price": 700}]}'`,
    state,
    joined: `case when ${state} = 'completed' then 2 else 1 end`,
    leader_id: aMember(count),
    started_at: at,
    ends_at: `${at} + interval '1 day'`,
    decided_at: `case when ${state} <> 'forming' then ${at} end`,
    completed_by: `case when ${state} = 'completed' then 'members' end`,
    failure_reason: `case when ${state} = 'failed' then 'time' end`,
  })
  await fillTable(db, 'team_buy_member', count, { group_id: 'n', member_id: aMember(count), order_id: 'n', sku_id: '4', joined_at: at })
  const bargain = pick('state', ['failed', 'purchased', 'cutting', 'ordered'])
  await fillTable(db, 'bargain', count, {
    id: 'n',
    promotion_id: upTo('promotion', few),
    ...goods,
    sku_id: '4 * n',
    member_id: aMember(count),
    start_price: '10000',
    floor_price: '5000',
    price: '10000',
    cuts: `'{5000}'`,
    floor_only: 'false',
    offer: `'{${names}}'`,
    state: bargain,
    payment_id: `case when ${bargain} in ('purchased', 'ordered') then n end`,
    started_at: at,
    ends_at: `${at} + interval '1 day'`,
    decided_at: `case when ${bargain} in ('purchased', 'failed') then ${at} end`,
  })
  await fillGifts(db, count, few)
  await fillGames(db, count, few)
  await fillRewards(db, count, few)
}

async function fillGifts(db: Database, count: number, few: number): Promise<void> {
  const [at, fewAt] = [grows(count), grows(few)]
  await fillTable(db, 'gift_rule', few, {
    id: 'n',
    trigger: pick('trigger', ['level', 'birthday', 'purchase']),
    sku_id: '4 * n',
    quantity: '1',
    days: '7',
    starts_at: fewAt,
    ends_at: `${fewAt} + interval '30 days'`,
    is_on: `not ${isOneOf('off', 20)}`,
    created_at: fewAt,
  })
  const isClaimed = isOneOf('claimed', 8)
  await fillTable(db, 'member_gift', count, {
    id: 'n',
    member_id: aMember(count),
    sku_id: '4',
    quantity: '1',
    reason: pick('reason', ['level', 'birthday', 'purchase', 'signin', 'game', 'register', 'recharge', 'operator']),
    grant_key: `'gift ' || n`,
    rule_id: upTo('rule', few),
    valid_until: `${at} + interval '7 days'`,
    payment_id: `case when ${isClaimed} then n end`,
    claimed_at: `case when ${isClaimed} then ${at} end`,
    granted_at: at,
  })
}

async function fillGames(db: Database, count: number, few: number): Promise<void> {
  const [at, fewAt] = [grows(count), grows(few)]
  await fillTable(db, 'game', few, {
    id: 'n',
    kind: pick('kind', ['wheel', 'scratch', 'egg']),
    starts_at: fewAt,
    ends_at: `${fewAt} + interval '30 days'`,
    is_on: `not ${isOneOf('off', 20)}`,
    created_at: fewAt,
  })
  await fillTable(db, 'game_text', few, { game_id: 'n', language: `'en-us'`, name: `'Wheel ' || n` })
  await fillTable(db, 'game_prize', few, { id: 'n', game_id: 'n', kind: `'nothing'`, weight: '1', position: '0' })
  await fillTable(db, 'game_prize_text', few, { prize_id: 'n', language: `'en-us'`, name: `'Nothing'` })
  await fillTable(db, 'game_seed', few, {
    id: 'n',
    member_id: 'n',
    sealed: `'\\x00'`,
    commitment: 'sha256(n::text::bytea)',
    client_seed: `'seed'`,
    made_at: fewAt,
  })
  await fillTable(db, 'game_draw', count, {
    id: 'n',
    game_id: `n % ${few} + 1`,
    member_id: aMember(count),
    seed_id: `n % ${few} + 1`,
    nonce: `n / ${few}`,
    weights: `'[]'`,
    total: '1',
    number: '0',
    drawn_prize_id: `n % ${few} + 1`,
    prize_id: `n % ${few} + 1`,
    paid_by: `'free'`,
    prize: `'{"kind": "nothing", "amount": null, "sku_id": null, "coupon_id": null, "names": {"en-us": "Nothing"}}'`,
    drawn_at: at,
  })
}

async function fillRewards(db: Database, count: number, few: number): Promise<void> {
  const fewAt = grows(few)
  await fillTable(db, 'reward_rule', few, {
    id: 'n',
    occasion: pick('occasion', ['consume', 'recharge', 'register']),
    longcoin: '5',
    starts_at: fewAt,
    ends_at: `${fewAt} + interval '30 days'`,
    is_on: `not ${isOneOf('off', 20)}`,
    created_at: fewAt,
  })
  await fillTable(db, 'reward_rule_text', few, { rule_id: 'n', language: `'en-us'`, name: `'Rule ' || n` })
  await fillTable(db, 'reward_grant', count, {
    id: 'n',
    rule_id: upTo('rule', few),
    member_id: aMember(count),
    subject: `'order ' || n`,
    longcoin: '5',
    granted_at: grows(count),
  })
  await fillTable(db, 'reward_task', few, {
    id: 'n',
    kind: pick('kind', ['order', 'browse', 'favourite', 'review', 'draw', 'invite', 'signin', 'address', 'profile']),
    period: pick('period', ['daily', 'once']),
    goal: '3',
    longcoin: '5',
    is_on: `not ${isOneOf('off', 20)}`,
    created_at: fewAt,
  })
  await fillTable(db, 'reward_task_text', few, { task_id: 'n', language: `'en-us'`, name: `'Task ' || n` })
}
