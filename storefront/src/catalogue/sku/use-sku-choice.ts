import type { GoodsDetail, Sku } from '@longmall/contract/catalogue.ts'
import { useState } from 'react'
import { quantityLimit, type QuantityLimit } from './quantity-limit.ts'
import { type Choice, choose, findSku, firstChoice } from './sku-choice.ts'

export interface SkuChoice {
  choice: Choice
  /** The variant that is chosen; null while something is open. */
  sku: Sku | null
  /** The variant whose price and picture are shown meanwhile. */
  shown: Sku
  pick: (at: number, value: number) => void
  /** Never above the maximum of the variant. */
  quantity: number
  /** The initial quantity: a shopper who did not raise it sees no limit. */
  start: number
  limit: QuantityLimit
  setQuantity: (quantity: number) => void
}

/** What the shopper chooses of goods: values and quantity, initially `start`. `onSku` is called with every fully chosen variant. */
export function useSkuChoice(goods: GoodsDetail, onSku?: (sku: Sku) => void, start = 1): SkuChoice {
  const [choice, setChoice] = useState(() => firstChoice(goods, goods.sku_id))
  const [enteredQuantity, setQuantity] = useState(start)
  const sku = findSku(goods.skus, choice)
  const shown = sku ?? goods.skus.find(({ sku_id }) => sku_id === goods.sku_id) ?? goods.skus[0]
  if (!shown) throw new Error(`goods ${goods.goods_id} have no variant`)
  const pick = (at: number, value: number) => {
    const next = choose(choice, at, value)
    setChoice(next)
    const chosen = findSku(goods.skus, next)
    if (chosen) onSku?.(chosen)
  }
  const limit = quantityLimit(sku ?? { stock: 'plenty', available: null }, goods)
  return { choice, sku, shown, pick, start, quantity: Math.min(enteredQuantity, Math.max(1, limit.max)), limit, setQuantity }
}
