import type { PledgeDetail } from '@longmall/contract/pledge.ts'
import { sql } from 'kysely'
import type { Context, MemberActor } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { findOrder } from '../order/progress/find-order.ts'
import { lockPayment } from '../payment/queries.ts'
import { refundCompletedOrder } from '../refund/closed/refund-order.ts'
import { postTransfer } from '../wallet/post-transfer.ts'
import { pledgeColumns, showDetail, type PledgeRow } from './queries.ts'

/**
 * Takes a pledge of the caller back before its first income (AST-08), in one transaction: its order goes back whole, the way it was paid, and
 * its ACC to the house. A further line of the same order goes back with it. Refuses `pledge.not_found`, `pledge.closed`, `pledge.income_paid`.
 */
export async function refundPledge(context: Context<MemberActor>, { pledge_id }: { pledge_id: number }): Promise<PledgeDetail> {
  const { db, actor, now } = context
  const found = await sql<PledgeRow>`
    select ${pledgeColumns} from pledge p where p.id = ${pledge_id} and p.member_id = ${actor.member_id}`.execute(db)
  if (!found.rows[0]) throw new Refusal('pledge.not_found')
  const { order_id } = found.rows[0]
  // Locks in the order of all: payment, order, pledges, and then accounts.
  await lockPayment(db, (await findOrder(db, order_id)).payment_id)
  const { rows } = await sql<PledgeRow>`
    select ${pledgeColumns} from pledge p where p.order_id = ${order_id} order by p.id for update`.execute(db)
  if (rows.some(({ state }) => state !== 'open')) throw new Refusal('pledge.closed')
  if (rows.some(({ paid_through }) => paid_through !== null)) throw new Refusal('pledge.income_paid')
  await sql`update pledge set state = 'refunded', closed_at = ${now} where order_id = ${order_id}`.execute(db)
  // Money before ACC: the run also credits what is available before it takes from what is pledged.
  if (!(await refundCompletedOrder(context, order_id, { reason: 'refunded', key: 'pledge' }))) throw new Refusal('pledge.closed')
  for (const { order_line_id, shares, unit_acc, member_id, pledge_no } of rows) {
    const amount = BigInt(shares) * unit_acc
    await postTransfer(context, {
      kind: 'pledge.refund',
      topic: 'pledge',
      key: String(order_line_id),
      reason: pledge_no,
      subject: `order ${order_id}`,
      entries: [
        { account: { member: member_id, unit: 'ACC', purpose: 'pledged' }, amount: -amount },
        { account: { house: 'treasury', unit: 'ACC' }, amount },
      ],
    })
  }
  const after = await sql<PledgeRow>`select ${pledgeColumns} from pledge p where p.id = ${pledge_id}`.execute(db)
  return showDetail(after.rows[0]!)
}
