export const teamBuy = {
  'pintuan.not_found': 'Team not found',
  'pintuan.full': 'This team is full. You can start your own',
  'pintuan.ended': 'This team has ended. You can start your own',
  'pintuan.own_group': 'You are already in this team. Invite your friends to join',
  'pintuan.not_in_group': 'This product is not part of the team',
  'pintuan.changed': 'This team has changed. Review it and try again',
  'pintuan.decided': 'This team is no longer forming',
  'pintuan.no_seat': 'This member is not in the team',
  'message.pintuan_completed.subject': 'Your team is complete',
  'message.pintuan_completed.text': 'The team for {goods} was completed on {at}. {store} is preparing your order.',
  'message.pintuan_failed.subject': 'Your team did not fill',
  'message.pintuan_failed.text':
    'The team for {goods} ended on {at} without enough members. You are being fully refunded to the original payment method; a bank or card may take a few days.',
  'message.pintuan_removed.subject': 'You were removed from a team',
  'message.pintuan_removed.text':
    '{store} removed you from the team for {goods} on {at}. You are being fully refunded to the original payment method; a bank or card may take a few days.',
  'message.pintuan_price.subject': 'Partial refund',
  'message.pintuan_price.text':
    'You now lead a new team, which costs less than the one you wanted to join: {amount} of order {number} is being refunded to the original payment method; a bank or card may take a few days.',
  'message.pintuan_new_group.subject': 'A new team was started for you',
  'message.pintuan_new_group.text':
    'The team for {goods} that you wanted to join was full when your payment arrived, so your payment started a new team on {at}. Invite friends before {until}: {address}',
  'message.pintuan_too_late.subject': 'The team was full before your payment arrived',
  'message.pintuan_too_late.text':
    'The team for {goods} was full when your payment arrived on {at}. You are being fully refunded to the original payment method; a bank or card may take a few days.',
} as const
