export const pintuan = {
  'pintuan.not_found': 'Team not found',
  'pintuan.full': 'This team is full. You can open one of your own',
  'pintuan.ended': 'This team has ended. You can open one of your own',
  'pintuan.own_group': 'You have a place in this team already: invite your friends to it',
  'pintuan.not_in_group': 'This product is not part of the team',
  'pintuan.changed': 'This team has changed in the meantime. Please review it and try again',
  'pintuan.decided': 'This team is no longer forming',
  'pintuan.no_seat': 'This member has no place in the team',
  'message.pintuan_completed.subject': 'Your team is complete',
  'message.pintuan_completed.text': 'The team for {goods} was completed on {at}. {store} is getting your order ready.',
  'message.pintuan_failed.subject': 'Your team did not come together',
  'message.pintuan_failed.text':
    'The team for {goods} ended on {at} without enough members. Everything you paid is going back to where it came from; a bank or card may take some days to show it.',
  'message.pintuan_removed.subject': 'You are no longer in the team',
  'message.pintuan_removed.text':
    '{store} took your place in the team for {goods} back on {at}. Everything you paid is going back to where it came from; a bank or card may take some days to show it.',
  'message.pintuan_price.subject': 'Part of your payment comes back',
  'message.pintuan_price.text':
    'Your place is in a new team that you lead, which costs less than the one you wanted to join: {amount} of order {number} is going back to where it came from; a bank or card may take some days to show it.',
  'message.pintuan_new_group.subject': 'A new team was opened for you',
  'message.pintuan_new_group.text':
    'The team for {goods} that you wanted to join had no place left when your payment came in, so your payment opened a new one on {at}. Invite friends before {until}: {address}',
  'message.pintuan_too_late.subject': 'The team was full before your payment came in',
  'message.pintuan_too_late.text':
    'The team for {goods} had no place left when your payment came in on {at}. Everything you paid is going back to where it came from; a bank or card may take some days to show it.',
} as const
