export const gift = {
  'gift.not_found': 'Gift not found',
  'gift.already_claimed': 'This gift has already been claimed',
  'gift.expired': 'The claim period for this gift has ended',
  'gift.not_claimable': 'This gift can no longer be claimed',
  'gift.rule_not_found': 'Gift rule not found',
  'gift.changed': 'Someone else has changed this rule. Review it and try again',
  'gift.total_below_granted': '{granted} have already been issued. The total cannot be lower',
} as const
