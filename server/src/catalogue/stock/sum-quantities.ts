/** Units of one SKU. */
export interface SkuQuantity {
  sku_id: number
  quantity: number
}

/** Lines of the same SKU summed, by ascending SKU id, as two arrays for SQL. */
export function sumQuantities(lines: readonly SkuQuantity[]): { sku_ids: number[]; quantities: number[] } {
  const sums = new Map<number, number>()
  for (const { sku_id, quantity } of lines) sums.set(sku_id, (sums.get(sku_id) ?? 0) + quantity)
  const sku_ids = [...sums.keys()].sort((a, b) => a - b)
  return { sku_ids, quantities: sku_ids.map((sku_id) => sums.get(sku_id)!) }
}
