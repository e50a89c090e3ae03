export const gift = {
  'gift.not_found': 'Gift not found',
  'gift.claimed': 'This gift was already claimed',
  'gift.over': 'The time to claim this gift is over',
  'gift.not_claimable': 'This gift can no longer be claimed',
  'gift.rule_not_found': 'There is no such rule of gifts',
  'gift.changed': 'This rule was changed in the meantime. Please review it and try again',
  'gift.total_below_given': '{given} were given already: the total cannot be less',
} as const
