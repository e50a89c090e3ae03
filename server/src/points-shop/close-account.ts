import { noBlocker, type AccountClosureStep } from '../kernel/account-closure.ts'

/** Points orders remain in the books; the counts per member are deleted. */
export const pointsShopAccountClosure: AccountClosureStep = {
  domain: 'points_shop',
  findBlocker: noBlocker,
  erase: async ({ db }, member_id) => {
    await db.deleteFrom('points_item_member').where('member_id', '=', member_id).execute()
  },
}
