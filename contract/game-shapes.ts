import * as z from 'zod/mini'
import { Picture } from './catalogue.ts'
import { Count, Flag, Id, Integer, Money, OptionalText, Pattern, Rows, Text, Timestamp } from './fields.ts'

export const gameKinds = ['wheel', 'scratch', 'egg'] as const
export const GameKind = z.enum(gameKinds)
export type GameKind = z.output<typeof GameKind>
export const prizeKinds = ['goods', 'coupon', 'longcoin', 'red_packet', 'nothing'] as const
export const PrizeKind = z.enum(prizeKinds)
export type PrizeKind = z.output<typeof PrizeKind>
export const drawPayments = ['free', 'chance', 'longcoin'] as const
export const PaidBy = z.enum(drawPayments)
export const GameVersion = Integer(1, 1_000_000)
/** 32 bytes in hexadecimal. */
export const DrawHash = Pattern(/^[0-9a-f]{64}$/, 64)
export const ClientSeed = Pattern(/^[A-Za-z0-9_-]{1,64}$/, 64)
export const PrizeWeight = Integer(1, 1_000_000)
/** Millionths, so that all of a game add up to exactly 1,000,000. */
export const Odds = Integer(0, 1_000_000)

/** What a draw may give: coins, money that cannot be withdrawn, goods, a coupon, or nothing. */
export const Prize = z.object({
  prize_id: Id,
  kind: PrizeKind,
  prize_name: Text(80),
  longcoin: z.nullable(Count),
  money: z.nullable(Money),
  goods_id: z.nullable(Id),
  picture: z.nullable(Picture),
})
export type Prize = z.output<typeof Prize>

/** With its published weight and its current odds: an exhausted one has none, and its share is that of “nothing”. */
export const OfferedPrize = z.object({ ...Prize.shape, weight: PrizeWeight, odds: Odds, is_exhausted: Flag })
export type OfferedPrize = z.output<typeof OfferedPrize>

/** What a member has in hand before a draw: the SHA-256 of the server’s seed, the own seed, the number of the next draw. */
export const Fairness = z.object({ commitment: DrawHash, client_seed: ClientSeed, nonce: Count })
export type Fairness = z.output<typeof Fairness>

export const GameCard = z.object({
  game_id: Id,
  kind: GameKind,
  game_name: Text(80),
  note: OptionalText(200),
  starts_at: Timestamp,
  ends_at: Timestamp,
})
export type GameCard = z.output<typeof GameCard>

/** What a member has left to draw with: free ones of the day, chances, coins. `remaining_today` is null where a day has no limit. */
const Left = {
  free_left: Count,
  chances: Count,
  remaining_today: z.nullable(Count),
  longcoin: Count,
}

export const Game = z.object({
  ...GameCard.shape,
  version: GameVersion,
  state: z.enum(['upcoming', 'running', 'ended']),
  longcoin_price: z.nullable(Count),
  daily_limit: z.nullable(Count),
  free_daily: Count,
  prizes: Rows(OfferedPrize),
  total_weight: Count,
  ...Left,
  fairness: z.nullable(Fairness),
  /** Who won of late, the names masked. */
  winners: Rows(z.object({ draw_id: Id, nickname: Text(40), prize_name: Text(80), drawn_at: Timestamp })),
})
export type Game = z.output<typeof Game>

export const Draw = z.object({
  draw_id: Id,
  /** The prize of the number, and what was granted: another one when that was out of stock. */
  drawn_prize_id: Id,
  prize: Prize,
  paid_by: PaidBy,
  ...Left,
  fairness: Fairness,
})
export type Draw = z.output<typeof Draw>

export const DrawRecord = z.object({
  draw_id: Id,
  game_id: Id,
  kind: GameKind,
  game_name: Text(80),
  prize: Prize,
  paid_by: PaidBy,
  longcoin_paid: Count,
  drawn_at: Timestamp,
  /** Is the server’s seed revealed, so that it can be checked? */
  is_revealed: Flag,
})
export type DrawRecord = z.output<typeof DrawRecord>

/** All that a draw was made of; the server’s seed only when it is revealed. */
export const DrawProof = z.object({
  draw_id: Id,
  game_name: Text(80),
  commitment: DrawHash,
  server_seed: z.nullable(DrawHash),
  client_seed: ClientSeed,
  nonce: Count,
  weights: Rows(z.object({ prize_id: Id, prize_name: Text(80), weight: PrizeWeight })),
  total: Count,
  number: Count,
  drawn_prize_id: Id,
  prize: Prize,
  drawn_at: Timestamp,
})
export type DrawProof = z.output<typeof DrawProof>
