import { toDecimal, toSmallest } from '@longmall/contract/units.ts'
import { isAmount } from './matrix.ts'

export interface Margin {
  /** Price less cost, as a decimal string. */
  profit: string
  /** Its share of the price; null of a price of nothing. */
  share: number | null
  isLoss: boolean
}

/** The margin of a price and a cost as they are typed; null while one of them is not an amount. */
export function marginOf(price: string, cost: string): Margin | null {
  if (!isAmount(price) || !isAmount(cost)) return null
  const [revenue, spent] = [toSmallest(price.trim(), 'MONEY'), toSmallest(cost.trim(), 'MONEY')]
  const profit = revenue - spent
  return {
    profit: toDecimal(profit, 'MONEY'),
    share: revenue === 0n ? null : Number((profit * 1000n) / revenue) / 1000,
    isLoss: profit < 0n,
  }
}
