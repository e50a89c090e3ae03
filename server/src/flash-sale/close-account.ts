import { noBlocker, type AccountClosureStep } from '../kernel/account-closure.ts'

export const flashSaleAccountClosure: AccountClosureStep = {
  domain: 'seckill',
  findBlocker: noBlocker,
  erase: async ({ db }, member_id) => {
    await db.deleteFrom('seckill_used_pass').where('member_id', '=', member_id).execute()
  },
}
