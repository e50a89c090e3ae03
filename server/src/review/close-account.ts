import { noBlocker, type AccountClosureStep } from '../kernel/account-closure.ts'

/** Reviews stay for other shoppers, under a masked name and without a face. */
export const reviewAccountClosure: AccountClosureStep = {
  domain: 'review',
  findBlocker: noBlocker,
  erase: async ({ db }, member_id) =>
    void (await db.updateTable('review').set({ is_anonymous: true }).where('member_id', '=', member_id).execute()),
}
