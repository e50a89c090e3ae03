import type { Cart } from '@longmall/contract/cart.ts'
import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { ownedBy, requireOwner, type Owner, type Shopper } from './owner.ts'
import { invalidReason } from './rules.ts'
import { loadLines, showCart } from './views.ts'

/** Takes lines out of the caller's cart; ids of no line of it do nothing. */
export async function removeLines(context: Context<Shopper>, { line_ids }: { line_ids: number[] }): Promise<Cart> {
  const owner = requireOwner(context.actor)
  await deleteLines(context, owner, line_ids)
  return showCart(context, await loadLines(context, owner))
}

/** Takes out every line that cannot be bought: off the shelf or sold out (ORD-01). */
export async function clearInvalid(context: Context<Shopper>): Promise<Cart> {
  const owner = requireOwner(context.actor)
  const lines = await loadLines(context, owner)
  const invalid = lines.filter(({ sku }) => invalidReason(sku))
  if (invalid.length)
    await deleteLines(
      context,
      owner,
      invalid.map((line) => line.line_id),
    )
  return showCart(
    context,
    lines.filter((line) => !invalid.includes(line)),
  )
}

async function deleteLines({ db }: Context, owner: Owner, line_ids: number[]) {
  await sql`delete from cart_line where ${ownedBy(owner)} and id = any (${line_ids})`.execute(db)
}
