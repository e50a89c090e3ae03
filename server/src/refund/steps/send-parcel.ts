import type { AfterSaleRequest, refund } from '@longmall/contract/refund.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { lockReturn } from '../queries.ts'
import { viewReturn } from '../views.ts'
import { takeStep } from './take-step.ts'

/** Tells carrier and number of the parcel with the goods; the shop's time begins. Refuses `refund.not_found`, `refund.changed`. */
export async function sendParcel(
  context: Context<MemberActor>,
  { refund_id, carrier, tracking_number }: InputOf<typeof refund.send_parcel>,
): Promise<AfterSaleRequest> {
  const row = await lockReturn(context, refund_id, { member_id: context.actor.member_id })
  await takeStep(context, row, 'send_parcel', { carrier, tracking_number }, { carrier, tracking_number })
  return viewReturn(context, { refund_id })
}
