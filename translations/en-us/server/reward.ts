export const reward = {
  'reward.already_signed': 'You have already checked in today',
  'reward.task_not_found': 'Task not found',
  'reward.task_not_done': 'This task is not complete yet: {done} of {goal}',
  'reward.task_claimed': 'You have already claimed this reward',
  'reward.rule_not_found': 'Rule not found',
  'reward.changed': 'Someone else has changed this. Review it and try again',
  'reward.english_needed': 'English text is required',
  'reward.gives_nothing': 'Add at least one reward',
  'reward.thing_unknown': 'Coupon, product or game not found',
  'reward.total_below_given': '{given} have already been issued. The total cannot be lower',
} as const
