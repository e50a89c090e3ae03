import type { StartedWork } from '@longmall/contract/work.ts'
import { audit } from '../kernel/security/audit.ts'
import type { Context, StaffActor } from '../kernel/context.ts'
import type { WorkKind } from './work-kind.ts'

/**
 * Queues a work in the caller's transaction, with its line in the audit log unless it is a dry run; it begins within a second or two
 * of the commit. `input` is what the kind's `run` gets, as JSON.
 */
export async function startWork<Input>(
  context: Context<StaffActor>,
  { name, title, permission }: Pick<WorkKind<Input>, 'name' | 'title' | 'permission'>,
  input: Input,
  { total = null, is_dry_run = false }: { total?: number | null; is_dry_run?: boolean } = {},
): Promise<StartedWork> {
  const { db, actor, language } = context
  const { id } = await db
    .insertInto('work')
    .values({ kind: name, title, permission, input: JSON.stringify(input), language, total, staff_id: actor.staff_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (!is_dry_run) await audit(context, { subject: `work ${id}`, before: null, after: { kind: name, input } })
  return { work_id: id }
}
