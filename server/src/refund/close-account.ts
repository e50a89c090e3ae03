import { sql } from 'kysely'
import type { AccountClosureStep } from '../kernel/account-closure.ts'
import { translate } from '../kernel/translate.ts'
import { releaseUpload } from '../media/use-upload.ts'
import { openStatuses } from './rules.ts'

/** After-sales must be over first. What went back is kept with its times; words, pictures and parcels are erased. */
export const refundAccountClosure: AccountClosureStep = {
  domain: 'refund',
  findBlocker: async ({ db, language }, member_id) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from return_request where member_id = ${member_id} and status = any (${openStatuses}::int[])`.execute(
      db,
    )
    const { count } = rows[0]!
    return count === 0 ? null : { kind: 'refund', text: translate(language, 'account_closure.refunds', { count }) }
  },
  erase: async (context, member_id) => {
    const { rows } = await sql<{ pic_path: string }>`
      select unnest(pic_paths) as pic_path from return_request where member_id = ${member_id}`.execute(context.db)
    for (const { pic_path } of rows) await releaseUpload(context, pic_path)
    await sql`
      update return_request set note = '', pic_paths = '{}', carrier = null, reply = null,
        tracking_number = case when tracking_number is not null then '-' end where member_id = ${member_id}`.execute(context.db)
    await sql`
      update return_event e set details = details - '{carrier,tracking_number,reply}'::text[]
      from return_request r where r.id = e.return_id and r.member_id = ${member_id}`.execute(context.db)
  },
}
