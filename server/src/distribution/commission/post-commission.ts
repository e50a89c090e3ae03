import { sql, type RawBuilder } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { emit } from '../../kernel/work/outbox.ts'
import type { AccountRef } from '../../wallet/accounts.ts'
import { postLines, type LineRow } from '../../wallet/batch/post-lines.ts'
import '../events.ts'

/** The code of commission among types of income. */
const incomeCode = 106

/** Changes the rows of an order by a query and posts the lines that it answers; nothing where there are none. */
async function post(
  context: Context,
  verb: 'freeze' | 'release' | 'claw_back',
  { key, order_id }: { key: string; order_id: number },
  query: RawBuilder<LineRow>,
): Promise<void> {
  const { rows } = await query.execute(context.db)
  if (rows.length === 0) return
  const lines = rows.map(({ member_id, unit, purpose, amount }) => ({
    account: (member_id === null ? { house: purpose, unit } : { member: member_id, unit, purpose }) as AccountRef,
    amount,
  }))
  const [income_code, reason] = [incomeCode, `order ${order_id}`]
  await postLines(context, { kind: `commission.${verb}`, key, topic: 'commission', income_code, reason, subject: reason }, lines)
}

/** Answers `order.received` in its transaction: its commission is the distributors’ from now on, frozen until after-sale is over. */
export async function freezeCommission(context: Context, { order_id }: { order_id: number }): Promise<void> {
  await post(context, 'freeze', { key: `order ${order_id}`, order_id }, sql`select * from freeze_commission(${order_id}, ${context.now})`)
}

/**
 * Answers `order.settled` in its transaction: its commission becomes available, less what its distributors owe. What was never received, because
 * only a part of it was refunded and nothing is left to send, is frozen first.
 */
export async function releaseCommission(context: Context, { order_id }: { order_id: number }): Promise<void> {
  const { rows } = await sql<{ state: 'pending' | 'frozen'; distributor_id: number }>`
    select state, distributor_id from commission where order_id = ${order_id} and state in ('pending', 'frozen') order by distributor_id`.execute(
    context.db,
  )
  if (rows.length === 0) return
  if (rows.some(({ state }) => state === 'pending')) await freezeCommission(context, { order_id })
  await post(context, 'release', { key: `order ${order_id}`, order_id }, sql`select * from release_commission(${order_id}, ${context.now})`)
  await emit(context, 'distribution.figures_changed', { distributor_ids: [...new Set(rows.map(({ distributor_id }) => distributor_id))] })
}

/**
 * Answers a refund of an order, or a lower price, in its transaction: its commission goes back in proportion to what its lines were refunded, once for a
 * cause such as `return 5`: of the pending only the figures, of the frozen from there, of the available what the member still has; the rest is owed.
 */
export async function clawBackCommission(context: Context, { order_id, cause }: { order_id: number; cause: string }): Promise<void> {
  await post(
    context,
    'claw_back',
    { key: `order ${order_id} ${cause}`, order_id },
    sql`select * from claw_back_commission(${order_id}, ${cause}, ${context.now})`,
  )
}
