import { noBlocker, type AccountClosureStep } from '../kernel/account-closure.ts'

/** Draws stay, with the seeds they are checked by: they prove the odds to the others. Chances lapse; a seed not drawn with goes. */
export const gameAccountClosure: AccountClosureStep = {
  domain: 'game',
  findBlocker: noBlocker,
  erase: async ({ db }, member_id) => {
    await db.deleteFrom('game_chance').where('member_id', '=', member_id).execute()
    await db.deleteFrom('game_member').where('member_id', '=', member_id).execute()
    await db.deleteFrom('game_seed').where('member_id', '=', member_id).where('draws', '=', 0).execute()
  },
}
