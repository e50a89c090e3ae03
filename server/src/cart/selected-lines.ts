import { sql } from 'kysely'
import type { Context, MemberActor } from '../kernel/context.ts'

/** A selected line of the member's cart, as an order takes it. */
export interface SelectedLine {
  line_id: number
  sku_id: number
  quantity: number
}

/**
 * The member's selected lines, oldest first. `lock` locks them until the transaction ends: of two concurrent orders of one cart the
 * second sees what the first has left.
 */
export async function selectedLines({ db, actor }: Context<MemberActor>, { lock }: { lock: boolean }): Promise<SelectedLine[]> {
  const { rows } = await sql<SelectedLine>`
    select id as line_id, sku_id, quantity from cart_line where member_id = ${actor.member_id} and selected order by id ${lock ? sql`for update` : sql``}`.execute(
    db,
  )
  return rows
}
