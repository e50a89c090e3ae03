import type { refund } from '@longmall/contract/refund.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import type { ReturnRow } from '../queries.ts'
import { viewHandled } from '../views.ts'

export type Handled = OutputOf<typeof refund.view_return>

/** Writes what an operator did to a request into the audit log and shows how it stands now. */
export async function handled(context: Context<StaffActor>, before: ReturnRow, after: ReturnRow): Promise<Handled> {
  const shown = ({ status, reply, return_address, parts }: ReturnRow) => ({ status, reply, return_address, parts })
  await audit(context, { subject: `return ${before.id}`, before: shown(before), after: shown(after) })
  return viewHandled(context, { refund_id: before.id })
}
