import { sql } from 'kysely'
import { nothingToErase, type AccountClosureStep } from '../kernel/account-closure.ts'
import { translate } from '../kernel/translate.ts'

/**
 * Awards that are being paid or will be released keep an account open, since a closed one can receive nothing; so does a debt. Lines, payouts and
 * events belong to the books and stay.
 */
export const awardAccountClosure: AccountClosureStep = {
  domain: 'award',
  findBlocker: async ({ db, language }, member_id) => {
    const { rows } = await sql`
      select from award_line l join settlement_run r on r.id = l.run_id where l.member_id = ${member_id} and r.closed_at is null
      union all select from payout where member_id = ${member_id} and purpose = 'frozen:referral' and released_run is null
      union all select from award_debt where member_id = ${member_id} and amount > 0 limit 1`.execute(db)
    return rows.length ? { kind: 'award', text: translate(language, 'award.closure') } : null
  },
  erase: nothingToErase,
}
