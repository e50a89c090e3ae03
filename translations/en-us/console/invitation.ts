/** Texts of invitations: the rewards of members who invited others. */
export const invitation = {
  lead: 'Rewards that members received for inviting others. What an invitation pays is set in the settings.',
  empty: 'No rewards yet',
  inviter: 'Inviter',
  inviter_id: 'Inviter ID',
  invitee: 'Invited member',
  occasion: 'For',
  occasion_registered: 'Registration',
  occasion_first_order: 'First paid order',
  longcoin: 'LONGCOIN',
  money: 'Money',
  coupon: 'Coupon',
  rewarded_at: 'Received',
  from: 'From',
  until: 'Until',
  settings: 'Settings',
} as const
