import { startWork } from '../start-work.ts'
import type { WorkKind } from '../work-kind.ts'
import type { TestShop } from '../../../test/harness.ts'
import { createContext, type StaffActor } from '../../kernel/context.ts'

/** An operator as a verb meets one. */
export const asStaff = (staff_id: number, permissions: string[] = ['*']): StaffActor => ({
  kind: 'staff',
  staff_id,
  role: 'owner',
  permissions,
  session_hash: Buffer.alloc(32),
})

/** Queues a work in the name of an operator. Answers its id. */
export async function queueWork<Input>(shop: TestShop, staff_id: number, kind: WorkKind<Input>, input: Input): Promise<number> {
  const context = createContext(shop.site, asStaff(staff_id), { action: 'test/start' })
  const { work_id } = await context.transaction((inner) => startWork(inner, kind, input))
  return work_id
}
