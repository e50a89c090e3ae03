import { fairNumber, prizeOf, totalOf } from '@longmall/contract/fair-draw.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { makeGoods } from '../../test/fixtures.ts'
import { midnightAfter, openTestShop, type Client } from '../../test/harness.ts'
import { giveLongcoin, makeCoupon } from '../coupon/test/coupons.ts'
import { plus } from '../kernel/time/clock.ts'
import { refusalOf } from '../order/test/shopping.ts'
import { balanceOf } from '../wallet/balances.ts'
import { commitmentOf, macOf } from './draw/seeds.ts'
import { chancesFor, drawOnce, makeGame, type PrizeOptions } from './test/games.ts'

const shop = await openTestShop()
const reasonOf = async (call: Promise<unknown>) => (await refusalOf(call))?.reason
const coinsOf = (member_id: number) => balanceOf(shop.systemContext(), { member: member_id, unit: 'LONGCOIN', purpose: 'available' })
const takenOf = async (game_id: number) =>
  (await shop.db.selectFrom('game_prize').select(['kind', 'reserved']).where('game_id', '=', game_id).orderBy('position').execute()).map(
    ({ reserved: taken }) => taken,
  )
/** A game in which everybody lands on one prize, as far as anybody can. */
const sure = (prize: Omit<PrizeOptions, 'weight'>): PrizeOptions[] => [
  { ...prize, weight: 1_000_000 },
  { kind: 'nothing', weight: 1 },
]

async function playerOf(game_id: number, chances = 1): Promise<Client> {
  const member = await shop.member()
  await chancesFor(shop, member.member_id, game_id, chances)
  return member
}

describe('what a draw gives', () => {
  test('PRM-14 coins, a red packet, a coupon and goods come at once, and nothing is nothing', async () => {
    const { sku_id } = await makeGoods(shop)
    const coupon_id = await makeCoupon(shop, { claim_method: 'granted' })
    const kinds: Omit<PrizeOptions, 'weight'>[] = [
      { kind: 'longcoin', amount: 30 },
      { kind: 'red_packet', amount: 250 },
      { kind: 'coupon', coupon_id },
      { kind: 'goods', sku_id },
      { kind: 'nothing' },
    ]
    const member = await shop.member()
    for (const kind of kinds) {
      const game_id = await makeGame(shop, { prizes: sure(kind) })
      await chancesFor(shop, member.member_id, game_id, 1)
      expect((await drawOnce(member, game_id)).prize.kind).toBe(kind.kind)
    }
    expect(await coinsOf(member.member_id)).toBe(30n)
    const money = { member: member.member_id, unit: 'MONEY', purpose: 'non_withdrawable' } as const
    expect(await balanceOf(shop.systemContext(), money)).toBe(250n)
    expect((await member.call('coupon/mine', {})).list).toMatchObject([{ coupon_id }])
    const gifts = await shop.db.selectFrom('member_gift').selectAll().where('member_id', '=', member.member_id).execute()
    expect(gifts).toMatchObject([{ sku_id, quantity: 1, reason: 'game' }])
    expect((await member.call('game/records', {})).list.map(({ prize }) => prize.kind)).toEqual(kinds.map(({ kind }) => kind).toReversed())
  })

  test('PRM-14 the last prize: of 64 draws at once one gets it, and the others get nothing', async () => {
    const game_id = await makeGame(shop, { prizes: sure({ kind: 'longcoin', amount: 500, stock: 1 }) })
    const members = []
    for (let n = 0; n < 64; n++) members.push(await playerOf(game_id))
    const drawn = await Promise.all(members.map((member) => drawOnce(member, game_id)))
    expect(drawn.filter(({ prize }) => prize.kind === 'longcoin')).toHaveLength(1)
    expect(await takenOf(game_id)).toEqual([1, 0])
    const { rows } = await sql<{ sum: bigint }>`
      select coalesce(sum(e.amount), 0)::bigint as sum from entry e join transfer t on t.id = e.transfer_id join account a on a.id = e.account_id
      where t.kind = 'game.prize' and a.member_id = any (${members.map(({ member_id }) => member_id)}::int[])`.execute(shop.db)
    expect(rows[0]!.sum).toBe(500n)
    const seen = await members[0]!.call('game/view', { game_id, kind: 'wheel' })
    expect(seen.prizes.map(({ odds, is_exhausted }) => [odds, is_exhausted])).toEqual([
      [0, true],
      [1_000_000, false],
    ])
  })

  test('PRM-14 a coupon of which none is left and goods off the shelf are nothing, and take no stock', async () => {
    const { sku_id, goods_id } = await makeGoods(shop)
    await shop.db.updateTable('goods').set({ is_listed: false }).where('id', '=', goods_id).execute()
    const coupon_id = await makeCoupon(shop, { claim_method: 'granted', total: 0 })
    for (const prize of [{ kind: 'goods', sku_id, stock: 5 } as const, { kind: 'coupon', coupon_id, stock: 5 } as const]) {
      const game_id = await makeGame(shop, { prizes: sure(prize) })
      const { prize: given, drawn_prize_id, draw_id } = await drawOnce(await playerOf(game_id), game_id)
      expect(draw_id).toBeGreaterThan(0)
      expect(given.kind).toBe('nothing')
      expect(drawn_prize_id).not.toBe(given.prize_id)
      expect(await takenOf(game_id)).toEqual([0, 0])
      const { prizes } = await (await shop.member()).call('game/view', { game_id, kind: 'wheel' })
      expect(prizes.map(({ odds }) => odds)).toEqual([0, 1_000_000])
    }
  })
})

