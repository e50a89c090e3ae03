import { noBlocker, type AccountClosureStep } from '../kernel/account-closure.ts'

/** Deletes the desktop orders that the host app reported, which name the member. */
export const bridgeAccountClosure: AccountClosureStep = {
  domain: 'bridge',
  findBlocker: noBlocker,
  erase: async ({ db }, member_id) => void (await db.deleteFrom('desktop_order').where('member_id', '=', member_id).execute()),
}
