import type { Game } from '@longmall/contract/game-shapes.ts'
import type { GameState } from '@longmall/contract/game-staff.ts'
import type { RefusalCode } from '@longmall/contract/errors.ts'
import type { Timestamp } from '../kernel/time/clock.ts'

interface Window {
  is_on: boolean
  starts_at: Timestamp
  ends_at: Timestamp
}

/** State of a game at an instant: its window includes its start and excludes its end; one that is switched off is over. */
export function stateOf({ is_on, starts_at, ends_at }: Window, now: Timestamp): Game['state'] {
  if (!is_on || ends_at <= now) return 'ended'
  return starts_at <= now ? 'running' : 'upcoming'
}

/** The same for operators, who tell one that is switched off from one that is over. */
export const staffStateOf = (game: Window, now: Timestamp): GameState =>
  game.ends_at <= now ? 'ended' : game.is_on ? stateOf(game, now) : 'off'

/** Why nobody draws in it now; null while it runs. */
export function closedReason(game: Window, now: Timestamp): RefusalCode | null {
  const state = stateOf(game, now)
  return state === 'running' ? null : state === 'upcoming' ? 'game.not_started' : 'game.ended'
}

export const isOutOfStock = ({ stock, reserved }: { stock: number | null; reserved: number }): boolean =>
  stock !== null && reserved >= stock

export interface DrawBalance {
  /** The last day on which there was a draw, and how many there were, free ones among them. */
  day: string | null
  drawn: number
  drawn_free: number
  chances: number
}
export interface DrawTerms {
  free_daily: number
  daily_limit: number | null
  longcoin_price: number | null
}

/** What a member has left to draw with on a day. */
export function remainingOn(day: string, balance: DrawBalance, { free_daily, daily_limit }: DrawTerms) {
  const isToday = balance.day === day
  const drawn = isToday ? balance.drawn : 0
  return {
    drawn,
    free_left: Math.max(0, free_daily - (isToday ? balance.drawn_free : 0)),
    chances: balance.chances,
    remaining_today: daily_limit === null ? null : Math.max(0, daily_limit - drawn),
  }
}

/** What the next draw is paid with: a free one of the day, then a chance, then longcoin; or why there is none. */
export function paymentOf(day: string, balance: DrawBalance, terms: DrawTerms): 'free' | 'chance' | 'longcoin' | RefusalCode {
  const { free_left, chances, remaining_today } = remainingOn(day, balance, terms)
  if (remaining_today === 0) return 'game.daily_limit'
  if (free_left > 0) return 'free'
  if (chances > 0) return 'chance'
  return terms.longcoin_price === null ? 'game.no_draws_left' : 'longcoin'
}
