import { cents } from '../cents.ts'
import type { Cents, FreightRow, FreightTemplate } from '../types.ts'
import type { StateLine } from './basket-state.ts'

/**
 * The row of a template for a region: the longest region prefix that fits wins, then a row for every region, then the
 * earlier one. Without a region (no address yet) only a row for every region fits.
 */
export function findFreightRow(rows: readonly FreightRow[], region: string | null): FreightRow | undefined {
  let found: FreightRow | undefined
  let length = -1
  for (const row of rows) {
    const fit = row.regions.length === 0 ? 0 : Math.max(...row.regions.map((prefix) => (region?.startsWith(prefix) ? prefix.length : -1)))
    if (fit <= length) continue
    found = row
    length = fit
  }
  return found
}

/**
 * Freight of some lines by a row: the first price once, the further price for each further portion begun. By piece or
 * by weight of the whole quantity; goods that weigh nothing still pay the first price, no lines pay nothing.
 */
export function chargeFreight(kind: FreightTemplate['kind'], row: FreightRow, lines: readonly StateLine[]): Cents {
  if (kind === 'free' || lines.length === 0) return cents(0)
  const units = lines.reduce((sum, { line }) => sum + line.quantity * (kind === 'quantity' ? 1 : line.weight_grams), 0)
  const over = Math.max(0, units - row.first_units)
  const portions = row.additional_units > 0 ? Math.ceil(over / row.additional_units) : 0
  return cents(row.first_price + portions * row.additional_price)
}
