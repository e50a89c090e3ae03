export const search = {
  'search.word_not_found': 'This search word does not exist any more',
  'search.word_changed': 'Somebody else changed this search word meanwhile, please look at it first',
  'search.word_taken': 'This list already has this word',
  'search.too_many_words': 'A list holds at most {maximum} words; remove one first',
} as const
