import * as z from 'zod/mini'
import {
  Count,
  Day,
  Flag,
  Id,
  Integer,
  Language,
  Many,
  Money,
  OptionalText,
  PageInput,
  PageOf,
  Rows,
  Sorted,
  Text,
  Timestamp,
} from './fields.ts'
import { Picture } from './catalogue.ts'
import { DrawProof, GameKind, GameVersion, Odds, PaidBy, Prize, PrizeKind, PrizeWeight } from './game-shapes.ts'
import { operation } from './operation.ts'

export const gameStates = ['upcoming', 'running', 'off', 'ended'] as const
/** `off`: switched off before its end. */
export const GameState = z.enum(gameStates)
export type GameState = z.output<typeof GameState>

export const PrizeForm = {
  kind: PrizeKind,
  sku_id: z.optional(Id),
  coupon_id: z.optional(Id),
  longcoin: z.optional(Integer(1, 1_000_000)),
  money: z.optional(Money),
  weight: PrizeWeight,
  stock: z.optional(Count),
  /** Without it goods have their own. */
  picture: z.optional(Picture),
  texts: Many(z.object({ language: Language, name: Text(80) }), 5),
}
export const GameForm = {
  kind: GameKind,
  /** Days are the store’s, the last one to its end. */
  first_day: Day,
  last_day: Day,
  free_daily: Integer(0, 100),
  is_on: Flag,
  position: Integer(0, 10_000),
  texts: Many(z.object({ language: Language, name: Text(80), note: OptionalText(200) }), 5),
}

/** A game as operators edit it. */
export const StaffGame = z.object({
  game_id: Id,
  version: GameVersion,
  state: GameState,
  ...GameForm,
  longcoin_price: z.nullable(Count),
  daily_limit: z.nullable(Count),
  prizes: Rows(
    z.object({
      prize_id: Id,
      kind: PrizeKind,
      sku_id: z.nullable(Id),
      coupon_id: z.nullable(Id),
      longcoin: z.nullable(Count),
      money: z.nullable(Money),
      weight: PrizeWeight,
      stock: z.nullable(Count),
      reserved: Count,
      picture: z.nullable(Picture),
      /** As members see them: what is gone has none. */
      odds: Odds,
      /** None left, goods off the shelf, or a coupon that is over or given away. */
      is_exhausted: Flag,
      texts: Rows(z.object({ language: Language, name: Text(80) })),
    }),
  ),
})
export type StaffGame = z.output<typeof StaffGame>

/** A draw as operators look it up. */
export const StaffDraw = z.object({
  draw_id: Id,
  game_id: Id,
  kind: GameKind,
  game_name: Text(80),
  member_id: Id,
  nickname: Text(40),
  /** A copy of the granted prize. */
  prize: Prize,
  /** Did the number hit another prize, which was exhausted? */
  is_substitute: Flag,
  paid_by: PaidBy,
  longcoin_paid: Count,
  drawn_at: Timestamp,
  is_revealed: Flag,
})
export type StaffDraw = z.output<typeof StaffDraw>

/** What a draw was made of, with whose it is. */
export const StaffProof = z.object({ ...DrawProof.shape, game_id: Id, member_id: Id, nickname: Text(40) })
export type StaffProof = z.output<typeof StaffProof>

/** Figures of a prize: how often it was drawn, how often by its odds, and its cost. */
export const PrizeFigures = z.object({
  prize_id: Id,
  kind: PrizeKind,
  prize_name: Text(80),
  weight: PrizeWeight,
  /** No longer among the game’s prizes. */
  is_removed: Flag,
  /** Null where there is no end of it. */
  remaining: z.nullable(Count),
  drawn: Count,
  /** How often the odds of each draw would have it landed on, to the nearest. */
  expected: Count,
  granted: Count,
  longcoin_granted: Count,
  money_granted: Money,
  /** Of goods, at the price of today. */
  goods_worth: Money,
})
export type PrizeFigures = z.output<typeof PrizeFigures>

const One = z.object({ game_id: Id })
const OneVersion = z.object({ game_id: Id, version: GameVersion })
const view = { who: 'staff', permission: 'game.view' } as const
const change = { who: 'staff', permission: 'game.change' } as const

export const gameStaff = {
  list: operation({
    path: 'game/list',
    kind: 'query',
    access: view,
    summary: 'Games as operators edit them, the newest first',
    input: z.object({
      kind: z.optional(GameKind),
      state: z.optional(GameState),
      is_on: z.optional(Flag),
      sort: Sorted('game_id', 'name', 'starts_at'),
      ...PageInput,
    }),
    output: PageOf(StaffGame),
  }),
  staff_view: operation({
    path: 'game/staff_view',
    kind: 'query',
    access: view,
    summary: 'One game as operators edit it, in all languages',
    refusals: ['game.not_found'],
    input: One,
    output: StaffGame,
  }),
  save: operation({
    path: 'game/save',
    kind: 'command',
    access: change,
    summary: 'Creates or edits a game; existing draws keep their inputs. English and a prize of nothing are required',
    refusals: [
      'game.not_found',
      'game.changed',
      'game.english_required',
      'game.no_prize_required',
      'game.prize_unknown',
      'game.stock_below_reserved',
      'media.gone',
    ],
    input: z.object({
      game_id: z.optional(Id),
      version: z.optional(GameVersion),
      ...GameForm,
      longcoin_price: z.optional(Integer(1, 1_000_000)),
      daily_limit: z.optional(Integer(1, 1000)),
      prizes: Many(z.object({ prize_id: z.optional(Id), ...PrizeForm }), 12),
    }),
    output: StaffGame,
  }),
  switch: operation({
    path: 'game/switch',
    kind: 'command',
    access: change,
    summary: 'Switches a game on or off',
    refusals: ['game.not_found', 'game.changed'],
    input: z.object({ ...OneVersion.shape, is_on: Flag }),
    output: StaffGame,
  }),
  end: operation({
    path: 'game/end',
    kind: 'command',
    access: change,
    summary: 'Ends a game that has begun, now instead of on its last day',
    refusals: ['game.not_found', 'game.changed', 'game.not_started', 'game.ended'],
    input: OneVersion,
    output: StaffGame,
  }),
  figures: operation({
    path: 'game/figures',
    kind: 'query',
    access: view,
    summary: 'Figures of a game: draws, players, coins spent, and how often each prize was awarded and expected',
    refusals: ['game.not_found'],
    input: One,
    output: z.object({
      draws: Count,
      players: Count,
      free: Count,
      by_chance: Count,
      by_longcoin: Count,
      longcoin_spent: Count,
      longcoin_granted: Count,
      money_granted: Money,
      goods_worth: Money,
      prizes: Rows(PrizeFigures),
    }),
  }),
  draws: operation({
    path: 'game/draws',
    kind: 'query',
    access: view,
    summary: 'Draws of all members, the last one first, by game, member, prize and time',
    input: z.object({
      game_id: z.optional(Id),
      member_id: z.optional(Id),
      prize_id: z.optional(Id),
      from: z.optional(Timestamp),
      until: z.optional(Timestamp),
      sort: Sorted('drawn_at'),
      ...PageInput,
    }),
    output: PageOf(StaffDraw),
  }),
  staff_check: operation({
    path: 'game/staff_check',
    kind: 'query',
    access: view,
    summary: 'The inputs of a draw, to verify it; the server seed only when its member has revealed it',
    refusals: ['game.draw_not_found'],
    input: z.object({ draw_id: Id }),
    output: StaffProof,
  }),
}
