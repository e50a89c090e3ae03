import { noBlocker, type AccountClosureStep } from '../kernel/account-closure.ts'

/** Claimed gifts remain with their orders; others are deleted. */
export const giftAccountClosure: AccountClosureStep = {
  domain: 'gift',
  findBlocker: noBlocker,
  erase: async ({ db }, member_id) => {
    await db.deleteFrom('member_gift').where('member_id', '=', member_id).where('payment_id', 'is', null).execute()
  },
}
