/** Words of the screen of the search words. */
export const searchword = {
  lead: 'What shoppers see before they type: words of each language in your order. A language in which no word of a kind is turned on shows the English ones.',
  of_language: 'Words in',
  hot: 'Hot words',
  hot_about: 'Numbered, the first three in red. A tap searches the word.',
  discover: 'Discover',
  discover_about: 'Words to look around by, below the hot ones.',
  default: 'Default word',
  default_about:
    'Stands in the empty search box and on the home page, and is what an empty search finds. The first that is turned on counts.',
  add_word: 'Add a word',
  edit_word: 'Edit word',
  word: 'Word',
  word_help: 'At most 60 characters. Choose one that finds products: a tap leads to its results.',
  is_on: 'Shown to shoppers',
  empty_english: 'No words yet: shoppers see nothing here',
  empty_translated: 'No words yet: shoppers see the English ones',
  remove_asks: '“{word}” is removed, and shoppers see it no more.',
} as const
