import { sql } from 'kysely'
import { plus, type Timestamp } from '../../kernel/time/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { clearTimer, setTimer } from '../../kernel/time/timers.ts'
import type { ReturnRow } from '../queries.ts'
import { dueStep, eventOf, nextStatus, type ReturnStep } from '../rules.ts'
import { refundSettings } from '../settings.ts'

/** Other columns that a step writes. */
export type Changes = Partial<
  Pick<
    ReturnRow,
    | 'reply'
    | 'return_address'
    | 'carrier'
    | 'tracking_number'
    | 'goods_amount'
    | 'freight_amount'
    | 'longcoin'
    | 'coupon_returned'
    | 'parts'
    | 'refunded_at'
  >
>

/**
 * Takes a step of a request whose row is locked: status, deadline and its timer, history. What ends it without a refund is
 * `closeRequest`. Refuses `refund.changed` where the table has no such step.
 */
export async function takeStep(
  context: Context,
  row: ReturnRow,
  step: ReturnStep,
  changes: Changes = {},
  details: Record<string, string> = {},
): Promise<ReturnRow> {
  const next = nextStatus(row.status, step)
  if (next === null) throw new Refusal('refund.changed')
  const deadlines = deadlinesOf(context, next)
  const { parts, ...plain } = changes
  await context.db
    .updateTable('return_request')
    .set({
      ...plain,
      ...(parts ? { parts: JSON.stringify(parts) } : {}),
      ...deadlines,
      status: next,
      changed_at: context.now,
      version: row.version + 1,
    })
    .where('id', '=', row.id)
    .execute()
  const after: ReturnRow = { ...row, ...changes, ...deadlines, status: next, version: row.version + 1 }
  if (step !== 'refund') await noteReturn(context, after, eventOf[step], details)
  await setDue(context, after)
  return after
}

/** When the side whose turn it is at a status must have acted. */
export function deadlinesOf({ now, setting }: Context, next: ReturnRow['status']): Pick<ReturnRow, 'merchant_deadline' | 'buyer_deadline'> {
  const { merchant_days, buyer_days, receipt_days } = refundSettings
  const after: Partial<Record<ReturnRow['status'], Timestamp>> = {
    1: plus(now, { days: setting(merchant_days) }),
    4: plus(now, { days: setting(buyer_days) }),
    5: plus(now, { days: setting(receipt_days) }),
  }
  const deadline = dueStep[next]?.deadline
  return {
    merchant_deadline: deadline === 'merchant_deadline' ? after[next]! : null,
    buyer_deadline: deadline === 'buyer_deadline' ? after[next]! : null,
  }
}

/** One timer a request: whatever falls due at its status. */
export async function setDue({ db }: Context, { id, merchant_deadline, buyer_deadline }: ReturnRow): Promise<void> {
  const due = merchant_deadline ?? buyer_deadline
  await (due === null ? clearTimer(db, 'refund.deadline', id) : setTimer(db, 'refund.deadline', id, due))
}

/** Writes an event into a request's history (ORD-13); details are short texts. */
export async function noteReturn(
  { db, actor, now }: Context,
  { id, status }: Pick<ReturnRow, 'id' | 'status'>,
  event: string,
  details: Record<string, string> = {},
): Promise<void> {
  const [who, who_id] =
    actor.kind === 'member'
      ? ['member', actor.member_id]
      : actor.kind === 'staff'
        ? ['operator', actor.staff_id]
        : (['system', null] as const)
  await sql`
    insert into return_event (return_id, event, status, actor, actor_id, details, created_at)
    values (${id}, ${event}, ${status}, ${who}, ${who_id}::int, ${JSON.stringify(details)}::jsonb, ${now})`.execute(db)
}