describe('what a draw costs', () => {
  test('PRM-14 a free one of the day, then chances, then longcoin, up to the day’s limit', async () => {
    await shop.passMidnight()
    const game_id = await makeGame(shop, { free_daily: 1, longcoin_price: 40, daily_limit: 4, prizes: sure({ kind: 'nothing' }) })
    const member = await playerOf(game_id)
    await giveLongcoin(shop, member.member_id, 100)
    const paid = []
    for (let n = 0; n < 4; n++) paid.push(await drawOnce(member, game_id))
    expect(
      paid.map(({ paid_by, free_left, chances, remaining_today, longcoin }) => [paid_by, free_left, chances, remaining_today, longcoin]),
    ).toEqual([
      ['free', 0, 1, 3, 100],
      ['chance', 0, 0, 2, 100],
      ['longcoin', 0, 0, 1, 60],
      ['longcoin', 0, 0, 0, 20],
    ])
    const refused = await refusalOf(drawOnce(member, game_id))
    expect(refused).toMatchObject({ reason: 'game.daily_limit', details: { limit: 4 } })
    expect(await coinsOf(member.member_id)).toBe(20n)
  })

  test('PRM-14 without enough longcoin nothing is drawn, and the next number is the same', async () => {
    const game_id = await makeGame(shop, { longcoin_price: 40 })
    const member = await shop.member()
    expect(await reasonOf(drawOnce(member, game_id))).toBe('game.insufficient_coins')
    expect((await member.call('game/prepare', {})).nonce).toBe(0)
    expect((await member.call('game/records', {})).list).toEqual([])
  })

  test('R-20 the same request again gives the same draw, and eight at once with one chance draw once', async () => {
    const game_id = await makeGame(shop)
    const member = await playerOf(game_id)
    const request_key = crypto.randomUUID()
    const { commitment } = await member.call('game/prepare', {})
    const sendDraw = () => member.call('game/draw', { game_id, version: 1, commitment }, { request_key })
    const first = await sendDraw()
    expect(await Promise.all([sendDraw(), sendDraw()])).toEqual([first, first])
    await chancesFor(shop, member.member_id, game_id, 1)
    const reasons = await Promise.all(Array.from({ length: 8 }, () => reasonOf(drawOnce(member, game_id))))
    expect(reasons.filter(Boolean)).toEqual(Array.from({ length: 7 }, () => 'game.no_draws_left'))
    expect((await member.call('game/records', {})).list).toHaveLength(2)
  })

  test('PRM-14 chances come once for what they are given for', async () => {
    const game_id = await makeGame(shop)
    const { member_id } = await shop.member()
    const key = `order ${crypto.randomUUID()}`
    const given = await Promise.all(Array.from({ length: 8 }, () => chancesFor(shop, member_id, game_id, 3, key)))
    expect(given.filter(Boolean)).toHaveLength(1)
    const row = await shop.db.selectFrom('game_member').select('chances').where('member_id', '=', member_id).executeTakeFirstOrThrow()
    expect(row.chances).toBe(3)
  })
})

describe('the clock', () => {
  test('PRM-14 the free draw of a day comes back with the store’s midnight, not a second sooner', async () => {
    const fresh = await openTestShop()
    const now = fresh.site.shared.now()
    const midnight = midnightAfter(now)
    const game_id = await makeGame(fresh, { free_daily: 1, ends_at: plus(now, { days: 30 }) })
    const member = await fresh.member()
    const at = async (ms: number) => {
      const ahead = (ms - Date.now()) / 1000
      await sql`update store_clock set time_offset = make_interval(secs => ${ahead})`.execute(fresh.db)
      await fresh.refresh()
      return reasonOf(drawOnce(member, game_id))
    }
    expect(await at(midnight - 60_000)).toBeUndefined()
    expect(await at(midnight - 30_000)).toBe('game.no_draws_left')
    expect(await at(midnight + 1000)).toBeUndefined()
    expect(await at(midnight + 2000)).toBe('game.no_draws_left')
  })

  test('R-06 a game that has not begun, is over or is switched off draws nothing', async () => {
    const now = shop.site.shared.now()
    const soon = await makeGame(shop, { free_daily: 1, starts_at: plus(now, { days: 1 }) })
    const over = await makeGame(shop, { free_daily: 1, ends_at: now })
    const off = await makeGame(shop, { free_daily: 1, is_on: false })
    const member = await shop.member()
    const reasons = []
    for (const game_id of [soon, over, off]) reasons.push(await reasonOf(drawOnce(member, game_id)))
    expect(reasons).toEqual(['game.not_started', 'game.ended', 'game.ended'])
    expect((await member.call('game/view', { game_id: soon, kind: 'wheel' })).state).toBe('upcoming')
  })
})

