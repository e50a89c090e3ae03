import type { staff } from '@longmall/contract/staff.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { audit } from '../kernel/audit.ts'
import type { Context, StaffActor } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'

/** Makes a member a clerk of the verification desk, or no more (IDN-12). Refuses `member.not_found`, for a cancelled one too. */
export async function makeClerk(
  context: Context<StaffActor>,
  { member_id, is_desk_clerk }: InputOf<typeof staff.make_clerk>,
): Promise<OutputOf<typeof staff.make_clerk>> {
  const found = await context.db
    .selectFrom('member')
    .select('is_desk_clerk')
    .where('id', '=', member_id)
    .where('state', '<>', 'cancelled')
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!found) throw new Refusal('member.not_found')
  await context.db.updateTable('member').set({ is_desk_clerk }).where('id', '=', member_id).execute()
  await audit(context, { subject: `member ${member_id}`, before: found, after: { is_desk_clerk } })
  return { is_desk_clerk }
}
