import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { newPromoteCode } from '../rules.ts'

/** Makes a member a distributor of the first level with a code of its own; nothing where the member is one already. */
export async function makeDistributor({ db, now }: Context, member_id: number): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ is_made: boolean }>`
      with made as (
        insert into distributor (member_id, promote_code, state, level_id, approved_at)
        select ${member_id}, ${newPromoteCode()}, 'active', id, ${now} from distributor_level where is_first on conflict do nothing returning 1
      )
      select exists (select from made) or exists (select from distributor where member_id = ${member_id}) as is_made`.execute(db)
    // Otherwise another distributor has this code.
    if (rows[0]!.is_made) return
  }
}
