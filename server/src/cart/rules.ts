import type { CartChange } from '@longmall/contract/cart.ts'
import type { SkuForSale } from '../catalogue/skus-for-sale.ts'
import { Refusal } from '../kernel/refusal.ts'

/** Units that one line may hold. */
const maxQuantity = 9999
/** What one line may cost, in cents: 200 such lines, the most that a cart may be set to hold, stay below the price engine's bound of 10^12. */
const maxLineTotal = 4_000_000_000n

/** A line of a cart. */
export interface Line {
  line_id: number
  goods_id: number
  quantity: number
  selected: boolean
  /** Units of the goods that the member has bought or ordered. */
  used: number
}
export interface SkuLine extends Line {
  sku: SkuForSale
}

/** Units that a line's goods has taken of the member's limit, this line aside. */
export const usedByOtherLines = (line: Line, lines: readonly Line[]): number =>
  lines.reduce((sum, one) => (one.goods_id === line.goods_id && one.line_id !== line.line_id ? sum + one.quantity : sum), line.used)

/** Why a line cannot be bought at all; null when it can. */
export function invalidReason(sku: SkuForSale): 'unlisted' | 'sold_out' | null {
  if (!sku.is_listed) return 'unlisted'
  return sku.available <= 0 ? 'sold_out' : null
}

/** The most that may be in a line. */
export interface QuantityLimit {
  max: number
  /** Which bound that is; null for the bound of any line. */
  reason: 'stock' | 'limit' | null
}

/**
 * The most units of a SKU that may be in one line: stock, the member's limit less `used` (bought or ordered, and in
 * other lines of the goods), and the bounds of a line.
 */
export function quantityLimit(sku: SkuForSale, used: number): QuantityLimit {
  const worth = sku.list_price > 0n ? Number(maxLineTotal / sku.list_price) : maxQuantity
  const limit = Math.max(0, Math.min(maxQuantity, worth, (sku.max_per_member ?? maxQuantity + used) - used))
  const stock = Math.max(0, sku.available)
  if (limit < stock) return { max: limit, reason: sku.max_per_member === null && limit === maxQuantity ? null : 'limit' }
  return { max: stock, reason: 'stock' }
}

/**
 * Refuses a line of `quantity` units that cannot be bought: `cart.unlisted`, `cart.sold_out` with what is left,
 * `cart.purchase_limit` with the goods' limit.
 */
export function checkLine(sku: SkuForSale, quantity: number, used: number): void {
  if (!sku.is_listed) throw new Refusal('cart.unlisted', { sku_id: sku.sku_id })
  const { max, reason } = quantityLimit(sku, used)
  if (quantity <= max) return
  if (reason === 'stock') throw new Refusal('cart.sold_out', { left: max, sku_id: sku.sku_id })
  const limit = sku.max_per_member
  throw new Refusal('cart.purchase_limit', { limit: limit !== null && Math.max(0, limit - used) === max ? limit : max, sku_id: sku.sku_id })
}

export interface Merged {
  /** Lines that change or come in, with what they then hold. */
  lines: { goods_id: number; sku_id: number; quantity: number; selected: boolean }[]
  changes: CartChange[]
}

/**
 * The member's cart with the visitor's lines: quantities of the same SKU are summed and limited by stock and purchase limit;
 * unavailable lines, and those beyond a full cart, are left out. Every reduction is reported. The visitor's oldest line comes first.
 */
export function mergeLines(member: readonly SkuLine[], visitor: readonly SkuLine[], maxLines: number): Merged {
  const cart = new Map(member.map((line) => [line.sku.sku_id, line]))
  const merged: Merged = { lines: [], changes: [] }
  for (const line of visitor.toSorted((a, b) => a.line_id - b.line_id)) {
    const { sku, goods_id } = line
    const ownLine = cart.get(sku.sku_id)
    const requested = line.quantity + (ownLine?.quantity ?? 0)
    const { max, reason } = !ownLine && cart.size >= maxLines ? { max: 0, reason: 'full' as const } : mergeLimit(line, [...cart.values()])
    const quantity = Math.min(requested, max)
    if (quantity < requested) {
      const { goods_name, sku_name } = sku
      merged.changes.push({
        goods_name,
        sku_name,
        requested_quantity: requested,
        merged_quantity: quantity || (ownLine?.quantity ?? 0),
        reason,
      })
    }
    if (quantity === 0) continue
    const selected = line.selected || (ownLine?.selected ?? false)
    merged.lines.push({ goods_id, sku_id: sku.sku_id, quantity, selected })
    cart.set(sku.sku_id, { ...(ownLine ?? line), quantity, selected })
  }
  return merged
}

function mergeLimit({ sku, goods_id, used }: SkuLine, cart: readonly SkuLine[]): { max: number; reason: CartChange['reason'] } {
  if (!sku.is_listed) return { max: 0, reason: 'unlisted' }
  const otherLines = cart.filter((one) => one.goods_id === goods_id && one.sku.sku_id !== sku.sku_id)
  const { max, reason } = quantityLimit(
    sku,
    otherLines.reduce((sum, one) => sum + one.quantity, used),
  )
  return { max, reason: reason ?? 'limit' }
}
