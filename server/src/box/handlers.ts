import type { box } from '@longmall/contract/box.ts'
import { inArea } from '../asset-area/require-area.ts'
import type { Handlers } from '../kernel/context.ts'
import { handleAlert, listAlerts } from './hardware/alerts.ts'
import { renewKey, revokeHardware } from './hardware/change-key.ts'
import { enrolHardware } from './hardware/enrol.ts'
import { listHardware } from './hardware/hardware.ts'
import { unbindHardware } from './hardware/unbind.ts'
import { listBoxes } from './member/list-boxes.ts'
import { listDays } from './member/list-days.ts'
import { listShop } from './member/list-shop.ts'
import { setRemark } from './member/set-remark.ts'
import { viewBox } from './member/view-box.ts'
import { approveOwner, refuseOwner } from './owner/decide-owner.ts'
import { requestOwner } from './owner/request-owner.ts'
import { listOwnerRequests } from './owner/requests.ts'
import { bindBox } from './scan/bind.ts'
import { logInToBox, logOutOfBox } from './scan/log-in.ts'
import { previewCode } from './scan/preview-code.ts'
import { listStaffBoxes, listStaffDays, viewStaffBox } from './staff/boxes.ts'
import { listPlans, viewPlan } from './staff/plans.ts'
import { savePlan } from './staff/save-plan.ts'

export const boxHandlers: Handlers<typeof box> = {
  shop: inArea(listShop),
  list: inArea(listBoxes),
  view: inArea(viewBox),
  days: inArea(listDays),
  set_remark: inArea(setRemark),
  preview_code: inArea(previewCode),
  bind: inArea(bindBox),
  log_in: inArea(logInToBox),
  log_out: inArea(logOutOfBox),
  staff_list: listStaffBoxes,
  staff_view: viewStaffBox,
  staff_days: listStaffDays,
  unbind: unbindHardware,
  hardware_list: listHardware,
  enrol_hardware: enrolHardware,
  renew_key: renewKey,
  revoke_hardware: revokeHardware,
  alerts: listAlerts,
  handle_alert: handleAlert,
  plans: listPlans,
  plan_view: viewPlan,
  save_plan: savePlan,
  owner_requests: listOwnerRequests,
  request_owner: requestOwner,
  approve_owner: approveOwner,
  refuse_owner: refuseOwner,
}
