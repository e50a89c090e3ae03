import { member, staff } from './access-row.ts'

/** Awards: plans and runs are the owner's; others are given the permissions in a role. */
export const awardRows = {
  'award/plan': member,
  'award/list_plans': staff('owner'),
  'award/view_plan': staff('owner'),
  'award/save_plan': staff('owner'),
  'award/approve_plan': staff('owner'),
  'award/withdraw_plan': staff('owner'),
} as const
