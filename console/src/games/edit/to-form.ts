import type { StaffGame } from '@longmall/contract/game-staff.ts'
import type { Values } from '../../shell/form/field.ts'

/** A prize as a row of the form; what is not sent says how it stands. */
export interface PrizeRow {
  prize_id?: number
  kind?: string
  sku_id?: number
  coupon_id?: number
  longcoin?: number
  money?: string
  weight?: number
  stock?: number
  texts?: { language: string; name?: string }[]
  /** How many were won. */
  taken?: number
  /** The goods or the coupon that is no longer to be had. */
  lapsed?: number | null
}

const known = (thing: object) => Object.fromEntries(Object.entries(thing).filter(([, value]) => value !== null))
const isOut = ({ stock, taken }: { stock: number | null; taken: number }) => stock !== null && taken >= stock

/** A game as its form begins. */
export const toForm = ({ game_id: _id, version: _version, state: _state, prizes, ...game }: StaffGame): Values => ({
  ...known(game),
  prizes: prizes.map(({ odds: _odds, is_gone, ...prize }) => ({
    ...known(prize),
    ...(is_gone && !isOut(prize) && { lapsed: prize.sku_id ?? prize.coupon_id }),
  })),
})

export const fixedOf = ({ game_id, version }: StaffGame): Values => ({ game_id, version })

/** What the form sends. */
export const toInput = (values: Values): Values => ({
  position: 0,
  free_daily: 0,
  is_on: false,
  ...values,
  texts: ((values.texts ?? []) as Values[]).map((text) => ({ note: '', ...text })),
})

/** What a new game begins with: the shape of its prizes is that of most games. */
export const emptyGame: Values = {
  kind: 'wheel',
  free_daily: 1,
  position: 0,
  is_on: false,
  prizes: [{ kind: 'longcoin' }, { kind: 'nothing' }],
}

/** Is none left of a prize as its row stands now? */
export function isGoneRow({ kind, stock, taken = 0, lapsed, sku_id, coupon_id }: PrizeRow): boolean {
  if (kind === 'nothing') return false
  return (stock !== undefined && stock - taken <= 0) || (typeof lapsed === 'number' && lapsed === (sku_id ?? coupon_id))
}
