import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { PayoutBatch, withdrawal as contract } from '@longmall/contract/withdrawal.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql, type RawBuilder } from 'kysely'
import { audit } from '../../kernel/security/audit.ts'
import { dayIn, type Timestamp } from '../../kernel/time/clock.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { readPage, type ListOrder } from '../../kernel/database/list-order.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { checkMayApprove } from '../../staff/trust/check-may-approve.ts'
import { isStopped } from '../review/check-not-stopped.ts'
import { newBatchNo } from '../rules.ts'
import { workingTime } from '../settings.ts'
import { isWorkingTime } from '../working-days.ts'

/**
 * Puts all approved withdrawals whose working day has come into one batch for the bank; those of members who are frozen, or wait after a
 * change of contact, stay approved and go with a later one. Refuses `withdrawal.outside_working_hours`
 * {opens, closes} outside the hours of a working day, `withdrawal.nothing_due` when there are none, `staff.too_new` {hours}.
 */
export async function makeBatch(context: Context<StaffActor>): Promise<PayoutBatch> {
  const { db, actor, now } = context
  const time = workingTime(context)
  if (!isWorkingTime(time, now)) throw new Refusal('withdrawal.outside_working_hours', { opens: time.opens_hour, closes: time.closes_hour })
  await checkMayApprove(context)
  await lockDueMembers(context)
  const { rows: created } = await sql<{ id: number }>`
    insert into payout_batch (batch_no, staff_id, created_at) values (${newBatchNo(dayIn(time.zone, now))}, ${actor.staff_id}, ${now}) returning id`.execute(
    db,
  )
  const { numAffectedRows } = await sql`
    update withdrawal set batch_id = ${created[0]!.id}, sent_at = ${now}, version = version + 1 where id in (
      select id from withdrawal where state = 'approved' and batch_id is null and due_from <= ${now}
        and not ${isStopped(context, sql.ref('withdrawal.member_id'))} order by id for update)`.execute(db)
  if (!numAffectedRows) throw new Refusal('withdrawal.nothing_due')
  const { rows: batches } = await batchesSql(sql`b.id = ${created[0]!.id} group by b.id`).execute(db)
  const batch = batches.map(showBatch)[0]
  await audit(context, { subject: `payout_batch ${created[0]!.id}`, before: null, after: batch })
  return batch!
}

// So that who is frozen at this moment is either left out, or frozen once it is with the bank.
const lockDueMembers = ({ db, now }: Context) =>
  sql`
    select from member where id in (select member_id from withdrawal where state = 'approved' and batch_id is null and due_from <= ${now})
    order by id for no key update`.execute(db)

const order: ListOrder<'created_at'> = { id: sql`b.id`, defaultSort: '-created_at', sorts: { created_at: 'id' } }

/** Batches for the bank, 20 a page by default, the newest first by default. */
export async function listBatches(
  { db }: Context<StaffActor>,
  page: InputOf<typeof contract.list_batches>,
): Promise<OutputOf<typeof contract.list_batches>> {
  const { list, next } = await readPage(db, order, page, ({ after, by, cursorColumn, limit }) =>
    batchesSql(sql`${after} group by b.id order by ${by} limit ${limit}`, cursorColumn),
  )
  return { list: list.map(showBatch), next }
}

interface BatchRow {
  batch_id: number
  batch_no: string
  count: number
  net: bigint
  open: number
  created_at: Timestamp
}

const batchesSql = (which: RawBuilder<unknown>, cursorColumn: RawBuilder<unknown> = sql``) => sql<BatchRow>`
    select b.id as batch_id, b.batch_no, count(w.id)::int as count, coalesce(sum(w.amount - w.fee), 0)::bigint as net,
      (count(w.id) filter (where w.state in ('approved', 'payout_unknown')))::int as open, b.created_at${cursorColumn}
    from payout_batch b left join withdrawal w on w.batch_id = b.id where ${which}`

const showBatch = (row: BatchRow): PayoutBatch => ({ ...row, net: toDecimal(row.net, 'MONEY') })
