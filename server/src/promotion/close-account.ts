import { noBlocker, type AccountClosureStep } from '../kernel/account-closure.ts'

/** Limits go with the member; what was bought stands in the orders. */
export const promotionAccountClosure: AccountClosureStep = {
  domain: 'promotion',
  findBlocker: noBlocker,
  erase: async ({ db }, member_id) => {
    await db.deleteFrom('promotion_member').where('member_id', '=', member_id).execute()
    await db.deleteFrom('reduction_member').where('member_id', '=', member_id).execute()
  },
}
