import { sql } from 'kysely'
import { skusForSale, type SkuForSale } from '../catalogue/skus-for-sale.ts'
import type { Context, MemberActor } from '../kernel/context.ts'

/** A selected line of the member's cart, as an order takes it. */
export interface SelectedLine {
  line_id: number
  sku_id: number
  quantity: number
}

/**
 * The member's selected lines, oldest first. `lock` holds them until the transaction ends: of two orders of one cart
 * at once, the second then finds what the first has left.
 */
export async function selectedLines({ db, actor }: Context<MemberActor>, { lock }: { lock: boolean }): Promise<SelectedLine[]> {
  const { rows } = await sql<SelectedLine>`
    select id as line_id, sku_id, quantity from cart_line where member_id = ${actor.member_id} and selected order by id ${lock ? sql`for update` : sql``}`.execute(
    db,
  )
  return rows
}

/** The SKUs of lines, by their id; those that are no more are left out. */
export async function skusById(context: Context, lines: readonly { sku_id: number }[]): Promise<Map<number, SkuForSale>> {
  const skus = await skusForSale(
    context,
    lines.map((line) => line.sku_id),
  )
  return new Map(skus.map((sku) => [sku.sku_id, sku]))
}
