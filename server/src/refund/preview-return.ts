import type { refund } from '@longmall/contract/refund.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { Context, MemberActor, StaffActor } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { findAfterSaleLine, type AfterSaleLine } from './line/after-sale-line.ts'
import { noPending, type Pending } from './plan/amounts.ts'
import { loadFacts, pendingBefore } from './plan/load-facts.ts'
import { planRefund } from './plan/plan-refund.ts'
import { unitsOf } from './queries.ts'
import { unshippedOf } from './rules.ts'
import { checkReturnable } from './steps/open-request.ts'
import { toRefundableLine, toRefundAmounts } from './views.ts'

type Preview = OutputOf<typeof refund.preview>
type ReturnInput = InputOf<typeof refund.preview>

/**
 * What units of a line would give back if they were returned now and everything under way went first: each source and
 * bucket, coins, freight and coupon, and why not. Refuses as asking does.
 */
export const previewReturn = (context: Context<MemberActor>, input: ReturnInput): Promise<Preview> =>
  previewFor(context, context.actor.member_id, input, (line) => pendingBefore(context.db, line))

/** The same of anybody’s line, of a refund that an operator thinks of: it goes at once, before what is under way. */
export async function previewRefund(context: Context<StaffActor>, input: Omit<ReturnInput, 'kind'>): Promise<Preview> {
  const line = await findAfterSaleLine(context, input.order_goods_id)
  if (!line) throw new Refusal('refund.line_not_found')
  return previewFor(context, line.member_id, { ...input, kind: 'refund_only' }, async () => noPending)
}

async function previewFor(
  context: Context,
  member_id: number,
  input: ReturnInput,
  before: (line: AfterSaleLine) => Promise<Pending>,
): Promise<Preview> {
  const { line, returnable } = await checkReturnable(context, member_id, input)
  const pending = await before(line)
  const { kind, quantity, order_goods_id: order_line_id } = input
  const request = { order_line_id, kind, quantity, unshipped_quantity: unshippedOf(returnable, kind, quantity) }
  const plan = planRefund(await loadFacts(context, [line.order_id]), unitsOf(request, { isReceived: true, pending }))
  return { line: toRefundableLine(context, line, returnable), refund_amounts: toRefundAmounts(plan, plan.parts) }
}
