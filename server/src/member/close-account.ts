import { noBlocker, type AccountClosureStep } from '../kernel/account-closure.ts'

/** Addresses, half-done changes of contact and operators’ tags and the AM window go; the history of the grade stays, since referrers were raised by it; the member's own row is emptied by whoever cancels the account. */
export const memberAccountClosure: AccountClosureStep = {
  domain: 'member',
  findBlocker: noBlocker,
  erase: async ({ db }, member_id) => {
    await db.deleteFrom('address').where('member_id', '=', member_id).execute()
    await db.deleteFrom('contact_change').where('member_id', '=', member_id).execute()
    await db.deleteFrom('am_window').where('member_id', '=', member_id).execute()
    await db.deleteFrom('member_tag_assignment').where('member_id', '=', member_id).execute()
  },
}
