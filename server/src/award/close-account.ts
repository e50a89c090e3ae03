import { sql } from 'kysely'
import type { AccountClosureStep } from '../kernel/account-closure.ts'
import type { Context } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { translate } from '../kernel/translate.ts'
import { linesLock } from './settlement/lines-lock.ts'

/**
 * Awards that are being paid or will be released keep an account open, since a closed one can receive nothing; so does a debt. Lines, payouts and
 * events belong to the books and stay.
 */
export const awardAccountClosure: AccountClosureStep = {
  domain: 'award',
  findBlocker: async (context, member_id) => ((await hasAwards(context, member_id)) ? blocker(context) : null),
  erase: async (context, member_id) => {
    if ((await isFreeOfLines(context)) && !(await hasAwards(context, member_id))) return
    const found = blocker(context)
    throw new Refusal('identity.closure_blocked', { text: found.text, list: [found] })
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
 * False while a run writes lines, which are not seen yet. Otherwise runs write none until the account is closed, also one that is opened
 * meanwhile. Nobody waits here, since the run may be waiting for the member's row.
 */
async function isFreeOfLines({ db }: Context): Promise<boolean> {
  const { rows } = await sql<{ is_free: boolean }>`select pg_try_advisory_xact_lock_shared(${linesLock}) as is_free`.execute(db)
  return rows[0]!.is_free
}
