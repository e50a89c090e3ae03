import type { Context } from '../../kernel/context.ts'

/** The name by which a member logs in. */
export async function accountOf({ db }: Context, member_id: number): Promise<string> {
  const { account } = await db.selectFrom('member').select('account').where('id', '=', member_id).executeTakeFirstOrThrow()
  return account
}
