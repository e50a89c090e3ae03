import type { AfterSaleRequest, refund } from '@longmall/contract/refund.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { lockReturn } from '../queries.ts'
import { viewReturn } from '../views.ts'
import { closeRequest } from './close-request.ts'

/** Takes a request back before its goods are on their way. Refuses `refund.not_found`, `refund.changed`. */
export async function cancelReturn(context: Context<MemberActor>, { refund_id }: InputOf<typeof refund.cancel>): Promise<AfterSaleRequest> {
  const row = await lockReturn(context, refund_id, { member_id: context.actor.member_id })
  await closeRequest(context, row, 'cancel')
  return viewReturn(context, { refund_id })
}
