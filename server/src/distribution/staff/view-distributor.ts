import type { distributionStaff as contract } from '@longmall/contract/distribution-staff.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
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
  return { ...distributor, application, bindings: await bindingsOf(context, member_id) }
}

async function bindingsOf({ db }: Context, member_id: number): Promise<Distributor['bindings']> {
  const { rows } = await sql<Distributor['bindings'][number]>`
    select b.distributor_id, m.account as distributor_account, b.way, b.bound_at, b.ended_at, b.reason
    from distribution_binding b join member m on m.id = b.distributor_id where b.member_id = ${member_id} order by b.bound_at desc, b.id desc`.execute(
    db,
  )
  return rows
}
