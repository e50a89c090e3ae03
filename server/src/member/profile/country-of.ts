import type { Context } from '../../kernel/context.ts'

/** The country that a member registered with, as the contract's `Country`; null where there is no such member. */
export async function countryOf({ db }: Context, member_id: number): Promise<string | null> {
  const found = await db.selectFrom('member').select('country').where('id', '=', member_id).executeTakeFirst()
  return found?.country ?? null
}
