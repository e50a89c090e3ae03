export const search = {
  'search.keyword_not_found': 'Search keyword not found',
  'search.keyword_changed': 'Someone else has changed this keyword. Review it first',
  'search.keyword_exists': 'This keyword is already in the list',
  'search.too_many_keywords': 'A list can have up to {maximum} keywords. Remove one first',
} as const
