import type { Combo } from '../../types.ts'

/** Pieces of one SKU in a basket, lot by lot in the order in which sets take them. */
export interface SkuStock {
  quantity: number
  readonly lots: { readonly position: number; readonly quantity: number; readonly unit_price: number }[]
}

/** A combo, the sets of it that the quantities allow, and the most that may be used. */
export interface ComboDemand {
  readonly combo: Combo
  readonly possible: number
  readonly declined: boolean
  readonly most: number
}

/** Sets that are used, what they save, and the lines of their units. */
export interface ChosenSets {
  readonly combo: Combo
  readonly sets: number
  readonly saved: number
  readonly lineQuantities: readonly { position: number; quantity: number }[]
}

// Combos that compete for units in more ways than this are no shop's intent: the best choice found so far is then used.
const maxSteps = 20_000

/**
 * How many sets of each combo are used, so that they save the most together; those that save nothing are left out. Exact: every number of sets
 * is tried, the most first, where it can still beat what was found. Of equal choices the one with more sets of the lower ids.
 */
export function chooseSets(demands: readonly ComboDemand[], stock: ReadonlyMap<number, SkuStock>): ChosenSets[] {
  const used = new Map<number, number>()
  const upperBounds = upperBoundsFrom(demands, stock)
  let best: readonly number[] = demands.map(() => 0)
  let mostSaved = 0
  let steps = 0
  const counts = demands.map(() => 0)
  const searchFrom = (index: number, saved: number): void => {
    if (index === demands.length) {
      if (saved <= mostSaved) return
      mostSaved = saved
      best = [...counts]
      return
    }
    const { combo, most } = demands[index]!
    for (let sets = Math.min(most, setsLeft(combo, stock, used)); sets >= 0; sets--) {
      if (++steps > maxSteps) return
      const gain = sets === 0 ? 0 : valueOf(combo, sets, stock, used) - combo.price * sets
      if (gain < 0) {
        // With one price for each part, either every number of sets saves or none does.
        if (hasUniformPrices(combo, stock)) sets = 1
        continue
      }
      if (saved + gain + upperBounds[index + 1]! <= mostSaved) {
        if (hasUniformPrices(combo, stock)) break
        continue
      }
      counts[index] = sets
      addUsed(combo, sets, used)
      searchFrom(index + 1, saved + gain)
      addUsed(combo, -sets, used)
    }
    counts[index] = 0
  }
  if (upperBounds[0]! > 0) searchFrom(0, 0)
  return demands.flatMap(({ combo }, index) => (best[index]! > 0 ? [allocateSets(combo, best[index]!, stock, used)] : []))
}

/** The most that the demands from each one on could save, if nothing competed for their units. */
function upperBoundsFrom(demands: readonly ComboDemand[], stock: ReadonlyMap<number, SkuStock>): number[] {
  const upperBounds = [0]
  const none = new Map<number, number>()
  for (const { combo, most } of demands.toReversed()) {
    let alone = 0
    // The most expensive units are first: each further set saves no more than the one before.
    for (let sets = hasUniformPrices(combo, stock) ? most : 1; sets <= most; sets++) {
      const gain = valueOf(combo, sets, stock, none) - combo.price * sets
      if (gain <= alone) break
      alone = gain
    }
    upperBounds.unshift(upperBounds[0]! + alone)
  }
  return upperBounds
}

const hasUniformPrices = ({ parts }: Combo, stock: ReadonlyMap<number, SkuStock>) =>
  parts.every(({ sku_id }) => stock.get(sku_id)!.lots.length === 1)

function setsLeft({ parts }: Combo, stock: ReadonlyMap<number, SkuStock>, used: ReadonlyMap<number, number>): number {
  let left = Number.MAX_SAFE_INTEGER
  for (const { sku_id, quantity } of parts)
    left = Math.min(left, Math.floor((stock.get(sku_id)!.quantity - (used.get(sku_id) ?? 0)) / quantity))
  return left
}

function addUsed({ parts }: Combo, sets: number, used: Map<number, number>): void {
  for (const { sku_id, quantity } of parts) used.set(sku_id, (used.get(sku_id) ?? 0) + sets * quantity)
}

/** What the next units for so many sets cost without the combo. */
function valueOf({ parts }: Combo, sets: number, stock: ReadonlyMap<number, SkuStock>, used: ReadonlyMap<number, number>): number {
  let value = 0
  for (const { sku_id, quantity } of parts) {
    const { lots } = stock.get(sku_id)!
    if (lots.length === 1) value += lots[0]!.unit_price * quantity * sets
    else for (const lot of nextLots(lots, used.get(sku_id) ?? 0, quantity * sets)) value += lot.quantity * lots[lot.index]!.unit_price
  }
  return value
}

function nextLots(lots: SkuStock['lots'], from: number, count: number): { index: number; quantity: number }[] {
  const next: { index: number; quantity: number }[] = []
  let start = 0
  for (const [index, lot] of lots.entries()) {
    const quantity = Math.min(start + lot.quantity, from + count) - Math.max(start, from)
    if (quantity > 0) next.push({ index, quantity })
    start += lot.quantity
  }
  return next
}

function allocateSets(combo: Combo, sets: number, stock: ReadonlyMap<number, SkuStock>, used: Map<number, number>): ChosenSets {
  const saved = valueOf(combo, sets, stock, used) - combo.price * sets
  const lineQuantities = combo.parts.flatMap(({ sku_id, quantity }) => {
    const { lots } = stock.get(sku_id)!
    return nextLots(lots, used.get(sku_id) ?? 0, quantity * sets).map((lot) => ({
      position: lots[lot.index]!.position,
      quantity: lot.quantity,
    }))
  })
  addUsed(combo, sets, used)
  return { combo, sets, saved, lineQuantities }
}
