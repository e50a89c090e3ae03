import { noBlocker, type AccountClosureStep } from '../kernel/account-closure.ts'

/** What the host app told of a member's desktop orders names the member; it goes. */
export const bridgeAccountClosure: AccountClosureStep = {
  domain: 'bridge',
  findBlocker: noBlocker,
  erase: async ({ db }, member_id) => void (await db.deleteFrom('desktop_order').where('member_id', '=', member_id).execute()),
}
