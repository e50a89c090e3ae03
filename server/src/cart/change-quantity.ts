import type { Cart } from '@longmall/contract/cart.ts'
import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { ownedBy, requireOwner, type Shopper } from './owner.ts'
import { checkLine, usedByOtherLines } from './rules.ts'
import { loadLines, showCart } from './views.ts'

/** Sets the quantity of a line: at least 1, up to stock and limit (ORD-01). Refuses as `addLine` does, and `cart.line_not_found`. */
export async function changeQuantity(
  context: Context<Shopper>,
  { line_id, quantity }: { line_id: number; quantity: number },
): Promise<Cart> {
  const owner = requireOwner(context.actor)
  const lines = await loadLines(context, owner)
  const line = lines.find((one) => one.line_id === line_id)
  if (!line) throw new Refusal('cart.line_not_found')
  checkLine(line.sku, quantity, usedByOtherLines(line, lines))
  const { numAffectedRows } = await sql`
    update cart_line set quantity = ${quantity}, changed_at = ${context.now} where ${ownedBy(owner)} and id = ${line_id}`.execute(
    context.db,
  )
  if (!numAffectedRows) throw new Refusal('cart.line_not_found')
  return showCart(
    context,
    lines.map((one) => (one === line ? { ...line, quantity } : one)),
  )
}
