/** Headings of the lists of orders to pick up and of hand-overs. */
export const listRedemption = {
  'list.redemption_id': 'Record ID',
  'list.subject_no': 'Number',
  'list.redeemed_at': 'Handed over',
  'list.coins': 'Coins',
  'list.undone_at': 'Undone',
  'list.undo_reason': 'Reason for undoing',
  'list.clerk_id': 'Clerk ID',
  'list.clerk_account': 'Clerk',
  'list.member_name': 'Member',
  'list.ready_at': 'Ready since',
  'list.ready_by_name': 'Marked as ready by (name)',
} as const
