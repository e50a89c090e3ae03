import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { failBargain } from './fail-bargain.ts'
import { lockBargain } from './queries.ts'

/**
 * Sets a bargain ordered under a payment, once, while it runs; from then on nobody cuts it. `price` in cents is what it was priced
 * at: a friend may have cut it meanwhile. Its stock and limit are the order's to take. Refuses `bargain.ended`, `bargain.changed`.
 */
export async function reserveBargain(
  { db, now }: Context,
  { bargain_id, payment_id, price = null }: { bargain_id: number; payment_id: number; price?: number | null },
): Promise<void> {
  const { rows } = await sql<{ price: bigint }>`
    update bargain set state = 'ordered', payment_id = ${payment_id} where id = ${bargain_id} and state = 'cutting' and ends_at > ${now}
    returning price`.execute(db)
  if (!rows[0]) throw new Refusal('bargain.ended')
  if (price !== null && rows[0].price !== BigInt(price)) throw new Refusal('bargain.changed')
}

/**
 * Frees the bargain of a payment whose order is closed unpaid: it goes on while there is time, else it fails;
 * its stock is the order's to give back. A payment without one, or one that is freed, changes nothing.
 */
export async function releaseBargain(context: Context, payment_id: number): Promise<void> {
  const found = await context.db
    .selectFrom('bargain')
    .select('id')
    .where('payment_id', '=', payment_id)
    .where('state', '=', 'ordered')
    .executeTakeFirst()
  const bargain = found && (await lockBargain(context, found.id))
  if (bargain?.state !== 'ordered' || bargain.payment_id !== payment_id) return
  if (bargain.ends_at <= context.now) return failBargain(context, bargain)
  await sql`update bargain set state = 'cutting', payment_id = null where id = ${bargain.bargain_id}`.execute(context.db)
}

/** Answers `order.paid` in its transaction: a bargain whose order is paid is bought. */
export async function completeBargain(
  { db, now }: Context,
  { payment_id, promotion }: { payment_id: number; promotion: { kind: string } | null },
): Promise<void> {
  if (promotion?.kind !== 'bargain') return
  await sql`update bargain set state = 'purchased', decided_at = ${now} where payment_id = ${payment_id} and state = 'ordered'`.execute(db)
}
