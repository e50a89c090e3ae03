import type { Draw, GameKind, PrizeKind } from '@longmall/contract/game-shapes.ts'
import type { game as contract } from '@longmall/contract/game.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { plus } from '../../kernel/time/clock.ts'
import type { Client, TestShop } from '../../../test/harness.ts'
import { giveChances } from '../give-chances.ts'

export interface PrizeOptions {
  kind: PrizeKind
  weight: number
  stock?: number | null
  /** Coins or cents. */
  amount?: number
  sku_id?: number
  coupon_id?: number
}
interface GameOptions {
  kind?: GameKind
  free_daily?: number
  longcoin_price?: number | null
  daily_limit?: number | null
  starts_at?: string
  ends_at?: string
  is_on?: boolean
  prizes?: PrizeOptions[]
}

/** A wheel with ten coins and nothing, as likely, running for a week since an hour ago, drawn by chances, unless specified otherwise. */
export async function makeGame(shop: TestShop, options: GameOptions = {}): Promise<number> {
  const now = shop.site.shared.now()
  const prizes = options.prizes ?? [
    { kind: 'longcoin', weight: 1, amount: 10 },
    { kind: 'nothing', weight: 1 },
  ]
  const { id } = await shop.db
    .insertInto('game')
    .values({
      kind: options.kind ?? 'wheel',
      free_daily: options.free_daily ?? 0,
      longcoin_price: options.longcoin_price ?? null,
      daily_limit: options.daily_limit ?? null,
      starts_at: options.starts_at ?? plus(now, { hours: -1 }),
      ends_at: options.ends_at ?? plus(now, { days: 7 }),
      is_on: options.is_on ?? true,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await shop.db
    .insertInto('game_text')
    .values({ game_id: id, language: 'en-us', name: `Game ${id}` })
    .execute()
  for (const [position, { amount, stock = null, ...prize }] of prizes.entries()) {
    const row = { ...prize, game_id: id, stock, position, amount: amount === undefined ? null : BigInt(amount) }
    const made = await shop.db.insertInto('game_prize').values(row).returning('id').executeTakeFirstOrThrow()
    await shop.db
      .insertInto('game_prize_text')
      .values({ prize_id: made.id, language: 'en-us', name: `${prize.kind} ${position}` })
      .execute()
  }
  return id
}

/** Gives a member chances in a game, for a reason of their own each time. */
export const chancesFor = (shop: TestShop, member_id: number, game_id: number, chances: number, key: string = crypto.randomUUID()) =>
  shop.systemContext().transaction((context) => giveChances(context, { member_id, game_id, chances, key }))

/** Draws as a screen does: under the commitment that it was shown. */
export async function drawOnce(member: Client, game_id: number, request_key?: string): Promise<Draw> {
  const { commitment } = await member.call('game/prepare', {})
  return member.call('game/draw', { game_id, version: 1, commitment }, request_key === undefined ? {} : { request_key })
}

/** A game as an operator fills it in. */
export const gameForm = (fields: Partial<InputOf<typeof contract.save>> = {}): InputOf<typeof contract.save> => ({
  kind: 'wheel',
  first_day: '2026-01-01',
  last_day: '2036-12-31',
  free_daily: 1,
  is_on: true,
  position: 0,
  texts: [{ language: 'en-us', name: 'Lucky wheel', note: '' }],
  prizes: [
    { kind: 'longcoin', longcoin: 50, weight: 30, stock: 100, texts: [{ language: 'en-us', name: '50 longcoin' }] },
    { kind: 'red_packet', money: '2.50', weight: 10, texts: [{ language: 'en-us', name: '$2.50' }] },
    { kind: 'nothing', weight: 60, texts: [{ language: 'en-us', name: 'Next time' }] },
  ],
  ...fields,
})
