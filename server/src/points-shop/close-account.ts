import { noBlocker, type AccountClosureStep } from '../kernel/account-closure.ts'

/** What was exchanged stays in the books; how many units a member had of what goes. */
export const pointsShopAccountClosure: AccountClosureStep = {
  domain: 'points_shop',
  findBlocker: noBlocker,
  erase: async ({ db }, member_id) => {
    await db.deleteFrom('points_item_member').where('member_id', '=', member_id).execute()
  },
}
