import { sql } from 'kysely'
import { nothingToErase, type AccountClosureStep } from '../kernel/account-closure.ts'
import { translate } from '../kernel/translate.ts'

/** A payment that a provider may still tell of, or give back, must be over first: it may end in the balance. */
export const paymentAccountClosure: AccountClosureStep = {
  domain: 'payment',
  findBlocker: async ({ db, language }, member_id) => {
    const { rows } = await sql`
      select from payment p where p.member_id = ${member_id} and (
        exists (select from payment_attempt t where t.payment_id = p.id and t.state in ('pending', 'refunding'))
        or exists (select from payment_refund r where r.payment_id = p.id and r.state = 'refunding')) limit 1`.execute(db)
    return rows.length === 0 ? null : { kind: 'payments', text: translate(language, 'account_closure.payments') }
  },
  erase: nothingToErase,
}
