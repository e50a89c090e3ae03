import { sql } from 'kysely'
import type { AccountClosureStep } from '../kernel/account-closure.ts'
import { translate } from '../kernel/translate.ts'
import { unbind } from './binding/rebind.ts'
import { newPromoteCode } from './rules.ts'

/**
 * Withdraws an open application and erases all of them; a distributor earns nothing more and gets a code that nobody has seen, but stays for the
 * books. Commission that is frozen or available is the wallet's blocker, a debt of commission is this one; what is pending is given up. Whoever was bound to
 * the distributor is bound to nobody.
 */
export const distributionAccountClosure: AccountClosureStep = {
  domain: 'distribution',
  findBlocker: async ({ db, language }, member_id) => {
    const { rows } = await sql`select from distributor_sum where distributor_id = ${member_id} and debt > 0`.execute(db)
    return rows.length > 0 ? { kind: 'commission', text: translate(language, 'distribution.closure') } : null
  },
  erase: async ({ db, now }, member_id) => {
    await sql`
      update distributor_application set name = '—', mobile = 'erased ' || id, note = '', refusal_reason = null, version = version + 1,
        state = case state when 'applied' then 'refused' else state end, decided_at = coalesce(decided_at, ${now}::timestamptz)
      where member_id = ${member_id}`.execute(db)
    await sql`
      update distributor set state = 'stopped', promote_code = ${newPromoteCode()}, version = version + 1 where member_id = ${member_id}`.execute(
      db,
    )
    await sql`update distribution_binding set ended_at = greatest(bound_at, ${now}) where distributor_id = ${member_id} and ended_at is null`.execute(
      db,
    )
    await sql`update distributor_sum set members = 0 where distributor_id = ${member_id}`.execute(db)
    await unbind({ db, now }, member_id, null)
    await sql`delete from distribution_followed where member_id = ${member_id}`.execute(db)
  },
}
