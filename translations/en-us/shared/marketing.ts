/** Labels shared by the forms and lists of promotions, coupons, gifts, games and rewards. */
export const marketing = {
  name: 'Name',
  of: '{part} of {whole}',
  texts: 'Content',
  window: 'Schedule',
  first_day: 'First day',
  last_day: 'Last day',
  last_day_help: 'Inclusive.',
  position: 'Sort order',
  position_help: 'Lower numbers come first.',
  is_on: 'Active',
  switch_on: 'Turn on',
  switch_off: 'Turn off',
  state_upcoming: 'Scheduled',
  state_off: 'Off',
  state_ended: 'Ended',
} as const
