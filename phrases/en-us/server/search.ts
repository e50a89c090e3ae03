export const search = {
  'search.word_not_found': 'Search word not found',
  'search.word_changed': 'Someone else changed this search word in the meantime. Please review it and try again',
  'search.word_taken': 'This list already has this word',
  'search.too_many_words': 'A list holds at most {maximum} words; remove one first',
} as const
