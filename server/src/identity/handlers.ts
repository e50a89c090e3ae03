import type { identity } from '@longmall/contract/identity.ts'
import type { Handlers } from '../kernel/context.ts'
import { listAgentCodes, viewAgentCode } from './agents/list-agent-codes.ts'
import { changeAgentCode, makeAgentCodes } from './agents/make-agent-codes.ts'
import { cancelAccount, sendCancelCode } from './cancel/cancel-account.ts'
import { viewClosureBlockers } from './cancel/closure-blockers.ts'
import { confirmOwner, sendOwnerCode, viewOwner } from './contact/confirm-owner.ts'
import { undoContact, viewContactUndo } from './contact/undo-bindings.ts'
import { logIn } from './login/log-in.ts'
import { logInAuthorised } from './ticket/log-in-authorised.ts'
import { logInByMobile, sendLogInCode } from './login/log-in-by-mobile.ts'
import { endMemberSessions, liftLocks, lockMember } from './staff/lock-member.ts'
import { viewSecurity } from './staff/view-security.ts'
import { changePassword } from './password/change-password.ts'
import { checkPaymentCode, sendPaymentCode, setPaymentPassword } from './payment-password/set-payment-password.ts'
import { viewPaymentPassword } from './payment-password/view-payment-password.ts'
import { checkRecoveryCode, recover } from './recovery/recover.ts'
import { resendRecoveryCode, startRecovery } from './recovery/start-recovery.ts'
import { register, resendRegistrationCode } from './registration/register.ts'
import { startRegistration } from './registration/start-registration.ts'
import { logOut } from './session/log-out.ts'

export const identityHandlers: Handlers<typeof identity> = {
  start_registration: startRegistration,
  resend_registration_code: resendRegistrationCode,
  register,
  log_in: logIn,
  send_log_in_code: sendLogInCode,
  log_in_by_mobile: logInByMobile,
  log_in_authorised: logInAuthorised,
  log_out: logOut,
  start_recovery: startRecovery,
  resend_recovery_code: resendRecoveryCode,
  check_recovery_code: checkRecoveryCode,
  recover,
  change_password: changePassword,
  owner_verification: viewOwner,
  send_owner_code: sendOwnerCode,
  confirm_owner: confirmOwner,
  view_contact_undo: viewContactUndo,
  undo_contact: undoContact,
  payment_password: viewPaymentPassword,
  send_payment_code: sendPaymentCode,
  check_payment_code: checkPaymentCode,
  set_payment_password: setPaymentPassword,
  cancel_blockers: viewClosureBlockers,
  send_cancel_code: sendCancelCode,
  cancel_account: cancelAccount,
  security: viewSecurity,
  lift_locks: liftLocks,
  end_member_sessions: endMemberSessions,
  lock: (context, input) => lockMember(context, input, true),
  unlock: (context, input) => lockMember(context, input, false),
  agent_codes: listAgentCodes,
  view_agent_code: viewAgentCode,
  make_agent_codes: makeAgentCodes,
  change_agent_code: changeAgentCode,
}
