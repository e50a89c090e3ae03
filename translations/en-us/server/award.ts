export const award = {
  'award.plan_not_found': 'Plan version not found',
  'award.plan_changed': 'This plan version has changed. Review it and try again',
  'award.plan_decided': 'This plan version has already been decided',
  'award.plan_in_past': 'A plan version starts after today ({day})',
  'award.plan_day_taken': 'Another approved version starts on {day}',
  'award.rates_exceed_cap': 'The rates owed by one sale sum to {sum}%, more than the cap of {cap}%',
  'award.split_exceeds_whole': 'The shares of a bonus sum to more than the whole',
  'award.rate_unknown': 'The plan has no rate “{kind}” of generation {generation}, or has it twice',
  'award.own_plan': 'Another operator must approve your own plan version',
  'award.plan_started': 'This plan version is in force and cannot be withdrawn',
} as const
