import { noBlocker, type AccountClosureStep } from '../kernel/account-closure.ts'

export const searchAccountClosure: AccountClosureStep = {
  domain: 'search',
  findBlocker: noBlocker,
  erase: async ({ db }, member_id) => void (await db.deleteFrom('search_history').where('member_id', '=', member_id).execute()),
}
