import { sql } from 'kysely'
import type { AccountClosureStep } from '../kernel/account-closure.ts'
import type { Context } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { translate } from '../kernel/translate.ts'

/**
 * Awards that are being paid or will be released keep an account open, since a closed one can receive nothing; so does a debt. Lines, payouts and
 * events belong to the books and stay.
 */
export const awardAccountClosure: AccountClosureStep = {
  domain: 'award',
  findBlocker: async (context, member_id) => ((await hasAwards(context, member_id)) ? blocker(context) : null),
  erase: async (context, member_id) => {
    if ((await areLinesWritten(context)) || (await hasAwards(context, member_id))) {
      const { text, ...one } = blocker(context)
      throw new Refusal('identity.closure_blocked', { text, list: [{ ...one, text }] })
    }
  },
}

const blocker = ({ language }: Context) => ({ kind: 'award', text: translate(language, 'award.closure') })

async function hasAwards({ db }: Context, member_id: number): Promise<boolean> {
  const { rows } = await sql`
    select from award_line l join settlement_run r on r.id = l.run_id where l.member_id = ${member_id} and r.closed_at is null
    union all select from payout where member_id = ${member_id} and purpose = 'frozen:referral' and released_run is null
    union all select from award_debt where member_id = ${member_id} and amount > 0 limit 1`.execute(db)
  return rows.length > 0
}

/**
 * Is a run at work on members as a whole? It has its row locked and may write lines for this one, which are not seen yet. Otherwise runs wait
 * until the account is closed, and write none for it. Nobody waits here, since the run may be waiting for the member's row.
 */
async function areLinesWritten({ db }: Context): Promise<boolean> {
  const { rows: open } = await sql`select id from settlement_run where closed_at is null`.execute(db)
  const { rows: locked } = await sql`select id from settlement_run where closed_at is null for share skip locked`.execute(db)
  return locked.length < open.length
}
