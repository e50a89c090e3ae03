import { member, staff } from './access-row.ts'

const own = { deposit_id: { refusal: 'deposit.not_found' } } as const

/** Term deposits: a member's own; those of all for finance. */
export const depositRows = {
  'deposit/plans': member,
  'deposit/open': member,
  'deposit/set_on_expiry': { may: 'member', owns: own },
  'deposit/list': member,
  'deposit/view': { may: 'member', owns: own },
  'deposit/certificate': { may: 'member', owns: own },
  'deposit/list_deposits': staff('owner', 'finance'),
  'deposit/view_deposit': staff('owner', 'finance'),
} as const
