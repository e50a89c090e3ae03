import { member, staff } from './access-row.ts'

/** Awards: plans and runs are the owner's; others are given the permissions in a role. */
export const awardRows = {
  'award/plan': member,
  'award/mine': member,
  'award/profit': member,
  'award/profit_days': member,
  'award/profit_entries': member,
  'award/digest': member,
  'award/factors': member,
  'award/view': { may: 'member', owns: { payout_id: { refusal: 'award.not_found' } } },
  'award/what_if': staff('owner'),
  'award/list_runs': staff('owner'),
  'award/view_run': staff('owner'),
  'award/restart_run': staff('owner'),
  'award/list_awards': staff('owner'),
  'award/explain': staff('owner'),
  'award/list_plans': staff('owner'),
  'award/view_plan': staff('owner'),
  'award/save_plan': staff('owner'),
  'award/approve_plan': staff('owner'),
  'award/withdraw_plan': staff('owner'),
} as const
