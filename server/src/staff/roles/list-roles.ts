import { contract } from '@longmall/contract/index.ts'
import type { AnyOperation, OutputOf } from '@longmall/contract/operation.ts'
import type { Role, staff } from '@longmall/contract/staff.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'

const requiredPermissions = () =>
  Object.values(contract)
    .flatMap((domain) => Object.values<AnyOperation>(domain))
    .flatMap(({ access }) => access.permission ?? [])

/** All roles by name, and every permission that some operation asks for. */
export async function listRoles({ db }: Context<StaffActor>): Promise<OutputOf<typeof staff.list_roles>> {
  const { rows } = await sql<Role>`
    select r.name, r.permissions, r.version, (select count(*)::int from staff where role = r.name and is_active) as staff_count
    from staff_role r order by r.name`.execute(db)
  return { list: rows, permissions: [...new Set(requiredPermissions())].toSorted() }
}
