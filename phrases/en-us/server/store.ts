export const store = {
  'store.not_found': 'Store not found',
  'store.changed': 'This store was changed in the meantime. Please review it and try again',
  'store.english_needed': 'A store needs its English name and address',
  'store.hours_overlap': 'Two of these opening hours overlap',
  'store.in_use': 'Orders were or are to be picked up at this store: close it instead',
  'store.no_clerk': 'This member is not a clerk of this store',
  'store.every_day': '{hours} every day',
} as const
