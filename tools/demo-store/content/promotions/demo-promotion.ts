import type { BannerKey } from '../../pictures/scenes/banner-recipes.ts'
import type { LocalizedText } from '../../types.ts'

/** Goods of a promotion, all their SKUs or those at some places: permille off their list price, promotion stock and sold quantity of each. */
export interface DemoItem {
  goods: string
  places?: number[]
  off?: number
  stock?: number
  sold?: number | 'all'
  /** Pieces of one set of a combo. */
  quantity?: number
}

/** When it runs, from the filling of the store: whole days of the store's zone, today is 0, the last one counts; or minutes. */
export type DemoSpan = { days: [first: number, last: number] } | { minutes: [from: number, until: number] }

interface Common {
  name: LocalizedText
  note: LocalizedText
  span: DemoSpan
  per_member?: number
  items: DemoItem[]
  banner?: BannerKey
}

/** A promotion of the demo store; amounts in cents, days as in its span. */
export type DemoPromotion = Common &
  (
    | { kind: 'discount' | 'topic' }
    | { kind: 'group_buy'; min_quantity: number }
    | {
        kind: 'presale'
        /** Permille of the price that is paid first, and that it counts for. */
        deposit: number
        deposit_value: number
        missed: 'keep' | 'return'
        balance: [first: number, last: number]
        ships: number
      }
    | { kind: 'combo'; price: number }
  )
