import { sql } from 'kysely'
import { giveStock } from '../catalogue/give-stock.ts'
import type { Context, SystemActor } from '../kernel/context.ts'
import { givePromotions } from '../promotion/give-promotions.ts'
import { lockBargain, type BargainRow } from './queries.ts'

/** Fails a locked bargain that is cut or ordered, and gives its piece back: the promotion's stock and limit, and the SKU's stock. */
export async function failBargain(context: Context, { bargain_id, promotion_id, sku_id, member_id }: BargainRow): Promise<void> {
  await sql`update bargain set state = 'failed', payment_id = null, decided_at = ${context.now} where id = ${bargain_id}`.execute(
    context.db,
  )
  const pieces = [{ promotion_id, sku_id, quantity: 1 }]
  await givePromotions(context, member_id, pieces)
  await giveStock(context, pieces)
}

/** The timer's verb: a bargain that nobody ordered in its time fails; one that is ordered waits for its payment. */
export async function endBargain(context: Context<SystemActor>, subject: string): Promise<void> {
  const bargain = await lockBargain(context, Number(subject))
  if (bargain?.state === 'cutting' && bargain.ends_at <= context.now) await failBargain(context, bargain)
}
