import type { refund } from '@longmall/contract/refund.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { lockReturn } from '../queries.ts'
import { refundSettings } from '../settings.ts'
import { approveReturn } from '../steps/approve-return.ts'
import { handled, type Handled } from './handled.ts'

/**
 * Approves: refunds, or awaits the goods at `return_address` or the shop's default return address. Refuses `refund.not_found`,
 * `refund.changed`.
 */
export async function approve(
  context: Context<StaffActor>,
  { refund_id, version, return_address }: InputOf<typeof refund.approve>,
): Promise<Handled> {
  const row = await lockReturn(context, refund_id, { version, money: true })
  return handled(
    context,
    row,
    await approveReturn(context, row, 'approve', return_address ?? context.setting(refundSettings.return_address)),
  )
}
