export const reward = {
  'reward.already_signed': 'You have signed in today',
  'reward.task_not_found': 'Task not found',
  'reward.task_not_done': 'This task is not done yet: {done} of {goal}',
  'reward.task_claimed': 'You have claimed this reward',
  'reward.rule_not_found': 'Rule not found',
  'reward.changed': 'This was changed in the meantime. Please review it and try again',
  'reward.english_needed': 'English words are needed',
  'reward.gives_nothing': 'A reward must give something',
  'reward.thing_unknown': 'This coupon, these products or this game do not exist',
  'reward.total_below_given': '{given} were given already: the total cannot be less',
} as const
