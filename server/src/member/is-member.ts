import type { Context } from '../kernel/context.ts'

/** Is this the ID of a member whose account is not cancelled? */
export async function isMember({ db }: Context, member_id: number): Promise<boolean> {
  const found = await db.selectFrom('member').select('id').where('id', '=', member_id).where('state', '<>', 'cancelled').executeTakeFirst()
  return found !== undefined
}
