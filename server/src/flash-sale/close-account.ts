import { noBlocker, type AccountClosureStep } from '../kernel/account-closure.ts'

export const flashSaleAccountClosure: AccountClosureStep = {
  domain: 'flash_sale',
  findBlocker: noBlocker,
  erase: async ({ db }, member_id) => {
    await db.deleteFrom('flash_sale_used_pass').where('member_id', '=', member_id).execute()
  },
}
