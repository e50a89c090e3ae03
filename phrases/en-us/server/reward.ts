export const reward = {
  'reward.already_signed': 'You have signed in today',
  'reward.task_not_found': 'This task does not exist',
  'reward.task_not_done': 'This task is not done yet: {done} of {goal}',
  'reward.task_claimed': 'You have claimed this reward',
  'reward.rule_not_found': 'This rule does not exist',
  'reward.changed': 'This was changed meanwhile, please look at it again',
  'reward.english_needed': 'English words are needed',
  'reward.gives_nothing': 'A reward must give something',
  'reward.thing_unknown': 'This coupon, these goods or this game do not exist',
  'reward.total_below_given': '{given} were given already: the total cannot be less',
} as const
