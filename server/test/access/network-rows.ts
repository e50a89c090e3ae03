import { member, roles, staff } from './access-row.ts'

/** Who may call what concerns the trees of members. */
export const networkRows = {
  'network/view': member,
  'network/team': member,
  'network/team_members': member,
  'network/member_tree': member,
  'network/binary_tree': member,
  'network/search': member,
  'network/choose_leg': member,
  'network/member': staff(...roles),
  'network/staff_member_tree': staff(...roles),
  'network/staff_binary_tree': staff(...roles),
  'network/staff_search': staff(...roles),
  'network/sponsor_requests': staff(...roles),
  'network/request_sponsor': staff('owner', 'operator'),
  'network/approve_sponsor': staff('owner', 'operator', 'finance'),
  'network/refuse_sponsor': staff('owner', 'operator', 'finance'),
  'network/last_check': staff(...roles),
}
