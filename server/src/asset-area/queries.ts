import type { Context } from '../kernel/context.ts'

/** When a member agreed to a version of the terms; null when not. */
export async function acceptedAt({ db }: Context, member_id: number, version: number): Promise<string | null> {
  const row = await db
    .selectFrom('asset_acceptance')
    .select('accepted_at')
    .where('member_id', '=', member_id)
    .where('version', '=', version)
    .executeTakeFirst()
  return row?.accepted_at ?? null
}
