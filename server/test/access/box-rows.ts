import { member, roles, staff } from './access-row.ts'

const box = { box_id: { refusal: 'box.not_found' } } as const
const all = staff(...roles)
const hardware = staff('owner', 'operator')

/** Who may call what concerns devices. */
export const boxRows = {
  'box/shop': member,
  'box/list': member,
  'box/view': { ...member, owns: box },
  'box/days': { ...member, owns: box },
  'box/set_remark': { ...member, owns: box },
  'box/preview_code': member,
  'box/bind': { ...member, owns: { box_id: { refusal: 'box.not_found', owners: 'asset_area.terms_not_agreed' } } },
  'box/log_in': member,
  'box/log_out': { ...member, owns: box },
  'box/staff_list': all,
  'box/staff_view': all,
  'box/staff_days': all,
  'box/unbind': hardware,
  'box/hardware_list': all,
  'box/enrol_hardware': hardware,
  'box/renew_key': hardware,
  'box/revoke_hardware': hardware,
  'box/alerts': all,
  'box/handle_alert': hardware,
  'box/plans': all,
  'box/plan_view': all,
  'box/save_plan': staff('owner', 'operator', 'finance'),
  'box/owner_requests': all,
  'box/request_owner': hardware,
  'box/approve_owner': staff('owner', 'operator', 'finance'),
  'box/refuse_owner': staff('owner', 'operator', 'finance'),
} as const
