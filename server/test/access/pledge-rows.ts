import { member, staff } from './access-row.ts'

const pledge = { pledge_id: { refusal: 'pledge.not_found' } } as const

/** Who may call what concerns pledges. */
export const pledgeRows = {
  'pledge/offers': member,
  'pledge/summary': member,
  'pledge/list': member,
  'pledge/view': { ...member, owns: pledge },
  'pledge/income': { ...member, owns: pledge },
  // The order of the sample is not paid.
  'pledge/refund': { ...member, owns: { pledge_id: { refusal: 'pledge.not_found', owners: 'pledge.closed' } } },
  'pledge/list_pledges': staff('owner', 'finance'),
  'pledge/view_pledge': staff('owner', 'finance'),
} as const
