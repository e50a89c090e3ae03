import { noBlocker, type AccountClosureStep } from '../../kernel/account-closure.ts'

export const cartAccountClosure: AccountClosureStep = {
  domain: 'cart',
  findBlocker: noBlocker,
  erase: async ({ db }, member_id) => {
    await db.deleteFrom('cart_line').where('member_id', '=', member_id).execute()
    await db.deleteFrom('cart_allowance').where('member_id', '=', member_id).execute()
  },
}