describe('a draw is checked', () => {
  test('R-20 what was committed to before is revealed after, and computes to the draw', async () => {
    const game_id = await makeGame(shop, { prizes: [...sure({ kind: 'longcoin', amount: 1 }), { kind: 'nothing', weight: 999_999 }] })
    const member = await playerOf(game_id, 5)
    const { commitment } = await member.call('game/prepare', { client_seed: 'my-own_seed' })
    const drawn = []
    for (let n = 0; n < 5; n++) drawn.push(await drawOnce(member, game_id))
    const before = await member.call('game/check', { draw_id: drawn[2]!.draw_id })
    expect(before).toMatchObject({ commitment, server_seed: null, client_seed: 'my-own_seed', nonce: 2 })
    const { revealed, fairness } = await member.call('game/change_seed', { client_seed: 'another' })
    expect(revealed).toMatchObject({ commitment, draws: 5 })
    expect(fairness).toMatchObject({ client_seed: 'another', nonce: 0 })
    for (const { draw_id } of drawn) {
      const proof = await member.call('game/check', { draw_id })
      const serverSeed = Buffer.from(proof.server_seed!, 'hex')
      expect(commitmentOf(serverSeed)).toBe(commitment)
      expect(totalOf(proof.weights)).toBe(proof.total)
      const number = await fairNumber(macOf(serverSeed), proof.client_seed, proof.nonce, proof.total)
      expect([number, prizeOf(proof.weights, number)]).toEqual([proof.number, proof.drawn_prize_id])
    }
    expect((await member.call('game/records', {})).list.every(({ is_revealed }) => is_revealed)).toBe(true)
  })

  test('R-20 a draw stands under the commitment and the odds that were shown, or is refused', async () => {
    const game_id = await makeGame(shop)
    const member = await playerOf(game_id, 2)
    const first = await member.call('game/prepare', {})
    expect(await member.call('game/prepare', { client_seed: 'too-late' })).toEqual(first)
    expect((await member.call('game/change_seed', { client_seed: 'mine' })).revealed).toBeNull()
    expect(await member.call('game/prepare', {})).toEqual({ ...first, client_seed: 'mine' })
    await member.call('game/draw', { game_id, version: 1, commitment: first.commitment })
    await member.call('game/change_seed', { client_seed: 'mine' })
    expect(await reasonOf(member.call('game/draw', { game_id, version: 1, commitment: first.commitment }))).toBe('game.seed_changed')
    await shop.db.updateTable('game').set({ version: 2 }).where('id', '=', game_id).execute()
    expect(await reasonOf(drawOnce(member, game_id))).toBe('game.changed')
  })

  test('R-20 a seed that is not revealed is nowhere in the database as it is, and one that cannot be opened is replaced', async () => {
    const game_id = await makeGame(shop)
    const member = await playerOf(game_id)
    const { commitment } = await member.call('game/prepare', {})
    const row = await shop.db.selectFrom('game_seed').selectAll().where('member_id', '=', member.member_id).executeTakeFirstOrThrow()
    expect(row.server_seed).toBeNull()
    expect(commitmentOf(row.sealed!)).not.toBe(commitment)
    await shop.db
      .updateTable('game_seed')
      .set({ sealed: Buffer.alloc(60) })
      .where('id', '=', row.id)
      .execute()
    expect(await reasonOf(member.call('game/draw', { game_id, version: 1, commitment }))).toBe('game.seed_changed')
    expect((await member.call('game/prepare', {})).commitment).not.toBe(commitment)
    expect((await drawOnce(member, game_id)).draw_id).toBeGreaterThan(0)
  })

  test('PRM-14 winners are real, the last first, their names masked', async () => {
    const game_id = await makeGame(shop, { prizes: sure({ kind: 'longcoin', amount: 1 }) })
    const member = await playerOf(game_id)
    await shop.db.updateTable('member').set({ nickname: 'Mei Tan' }).where('id', '=', member.member_id).execute()
    await drawOnce(member, game_id)
    const { winners } = await (await shop.member()).call('game/view', { game_id, kind: 'wheel' })
    expect(winners).toMatchObject([{ nickname: 'M***n', prize_name: 'longcoin 0' }])
  })
})

test('SHL-07 with the add-on off no game is shown or drawn', async () => {
  const off = await openTestShop({ settings: { 'site.addons': { game: false } } })
  const game_id = await makeGame(off, { free_daily: 1 })
  const member = await off.member()
  expect((await member.call('game/running', {})).list).toEqual([])
  for (const request of [
    () => member.call('game/view', { game_id, kind: 'wheel' }),
    () => member.call('game/prepare', {}),
    () => member.call('game/draw', { game_id, version: 1, commitment: '0'.repeat(64) }),
    () => member.call('game/records', {}),
  ])
    expect(await reasonOf(request())).toBe('call.feature_off')
})
