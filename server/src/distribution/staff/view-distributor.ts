import type { distributionStaff as contract } from '@longmall/contract/distribution-staff.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { bindingsOf } from '../binding/queries.ts'
import { lastApplicationOf } from './applications.ts'
import { readStaffDistributor } from './distributors.ts'

type Distributor = OutputOf<typeof contract.view_distributor>

/** One distributor: figures, last application, and to whom the member is and was bound. Refuses `distribution.distributor_not_found`. */
export async function viewDistributor(
  context: Context<StaffActor>,
  { member_id }: InputOf<typeof contract.view_distributor>,
): Promise<Distributor> {
  const distributor = await readStaffDistributor(context, member_id)
  const application = await lastApplicationOf(context, member_id)
  return { ...distributor, application, bindings: await bindingsOf(context.db, member_id) }
}
