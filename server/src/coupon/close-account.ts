import { noBlocker, type AccountClosureStep } from '../kernel/account-closure.ts'

/** Used coupons remain with their orders; others are deleted. */
export const couponAccountClosure: AccountClosureStep = {
  domain: 'coupon',
  findBlocker: noBlocker,
  erase: async ({ db }, member_id) => {
    await db.deleteFrom('member_coupon').where('member_id', '=', member_id).where('state', '<>', 'used').execute()
    await db.deleteFrom('coupon_claim').where('member_id', '=', member_id).execute()
  },
}
