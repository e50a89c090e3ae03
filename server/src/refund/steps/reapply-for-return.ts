import type { AfterSaleRequest, refund } from '@longmall/contract/refund.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { findReturn, lockReturn } from '../queries.ts'
import { eventOf, nextStatus } from '../rules.ts'
import { viewReturn } from '../views.ts'
import { restateAmounts } from './restate-amounts.ts'
import { checkReturnable, factsOf, openRequest, takePictures } from './open-request.ts'

/** Asks again after a refusal or a closing, with other words, units or pictures; checked again, it refuses as a first asking does. */
export async function reapplyForReturn(
  context: Context<MemberActor>,
  { refund_id, ...input }: InputOf<typeof refund.reapply>,
): Promise<AfterSaleRequest> {
  const { db, actor, now } = context
  const row = await lockReturn(context, refund_id, { member_id: actor.member_id })
  const next = nextStatus(row.status, 'reapply')
  if (next === null) throw new Refusal('refund.changed')
  const { line, returnable } = await checkReturnable(context, actor.member_id, { ...input, order_goods_id: row.order_line_id })
  const facts = await factsOf(context, line, returnable, input)
  await takePictures(context, input.pic_paths ?? [], row.pic_paths)
  const cleared = { reply: null, return_address: null, carrier: null, tracking_number: null }
  await db
    .updateTable('return_request')
    .set({ ...facts, ...cleared, status: next, changed_at: now, version: row.version + 1 })
    .where('id', '=', refund_id)
    .execute()
  await openRequest(context, await findReturn(db, refund_id), eventOf.reapply)
  await restateAmounts(context, row.order_id)
  return viewReturn(context, { refund_id })
}
