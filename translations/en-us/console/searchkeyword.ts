/** Texts of the screen of search keywords. */
export const searchkeyword = {
  lead: 'Keywords shoppers see before they type, per language and in your order. A language without active keywords of a type shows the English ones.',
  language: 'Keywords in',
  hot: 'Trending keywords',
  hot_help: 'Numbered, with the first three in red. Tapping one searches for it.',
  discover: 'Discover keywords',
  discover_help: 'Keywords for browsing, below the trending ones.',
  default: 'Default keyword',
  default_help: 'Shown in the empty search box and on the home page, and used for an empty search. The first active one applies.',
  add_keyword: 'Add keyword',
  edit_keyword: 'Edit keyword',
  keyword: 'Keyword',
  keyword_help: 'At most 60 characters. Choose one that finds products.',
  is_on: 'Visible to shoppers',
  empty_english: 'No keywords yet: nothing is shown here',
  empty_translated: 'No keywords yet: the English ones are shown',
  remove_confirm: '“{word}” is removed and no longer shown to shoppers.',
} as const
