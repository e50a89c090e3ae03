import type { Cart } from '@longmall/contract/cart.ts'
import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { ownedBy, requireOwner, type Shopper } from './owner.ts'
import type { SkuLine } from './rules.ts'
import { loadLines, showCart } from './views.ts'

interface Selection {
  line_ids?: number[] | undefined
  warehouse?: 'domestic' | 'overseas' | undefined
  selected: boolean
}

/** Selects or unselects the named lines, those of a warehouse, or all (ORD-01). Ids of no line of this cart do nothing. */
export async function selectLines(context: Context<Shopper>, { line_ids, warehouse, selected }: Selection): Promise<Cart> {
  const owner = requireOwner(context.actor)
  const lines = await loadLines(context, owner)
  const matches = ({ line_id, sku }: SkuLine) => (line_ids?.includes(line_id) ?? true) && (warehouse ?? sku.warehouse) === sku.warehouse
  const ids = lines.filter((line) => matches(line) && line.selected !== selected).map((line) => line.line_id)
  if (ids.length) await sql`update cart_line set selected = ${selected} where ${ownedBy(owner)} and id = any (${ids})`.execute(context.db)
  return showCart(
    context,
    lines.map((line) => (ids.includes(line.line_id) ? { ...line, selected } : line)),
  )
}
