import { sql } from 'kysely'
import type { Context, SystemActor } from '../kernel/context.ts'
import { lockBargain, type BargainRow } from './queries.ts'

/** Fails a locked bargain that is cut, or whose order is closed. It holds nothing: stock is its order's. */
export async function failBargain(context: Context, { bargain_id }: BargainRow): Promise<void> {
  await sql`update bargain set state = 'failed', payment_id = null, decided_at = ${context.now} where id = ${bargain_id}`.execute(
    context.db,
  )
}

/** Timer: a bargain without an order fails at its end; an ordered one waits for its payment. */
export async function endBargain(context: Context<SystemActor>, subject: string): Promise<void> {
  const bargain = await lockBargain(context, Number(subject))
  if (bargain?.state === 'cutting' && bargain.ends_at <= context.now) await failBargain(context, bargain)
}
