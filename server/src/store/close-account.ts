import { noBlocker, type AccountClosureStep } from '../kernel/account-closure.ts'

/** Whoever leaves is clerk of no store any more. */
export const storeAccountClosure: AccountClosureStep = {
  domain: 'store',
  findBlocker: noBlocker,
  erase: async ({ db }, member_id) => {
    await db.deleteFrom('store_clerk').where('member_id', '=', member_id).execute()
  },
}
