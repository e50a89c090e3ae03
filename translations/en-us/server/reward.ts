export const reward = {
  'reward.already_signed_in': 'You have already checked in today',
  'reward.task_not_found': 'Task not found',
  'reward.task_not_done': 'This task is not complete yet: {done} of {goal}',
  'reward.task_already_claimed': 'You have already claimed this reward',
  'reward.rule_not_found': 'Rule not found',
  'reward.changed': 'Someone else has changed this. Review it and try again',
  'reward.english_required': 'English text is required',
  'reward.empty_reward': 'Add at least one reward',
  'reward.item_unknown': 'Coupon, product or game not found',
  'reward.total_below_granted': '{granted} have already been issued. The total cannot be lower',
} as const
