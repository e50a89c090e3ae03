export const network = {
  'network.not_in_team': 'This member is not in your team',
  'network.not_placed': 'No position in the placement tree yet',
  'network.request_not_found': 'Request not found',
  'network.request_decided': 'This request has already been decided. Review it',
  'network.own_request': 'Another operator has to decide on your request',
  'network.request_pending': 'A change of this member’s sponsor is already waiting for a decision',
  'network.sponsor_unknown': 'The new sponsor does not exist or has closed the account',
  'network.sponsor_frozen': 'The new sponsor’s account is frozen or locked',
  'network.own_sponsor': 'A member cannot be their own sponsor',
  'network.sponsor_cycle': 'The new sponsor is in this member’s own team',
  'network.same_sponsor': 'This is already the member’s sponsor',
  'network.sponsor_changed': 'The member’s sponsor has changed since the request',
} as const
