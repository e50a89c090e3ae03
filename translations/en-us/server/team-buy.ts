export const teamBuy = {
  'team_buy.not_found': 'Team not found',
  'team_buy.full': 'This team is full. You can start your own',
  'team_buy.ended': 'This team has ended. You can start your own',
  'team_buy.own_team': 'You are already in this team. Invite your friends to join',
  'team_buy.not_in_team': 'This product is not part of the team',
  'team_buy.changed': 'This team has changed. Review it and try again',
  'team_buy.decided': 'This team is no longer forming',
  'team_buy.not_a_member': 'This member is not in the team',
  'message.team_buy_completed.subject': 'Your team is complete',
  'message.team_buy_completed.text': 'The team for {goods} was completed on {at}. {store} is preparing your order.',
  'message.team_buy_failed.subject': 'Your team did not fill',
  'message.team_buy_failed.text':
    'The team for {goods} ended on {at} without enough members. You are being fully refunded to the original payment method; a bank or card may take a few days.',
  'message.team_buy_removed.subject': 'You were removed from a team',
  'message.team_buy_removed.text':
    '{store} removed you from the team for {goods} on {at}. You are being fully refunded to the original payment method; a bank or card may take a few days.',
  'message.team_buy_price.subject': 'Partial refund',
  'message.team_buy_price.text':
    'You now lead a new team, which costs less than the one you wanted to join: {amount} of order {number} is being refunded to the original payment method; a bank or card may take a few days.',
  'message.team_buy_new_team.subject': 'A new team was started for you',
  'message.team_buy_new_team.text':
    'The team for {goods} that you wanted to join was full when your payment arrived, so your payment started a new team on {at}. Invite friends before {until}: {address}',
  'message.team_buy_too_late.subject': 'The team was full before your payment arrived',
  'message.team_buy_too_late.text':
    'The team for {goods} was full when your payment arrived on {at}. You are being fully refunded to the original payment method; a bank or card may take a few days.',
} as const
