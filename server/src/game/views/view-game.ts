import type { Game, GameCard } from '@longmall/contract/game-shapes.ts'
import type { game as contract } from '@longmall/contract/game.ts'
import { totalOf } from '@longmall/contract/fair-draw.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { oddsOf } from '@longmall/pricing/odds.ts'
import { sql } from 'kysely'
import { isAddonOn, requireAddon } from '../../kernel/addons.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { maskName } from '../../kernel/security/mask-name.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { balanceOf } from '../../wallet/balances.ts'
import { fairnessOf, liveSeed } from '../draw/seeds.ts'
import { findGame, drawBalanceOf, showPrizes, today, withTexts, type GameRow } from '../queries.ts'
import { remainingOn, stateOf } from '../rules.ts'
import { unavailablePrizes } from './unavailable-prizes.ts'

const cardColumns = sql.raw(
  'g.id as game_id, g.kind, coalesce(own.name, en.name) as game_name, coalesce(own.note, en.note) as note, g.starts_at, g.ends_at',
)

/** The games that run now, the first of each kind; none while the add-on is off. */
export async function listRunning(context: Context): Promise<OutputOf<typeof contract.running>> {
  if (!isAddonOn(context, 'game')) return { list: [] }
  const { db, now, language } = context
  const { rows } = await sql<GameCard>`
    select distinct on (array_position(array['wheel', 'scratch', 'egg'], g.kind)) ${cardColumns} from game g ${withTexts(language)}
    where g.is_on and g.starts_at <= ${now} and g.ends_at > ${now}
    order by array_position(array['wheel', 'scratch', 'egg'], g.kind), g.position, g.id`.execute(db)
  return { list: rows }
}

/**
 * A game of a kind, or the first current one: prizes with their current odds, the caller's draws, the commitment (null before the first
 * `prepare`), and recent winners. Refuses `game.not_found`, `game.none_running`.
 */
export async function viewGame(context: Context<MemberActor>, { game_id, kind }: InputOf<typeof contract.view>): Promise<Game> {
  requireAddon(context, 'game')
  const { db, now, actor } = context
  const id = game_id ?? (await listRunning(context)).list.find((one) => one.kind === kind)?.game_id
  if (id === undefined) throw new Refusal('game.none_running')
  const row = await findGame(db, id)
  if (row?.kind !== kind) throw new Refusal('game.not_found')
  const [card, balance, seed, winners, longcoin] = await Promise.all([
    cardOf(context, id),
    drawBalanceOf(db, id, actor.member_id),
    liveSeed(context, actor.member_id),
    listWinners(context, id),
    balanceOf(context, { member: actor.member_id, unit: 'LONGCOIN', purpose: 'available' }),
  ])
  const { drawn: _, ...left } = remainingOn(today(context), balance, row)
  return {
    ...card,
    version: row.version,
    state: stateOf(row, now),
    longcoin_price: row.longcoin_price,
    daily_limit: row.daily_limit,
    free_daily: row.free_daily,
    prizes: await offeredPrizes(context, row),
    total_weight: totalOf(row.prizes),
    ...left,
    longcoin: Number(longcoin),
    fairness: seed ? fairnessOf(seed) : null,
    winners,
  }
}

async function cardOf({ db, language }: Context, game_id: number): Promise<GameCard> {
  const { rows } = await sql<GameCard>`select ${cardColumns} from game g ${withTexts(language)} where g.id = ${game_id}`.execute(db)
  return rows[0]!
}

async function offeredPrizes(context: Context, { prizes }: GameRow): Promise<Game['prizes']> {
  const [shown, unavailable] = [await showPrizes(context, prizes), await unavailablePrizes(context, prizes)]
  const odds = oddsOf(prizes.map(({ kind, weight }, n) => ({ kind, weight, is_exhausted: unavailable[n]! })))
  return shown.map((prize, n) => ({ ...prize, weight: prizes[n]!.weight, odds: odds[n]!, is_exhausted: unavailable[n]! }))
}

/** Who won anything of late, the names masked. */
async function listWinners({ db, language }: Context, game_id: number): Promise<Game['winners']> {
  const { rows } = await sql<Game['winners'][number]>`
    select d.id as draw_id, m.nickname, coalesce(d.prize -> 'names' ->> ${language}, d.prize -> 'names' ->> 'en-us') as prize_name,
      d.drawn_at
    from game_draw d join member m on m.id = d.member_id
    where d.game_id = ${game_id} and d.prize ->> 'kind' <> 'nothing' order by d.id desc limit 10`.execute(db)
  return rows.map(({ nickname, ...row }) => ({ ...row, nickname: maskName(nickname) }))
}
