import { createHash } from 'node:crypto'
import { fairNumber, prizeOf } from '@longmall/contract/fair-draw.ts'
import { describe, expect, test } from 'vitest'
import { makeGoods } from '../../../test/fixtures.ts'
import { openTestShop } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { makeCoupon } from '../../coupon/test/coupons.ts'
import { plus } from '../../kernel/time/clock.ts'
import { refusalOf } from '../../order/test/shopping.ts'
import { macOf } from '../draw/seeds.ts'
import { chancesFor, drawOnce, gameForm, makeGame } from '../test/games.ts'

const shop = await openTestShop()
const operator = await staffClient(shop, 'operator')
const reasonOf = async (call: Promise<unknown>) => (await refusalOf(call))?.reason
const coins = { kind: 'longcoin', amount: 10, weight: 1 } as const
const nothing = { kind: 'nothing', weight: 1 } as const
/** Draws of new members, one of each. */
async function draws(game_id: number, count: number) {
  const made = []
  for (let n = 0; n < count; n++) {
    const member = await shop.member()
    await chancesFor(shop, member.member_id, game_id, 1)
    made.push({ member, ...(await drawOnce(member, game_id)) })
  }
  return made
}

describe('one game whole', () => {
  test('CON-04 PRM-14 one game is read whole for editing, and a stale edit is refused, as game.changed', async () => {
    const saved = await operator.call('game/save', gameForm())
    const { game_id } = saved
    expect(saved.state).toBe('running')
    expect(await operator.call('game/staff_view', { game_id })).toEqual(saved)
    expect(await reasonOf(operator.call('game/staff_view', { game_id: 2147483647 }))).toBe('game.not_found')
    await operator.call('game/save', { ...gameForm({ daily_limit: 2 }), game_id, version: 1 })
    expect(await reasonOf(operator.call('game/save', { ...gameForm(), game_id, version: 1 }))).toBe('game.changed')
    expect(await operator.call('game/staff_view', { game_id })).toMatchObject({ version: 2, daily_limit: 2 })
  })

  test('PRM-14 what ran out is named of a game, its stock, its coupon or its goods, and its odds are those that members see', async () => {
    const sku = await makeGoods(shop)
    const game_id = await makeGame(shop, {
      prizes: [
        { ...coins, stock: 0, weight: 3 },
        { kind: 'goods', sku_id: sku.sku_id, weight: 2 },
        { kind: 'coupon', coupon_id: await makeCoupon(shop, { total: 0 }), weight: 4 },
        nothing,
      ],
    })
    const [listed] = (await operator.call('game/list', { page_size: 1 })).list
    expect(listed!.prizes.map(({ is_exhausted, odds }) => [is_exhausted, odds])).toEqual([
      [true, 0],
      [false, 200_000],
      [true, 0],
      [false, 800_000],
    ])
    const seen = await (await shop.member()).call('game/view', { game_id, kind: 'wheel' })
    expect(seen.prizes.map(({ odds }) => odds)).toEqual(listed!.prizes.map(({ odds }) => odds))
  })

  test('CON-04 PRM-14 a prize has the picture that it was given, goods else their own, and what is shown is held', async () => {
    const picture = { src: '/media/test/owl', widths: [160, 320], avif: true, alt: '' }
    const sku = await makeGoods(shop)
    const [first, , none] = gameForm().prizes
    const goods = { kind: 'goods' as const, sku_id: sku.sku_id, weight: 1, texts: none!.texts }
    const saved = await operator.call('game/save', gameForm({ kind: 'egg', prizes: [{ ...first!, picture }, goods, none!] }))
    expect(saved.prizes.map((prize) => prize.picture)).toEqual([picture, null, null])
    const { prizes } = await (await shop.member()).call('game/view', { game_id: saved.game_id, kind: 'egg' })
    expect(prizes.map((prize) => prize.picture?.src ?? null)).toEqual([picture.src, expect.any(String), null])
    const gone = { ...picture, src: '/media/o/00/0000' }
    expect(await reasonOf(operator.call('game/save', gameForm({ prizes: [{ ...first!, picture: gone }, none!] })))).toBe('media.gone')
  })

  test.each([
    ['upcoming', { starts_at: plus(shop.site.shared.now(), { days: 1 }), ends_at: plus(shop.site.shared.now(), { days: 2 }) }],
    ['running', {}],
    ['off', { is_on: false }],
    ['ended', { starts_at: plus(shop.site.shared.now(), { days: -2 }), ends_at: plus(shop.site.shared.now(), { days: -1 }) }],
  ] as const)('CON-04 a game that is %s is found by that', async (state, wanted) => {
    const game_id = await makeGame(shop, wanted)
    const { list } = await operator.call('game/list', { state })
    expect(list[0]).toMatchObject({ game_id, state })
    expect(list.every((one) => one.state === state)).toBe(true)
  })
})

