/** Fields of the exported list of rewards of invitations. */
export const listInvitation = {
  'list.reward_id': 'Reward ID',
  'list.inviter_id': 'Inviter ID',
  'list.inviter_account': 'Inviter',
  'list.invitee_id': 'Invited member ID',
  'list.invitee_account': 'Invited member',
  'list.rewarded_at': 'Received',
} as const
