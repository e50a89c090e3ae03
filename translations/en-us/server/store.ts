export const store = {
  'store.not_found': 'Store not found',
  'store.changed': 'Someone else has changed this store. Review it and try again',
  'store.english_required': 'The English name and address are required',
  'store.hours_overlap': 'Two of these opening hours overlap',
  'store.in_use': 'This store has pickup orders. Close it instead',
  'store.not_a_clerk': 'This member is not a clerk of this store',
  'store.every_day': '{hours} every day',
} as const