describe('ending', () => {
  test('CON-04 PRM-14 a running game is ended once, draws no more, and an edit of other parts does not make it go on', async () => {
    const saved = await operator.call('game/save', gameForm())
    const { game_id } = saved
    const ended = await operator.call('game/end', { game_id, version: 1 })
    expect(ended).toMatchObject({ state: 'ended', is_on: true, version: 2 })
    expect(await reasonOf(drawOnce(await shop.member(), game_id))).toBe('game.ended')
    expect(await reasonOf(operator.call('game/end', { game_id, version: 1 }))).toBe('game.changed')
    expect(await reasonOf(operator.call('game/end', { game_id, version: 2 }))).toBe('game.ended')
    const { first_day, last_day } = ended
    const edit = { ...gameForm({ first_day, last_day, daily_limit: 3 }), game_id, version: 2 }
    expect(await operator.call('game/save', edit)).toMatchObject({ state: 'ended', daily_limit: 3, last_day })
    const longer = { ...gameForm({ first_day, last_day: '2036-12-31' }), game_id, version: 3 }
    expect(await operator.call('game/save', longer)).toMatchObject({ state: 'running', last_day: '2036-12-31' })
    const { before, after } = await shop.db
      .selectFrom('audit')
      .select(['before', 'after'])
      .where('action', '=', 'game/end')
      .executeTakeFirstOrThrow()
    expect([before, after]).toMatchObject([{ state: 'running' }, { state: 'ended' }])
  })

  test('CON-04 one that has not begun is not ended, and of two who end it at once one does', async () => {
    const now = shop.site.shared.now()
    const soon = await makeGame(shop, { starts_at: plus(now, { days: 1 }), ends_at: plus(now, { days: 2 }) })
    expect(await reasonOf(operator.call('game/end', { game_id: soon, version: 1 }))).toBe('game.not_started')
    const game_id = await makeGame(shop)
    const answers = await Promise.all([1, 2].map(() => reasonOf(operator.call('game/end', { game_id, version: 1 }))))
    expect(new Set(answers)).toEqual(new Set(['game.changed', undefined]))
  })
})

