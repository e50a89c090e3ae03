export const search = {
  'search.word_not_found': 'Search keyword not found',
  'search.word_changed': 'Someone else has changed this keyword. Review it first',
  'search.word_taken': 'This keyword is already in the list',
  'search.too_many_words': 'A list can have up to {maximum} keywords. Remove one first',
} as const
