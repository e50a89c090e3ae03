import { sql } from 'kysely'
import { noBlocker, type AccountClosureStep } from '../kernel/account-closure.ts'

/** Open orders block it by themselves. Parcels and codes stay with the order; the phone that was recharged is erased. */
export const fulfilmentAccountClosure: AccountClosureStep = {
  domain: 'fulfilment',
  findBlocker: noBlocker,
  erase: async ({ db }, member_id) => {
    await sql`
      update phone_recharge r set mobile = '-' from virtual_delivery d where d.order_id = r.order_id and d.member_id = ${member_id}`.execute(
      db,
    )
  },
}
