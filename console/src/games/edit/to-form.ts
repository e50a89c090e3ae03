import type { StaffGame } from '@longmall/contract/game-staff.ts'
import type { Values } from '../../shell/form/field.ts'
import { formValues, textsToInput } from '../../shell/form/form-values.ts'

/** A prize as a row of the form, with its current state, which is not sent. */
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
  /** How often it was won. */
  reserved?: number
  /** The goods or the coupon is no longer available. */
  lapsed?: number | null
}

const isOutOfStock = ({ stock, reserved }: { stock: number | null; reserved: number }) => stock !== null && reserved >= stock

/** Form values of a game. */
export const toForm = (game: StaffGame): Values => ({
  ...formValues(game, 'game_id', 'version', 'state'),
  prizes: game.prizes.map((prize) => ({
    ...formValues(prize, 'odds', 'is_exhausted'),
    ...(prize.is_exhausted && !isOutOfStock(prize) && { lapsed: prize.sku_id ?? prize.coupon_id }),
  })),
})

export const fixedOf = ({ game_id, version }: StaffGame): Values => ({ game_id, version })

/** The command's input. */
export const toInput = (values: Values): Values => ({
  position: 0,
  free_daily: 0,
  is_on: false,
  ...values,
  texts: textsToInput(values.texts),
})

/** Initial values of a new game, with a typical set of prizes. */
export const emptyGame: Values = {
  kind: 'wheel',
  free_daily: 1,
  position: 0,
  is_on: false,
  prizes: [{ kind: 'longcoin' }, { kind: 'nothing' }],
}

/** Is a prize exhausted with the current values of its row? */
export function isExhausted({ kind, stock, reserved = 0, lapsed, sku_id, coupon_id }: PrizeRow): boolean {
  if (kind === 'nothing') return false
  return (stock !== undefined && stock - reserved <= 0) || (typeof lapsed === 'number' && lapsed === (sku_id ?? coupon_id))
}
