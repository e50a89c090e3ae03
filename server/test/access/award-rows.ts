import { everyone, member, roles, staff } from './access-row.ts'

/** Awards: operators change the plan, finance approves it, all see (decisions/0066). */
export const awardRows = {
  'award/plan': member,
  'award/outcome': everyone,
  'award/mine': member,
  'award/unpaid': member,
  'award/profit': member,
  'award/profit_days': member,
  'award/profit_entries': member,
  'award/digest': member,
  'award/factors': member,
  'award/view': { may: 'member', owns: { payout_id: { refusal: 'award.not_found' } } },
  'award/what_if': staff(...roles),
  'award/list_runs': staff(...roles),
  'award/view_run': staff(...roles),
  'award/restart_run': staff('owner', 'operator', 'finance'),
  'award/list_awards': staff(...roles),
  'award/explain': staff(...roles),
  'award/list_plans': staff(...roles),
  'award/view_plan': staff(...roles),
  'award/save_plan': staff('owner', 'operator'),
  'award/approve_plan': staff('owner', 'finance'),
  'award/withdraw_plan': staff('owner', 'operator'),
} as const
