import type { staff } from '@longmall/contract/staff.ts'
import type { Handlers } from '../kernel/context.ts'
import { changePassword } from './account/change-password.ts'
import { offerTotp } from './account/offer-totp.ts'
import { renewRecoveryCodes } from './account/renew-recovery-codes.ts'
import { endOtherSessions, viewSecurity } from './account/sessions.ts'
import { listAudit } from './list-audit.ts'
import { confirmEnrolment } from './login/confirm-enrolment.ts'
import { enterCode, enterRecoveryCode } from './login/enter-code.ts'
import { logIn } from './login/log-in.ts'
import { logOut } from './login/log-out.ts'
import { addStaff } from './people/add-staff.ts'
import { changeStaff } from './people/change-staff.ts'
import { endSessions } from './people/end-sessions.ts'
import { listStaff } from './people/list-staff.ts'
import { resetTotp } from './people/reset-totp.ts'
import { setPassword } from './people/set-password.ts'
import { addRole } from './roles/add-role.ts'
import { changeRole } from './roles/change-role.ts'
import { listRoles } from './roles/list-roles.ts'
import { viewStaff } from './views.ts'

export const staffHandlers: Handlers<typeof staff> = {
  log_in: logIn,
  enter_code: enterCode,
  enter_recovery_code: enterRecoveryCode,
  confirm_enrolment: confirmEnrolment,
  log_out: logOut,
  view: viewStaff,
  change_password: changePassword,
  offer_totp: offerTotp,
  renew_recovery_codes: renewRecoveryCodes,
  security: viewSecurity,
  end_other_sessions: endOtherSessions,
  list_staff: listStaff,
  add_staff: addStaff,
  change_staff: changeStaff,
  set_password: setPassword,
  reset_totp: resetTotp,
  end_sessions: endSessions,
  list_roles: listRoles,
  add_role: addRole,
  change_role: changeRole,
  list_audit: listAudit,
}
