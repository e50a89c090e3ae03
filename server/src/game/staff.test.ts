import { expect, test } from 'vitest'
import { openTestShop } from '../../test/harness.ts'
import { staffClient } from '../../test/staff-client.ts'
import { refusalOf } from '../order/test/shopping.ts'
import { chancesFor, drawOnce, gameForm } from './test/games.ts'

const shop = await openTestShop()
const operator = await staffClient(shop, 'operator')
const errorsOf = async (call: Promise<unknown>) => {
  const refusal = await refusalOf(call)
  return refusal?.fields ? Object.keys(refusal.fields) : refusal?.reason
}
const [coins, money, nothing] = gameForm().prizes

test('PRM-14 a game is set up whole, in days of the store’s zone, with odds that add up', async () => {
  const saved = await operator.call('game/save', gameForm({ daily_limit: 3, longcoin_price: 20 }))
  expect(saved).toMatchObject({ version: 1, first_day: '2026-01-01', last_day: '2036-12-31', daily_limit: 3, longcoin_price: 20 })
  expect(
    saved.prizes.map(({ kind, longcoin, money: red, weight, stock, reserved, odds }) => [
      kind,
      longcoin,
      red,
      weight,
      stock,
      reserved,
      odds,
    ]),
  ).toEqual([
    ['longcoin', 50, null, 30, 100, 0, 300_000],
    ['red_packet', null, '2.50', 10, null, 0, 100_000],
    ['nothing', null, null, 60, null, 0, 600_000],
  ])
  expect((await operator.call('game/list', { kind: 'wheel', page_size: 1 })).list).toEqual([saved])
  const { starts_at, ends_at } = await shop.db.selectFrom('game').selectAll().where('id', '=', saved.game_id).executeTakeFirstOrThrow()
  expect([starts_at, ends_at]).toEqual(['2025-12-31T16:00:00.000Z', '2036-12-31T16:00:00.000Z'])
})

test.each([
  [{ prizes: [coins!, money!] }, 'game.no_prize_required'],
  [{ prizes: [nothing!] }, ['prizes']],
  [{ prizes: [{ ...coins!, longcoin: undefined }, nothing!] }, ['prizes.0.longcoin']],
  [{ prizes: [{ ...coins!, money: '1.00' }, nothing!] }, ['prizes.0.money']],
  [{ prizes: [{ ...money!, money: '0.00' }, nothing!] }, ['prizes.0.money']],
  [{ prizes: [{ ...money!, money: '0.0' }, nothing!] }, ['prizes.0.money']],
  [{ prizes: [coins!, { ...nothing!, stock: 3 }] }, ['prizes.1.stock']],
  [{ prizes: [{ ...coins!, prize_id: 2147483647 }, nothing!] }, ['prizes']],
  [{ prizes: [{ ...nothing!, kind: 'goods' as const, sku_id: 2147483647 }, nothing!] }, 'game.prize_unknown'],
  [{ prizes: [{ ...nothing!, kind: 'coupon' as const, coupon_id: 2147483647 }, nothing!] }, 'game.prize_unknown'],
  [{ last_day: '2025-12-31' }, ['last_day']],
  [{ texts: [{ language: 'zh-cn' as const, name: '转盘', note: '' }] }, 'game.english_required'],
])('PRM-14 %o is refused at %s', async (fields, expected) => {
  expect(await errorsOf(operator.call('game/save', gameForm(fields)))).toEqual(expected)
})

test('R-14 an edit changes no draw: its weights, its number and its prize stay, and stock is not set below what was won', async () => {
  const { game_id, prizes } = await operator.call(
    'game/save',
    gameForm({
      prizes: [
        { ...coins!, weight: 1_000_000 },
        { ...nothing!, weight: 1 },
      ],
    }),
  )
  const member = await shop.member()
  await chancesFor(shop, member.member_id, game_id, 1)
  const { draw_id } = await drawOnce(member, game_id)
  const before = await member.call('game/check', { draw_id })
  const edit = {
    ...gameForm({
      prizes: [
        { ...money!, weight: 5 },
        { ...nothing!, weight: 5 },
      ],
    }),
    game_id,
    version: 1,
  }
  const existing = { ...coins!, prize_id: prizes[0]!.prize_id }
  expect(await errorsOf(operator.call('game/save', { ...edit, prizes: [{ ...existing, stock: 0 }, nothing!] }))).toBe(
    'game.stock_below_reserved',
  )
  expect((await operator.call('game/save', edit)).version).toBe(2)
  expect(await errorsOf(operator.call('game/save', edit))).toBe('game.changed')
  expect(await member.call('game/check', { draw_id })).toEqual(before)
  const figures = await operator.call('game/figures', { game_id })
  expect(figures).toMatchObject({ draws: 1, players: 1, free: 1, by_chance: 0, longcoin_granted: 50, money_granted: '0.00' })
  expect(figures.prizes.map(({ drawn, granted }) => [drawn, granted])).toEqual([
    [0, 0],
    [0, 0],
    [1, 1],
  ])
})

test('PRM-14 a game that is switched off draws no more', async () => {
  const { game_id } = await operator.call('game/save', gameForm())
  expect(await operator.call('game/switch', { game_id, version: 1, is_on: false })).toMatchObject({ is_on: false, version: 2 })
  expect(await errorsOf(drawOnce(await shop.member(), game_id))).toBe('game.ended')
  expect(await errorsOf(operator.call('game/switch', { game_id, version: 1, is_on: true }))).toBe('game.changed')
  expect(await errorsOf(operator.call('game/switch', { game_id: 2147483647, version: 1, is_on: true }))).toBe('game.not_found')
})
