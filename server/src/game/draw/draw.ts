import { fairNumber, prizeOf, totalOf } from '@longmall/contract/fair-draw.ts'
import type { Draw } from '@longmall/contract/game-shapes.ts'
import type { game as contract } from '@longmall/contract/game.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { requireAddon } from '../../kernel/addons.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { emit } from '../../kernel/work/outbox.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { balanceOf } from '../../wallet/balances.ts'
import '../events.ts'
import { findGame, lockDrawBalance, showPrizes, today, type GameRow, type PrizeRow } from '../queries.ts'
import { closedReason, remainingOn, paymentOf, type DrawBalance } from '../rules.ts'
import { payOut, chargeFee, reservePrize } from './reserve-prize.ts'
import { fairnessOf, lockSeed, macOf, openSeed, type LiveSeed } from './seeds.ts'

type Caller = Context<MemberActor>
type PaidBy = Draw['paid_by']

/**
 * One draw (PRM-14, R-20): chance or fee, number, prize within its stock, and the record, all of them or none. It is drawn by the
 * odds of `version` and under `commitment`, which the caller was shown before. Refuses `game.not_found`, `game.not_started`,
 * `game.ended`, `game.changed`, `game.seed_changed`, `game.no_draws_left`, `game.daily_limit`, `game.insufficient_coins`.
 */
export async function draw(context: Caller, { game_id, version, commitment }: InputOf<typeof contract.draw>): Promise<Draw> {
  requireAddon(context, 'game')
  const { member_id } = context.actor
  const game = await openGame(context, game_id, version)
  const balance = await lockDrawBalance(context.db, game_id, member_id)
  const day = today(context)
  const paid_by = paymentOf(day, balance, game)
  if (paid_by !== 'free' && paid_by !== 'chance' && paid_by !== 'longcoin') throw new Refusal(paid_by, { limit: game.daily_limit })
  const { seed, serverSeed } = await countSeedDraw(context, commitment)
  const total = totalOf(game.prizes)
  const number = await fairNumber(macOf(serverSeed), seed.client_seed, seed.draws, total)
  const landed = game.prizes.find(({ prize_id }) => prize_id === prizeOf(game.prizes, number))!
  // Allocated before the row, because it is the key of what the draw grants.
  const key = `draw ${seed.seed_id}:${seed.draws}`
  const prize = await reservePrize(context, landed, game.prizes, key)
  const longcoin = paid_by === 'longcoin' ? game.longcoin_price! : 0
  const draw_id = await record(context, { game, seed, number, total, landed, prize, paid_by, longcoin })
  const after = await countDraw(context, game, balance, day, paid_by)
  await chargeFee(context, longcoin, key)
  await payOut(context, prize, key)
  await emit(context, 'game.drawn', { draw_id, member_id, longcoin: prize.kind === 'longcoin' ? Number(prize.amount) : 0 })
  const [shown] = await showPrizes(context, [prize])
  const coins = await balanceOf(context, { member: member_id, unit: 'LONGCOIN', purpose: 'available' })
  const { drawn: _, ...left } = remainingOn(day, after, game)
  const fairness = fairnessOf({ ...seed, draws: seed.draws + 1 })
  return { draw_id, drawn_prize_id: landed.prize_id, prize: shown!, paid_by, ...left, longcoin: Number(coins), fairness }
}

async function openGame({ db, now }: Caller, game_id: number, version: number): Promise<GameRow> {
  const game = await findGame(db, game_id)
  if (!game) throw new Refusal('game.not_found')
  const closed = closedReason(game, now)
  if (closed) throw new Refusal(closed)
  if (game.version !== version) throw new Refusal('game.changed')
  return game
}

/** The caller's seed, one more draw counted on it. */
async function countSeedDraw(context: Caller, commitment: string): Promise<{ seed: LiveSeed; serverSeed: Buffer }> {
  const seed = await lockSeed(context, context.actor.member_id)
  const serverSeed = seed?.commitment === commitment ? openSeed(context, seed) : null
  if (!seed || !serverSeed) throw new Refusal('game.seed_changed')
  await sql`update game_seed set draws = draws + 1 where id = ${seed.seed_id}`.execute(context.db)
  return { seed, serverSeed }
}

async function countDraw(
  { db, actor }: Caller,
  { game_id }: GameRow,
  balance: DrawBalance,
  day: string,
  paid_by: PaidBy,
): Promise<DrawBalance> {
  const isToday = balance.day === day
  const after: DrawBalance = {
    day,
    drawn: (isToday ? balance.drawn : 0) + 1,
    drawn_free: (isToday ? balance.drawn_free : 0) + (paid_by === 'free' ? 1 : 0),
    chances: balance.chances - (paid_by === 'chance' ? 1 : 0),
  }
  await sql`
    update game_member set day = ${day}, drawn = ${after.drawn}, drawn_free = ${after.drawn_free}, chances = ${after.chances}
    where game_id = ${game_id} and member_id = ${actor.member_id}`.execute(db)
  return after
}

interface DrawResult {
  game: GameRow
  seed: LiveSeed
  number: number
  total: number
  landed: PrizeRow
  prize: PrizeRow
  paid_by: PaidBy
  longcoin: number
}

async function record({ db, actor, now }: Caller, { game, seed, landed, prize, ...drawn }: DrawResult): Promise<number> {
  const { kind, amount, sku_id, coupon_id, names } = prize
  const weights = game.prizes.map(({ prize_id, weight }) => ({ prize_id, weight }))
  const { id } = await db
    .insertInto('game_draw')
    .values({
      ...drawn,
      game_id: game.game_id,
      member_id: actor.member_id,
      seed_id: seed.seed_id,
      nonce: seed.draws,
      weights: JSON.stringify(weights),
      drawn_prize_id: landed.prize_id,
      prize_id: prize.prize_id,
      prize: JSON.stringify({ kind, amount, sku_id, coupon_id, names }),
      drawn_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
