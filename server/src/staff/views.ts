import { contract } from '@longmall/contract/index.ts'
import type { AnyOperation, OutputOf } from '@longmall/contract/operation.ts'
import type { staff, Staff } from '@longmall/contract/staff.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../kernel/context.ts'
import type { Database } from '../kernel/database/database.ts'
import { mayCall } from '../kernel/security/permissions.ts'
import { zoneSettings } from '../kernel/time/store-zone.ts'

/** An operator with what the role holds. */
export async function staffOf(db: Database, staff_id: number): Promise<Staff> {
  const { rows } = await sql<Staff>`
    select s.id as staff_id, s.email, s.name, s.role, coalesce(r.permissions, '{}') as permissions,
      exists (select from staff_totp where staff_id = s.id) as is_enrolled
    from staff s left join staff_role r on r.name = s.role where s.id = ${staff_id}`.execute(db)
  return rows[0]!
}

const operationsFor = (permissions: readonly string[]) =>
  Object.values(contract)
    .flatMap((domain) => Object.values<AnyOperation>(domain))
    .filter(({ access }) => access.who === 'staff' && mayCall(permissions, access.permission))
    .map(({ path }) => path)

/** The caller, with every operation that the console may offer. */
export async function viewStaff({ db, actor, setting, site }: Context<StaffActor>): Promise<OutputOf<typeof staff.view>> {
  const caller = await staffOf(db, actor.staff_id)
  return {
    ...caller,
    operations: operationsFor(caller.permissions),
    time_zone: setting(zoneSettings.time_zone),
    currency: site.shared.shop.currency,
  }
}