describe('draws and figures', () => {
  test('CON-04 CON-10 draws are found by game, member, prize and time, the last one first, page by page', async () => {
    const game_id = await makeGame(shop, { prizes: [{ ...coins, weight: 1_000_000 }, nothing] })
    const other = await makeGame(shop, { prizes: [{ ...coins, weight: 1_000_000 }, nothing] })
    const made = await draws(game_id, 3)
    const [elsewhere] = await draws(other, 1)
    const idsOf = async (wanted: object) =>
      (await operator.call('game/draws', { page_size: 50, ...wanted })).list.map(({ draw_id }) => draw_id)
    const expected = made.map(({ draw_id }) => draw_id).toReversed()
    expect(await idsOf({ game_id })).toEqual(expected)
    expect((await idsOf({})).slice(0, 4)).toEqual([elsewhere!.draw_id, ...expected])
    const first = await operator.call('game/draws', { game_id, page_size: 2 })
    const rest = await operator.call('game/draws', { game_id, page_size: 2, cursor: first.next! })
    expect([...first.list, ...rest.list].map(({ draw_id }) => draw_id)).toEqual(expected)
    expect(rest.next).toBeNull()
    const one = made[1]!
    expect(await idsOf({ member_id: one.member.member_id })).toEqual([one.draw_id])
    expect(await idsOf({ prize_id: one.prize.prize_id })).toEqual(expected)
    const { drawn_at, ...row } = first.list[0]!
    expect(row).toMatchObject({
      game_id,
      member_id: made[2]!.member.member_id,
      paid_by: 'chance',
      is_substitute: false,
      is_revealed: false,
    })
    expect(row.prize).toMatchObject({ kind: 'longcoin', longcoin: 10 })
    expect(await idsOf({ game_id, from: drawn_at })).toContain(row.draw_id)
    expect(await idsOf({ game_id, until: drawn_at })).not.toContain(row.draw_id)
    expect((await refusalOf(operator.call('game/draws', { cursor: 'xxxx' })))?.fields).toHaveProperty('cursor')
  })

  test('R-20 what a draw was made of is looked up with whose it is; the seed is told when its member had it revealed, not before', async () => {
    const game_id = await makeGame(shop)
    const [{ member, draw_id }] = (await draws(game_id, 1)) as [Awaited<ReturnType<typeof draws>>[number]]
    const hidden = await operator.call('game/staff_check', { draw_id })
    expect(hidden).toMatchObject({ game_id, member_id: member.member_id, server_seed: null })
    await member.call('game/change_seed', { client_seed: 'mine' })
    const proof = await operator.call('game/staff_check', { draw_id })
    const seed = Buffer.from(proof.server_seed!, 'hex')
    expect(createHash('sha256').update(seed).digest('hex')).toBe(hidden.commitment)
    const number = await fairNumber(macOf(seed), proof.client_seed, proof.nonce, proof.total)
    expect([number, prizeOf(proof.weights, number)]).toEqual([proof.number, proof.drawn_prize_id])
    expect(await reasonOf(operator.call('game/staff_check', { draw_id: 2147483647 }))).toBe('game.draw_not_found')
  })

  test('CON-04 PRM-14 figures say of each prize what is left of it, what its odds would have it and what it cost', async () => {
    const sku = await makeGoods(shop, { price: 1_250 })
    const game_id = await makeGame(shop, {
      prizes: [{ kind: 'goods', sku_id: sku.sku_id, weight: 999_999, stock: 2 }, { ...coins, weight: 1 }, nothing],
    })
    await draws(game_id, 3)
    const figures = await operator.call('game/figures', { game_id })
    expect(figures).toMatchObject({ draws: 3, players: 3, by_chance: 3, longcoin_granted: 0, money_granted: '0.00', goods_worth: '25.00' })
    const [goods, coin, none] = figures.prizes
    expect(goods).toMatchObject({ kind: 'goods', remaining: 0, drawn: 3, expected: 3, granted: 2, goods_worth: '25.00', is_removed: false })
    expect(coin).toMatchObject({ remaining: null, drawn: 0, expected: 0, granted: 0, longcoin_granted: 0, goods_worth: '0.00' })
    expect(none).toMatchObject({ kind: 'nothing', drawn: 0, granted: 1 })
    const [instead] = (await operator.call('game/draws', { game_id, prize_id: none!.prize_id })).list
    expect(instead).toMatchObject({ is_substitute: true, prize: { kind: 'nothing' } })
  })
})

test.each(['finance', 'support'] as const)('CON-08 %s may change no game; support may see them', async (role) => {
  const clerk = await staffClient(shop, role)
  const game_id = await makeGame(shop)
  expect(await reasonOf(clerk.call('game/end', { game_id, version: 1 }))).toBe('call.forbidden')
  expect(await reasonOf(clerk.call('game/draws', { game_id }))).toBe(role === 'support' ? undefined : 'call.forbidden')
})
