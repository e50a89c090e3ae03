import { noBlocker, type AccountClosureStep } from '../kernel/account-closure.ts'

/** Invitees and totals of an inviter are deleted, so that nothing more is paid; rewards remain, as the ledger does. */
export const invitationAccountClosure: AccountClosureStep = {
  domain: 'invitation',
  findBlocker: noBlocker,
  erase: async ({ db }, member_id) => {
    await db.deleteFrom('invitation_invitee').where('inviter_id', '=', member_id).execute()
    await db.deleteFrom('invitation_inviter').where('member_id', '=', member_id).execute()
  },
}
