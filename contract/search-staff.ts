import * as z from 'zod/mini'
import { Flag, Id, Integer, Language, Rows, Text } from './fields.ts'
import { operation } from './operation.ts'

/** Words that shoppers search by a tap, words to look around by, and the word of the empty search box. */
export const searchWordKinds = ['hot', 'discover', 'default'] as const
const SearchWordKind = z.enum(searchWordKinds)
export type SearchWordKind = z.output<typeof SearchWordKind>
/** The longest word that is searched. */
export const SearchText = Text(60)
/** Words that a list of a language holds. */
export const mostSearchWords = 20

/** Each language has a list of each kind. */
const WordList = z.object({ language: Language, kind: SearchWordKind })
export type WordList = z.output<typeof WordList>
const fields = { word: SearchText, is_on: Flag }
export const SearchWord = z.object({ word_id: Id, version: Id, ...WordList.shape, ...fields })
export type SearchWord = z.output<typeof SearchWord>

const view = { who: 'staff', permission: 'search.view' } as const
const edit = { who: 'staff', permission: 'search.edit' } as const
const stale = ['search.word_not_found', 'search.word_changed'] as const

/** Operators' side of the search: the words that it begins with (CAT-06, CON-04). */
export const searchStaff = {
  words: operation({
    path: 'search/words',
    kind: 'query',
    access: view,
    summary: 'All search words, of every language and kind in their order, switched on or not',
    input: z.object({}),
    output: z.object({ list: Rows(SearchWord) }),
  }),
  save_word: operation({
    path: 'search/save_word',
    kind: 'command',
    access: edit,
    summary: 'Adds a search word at the end of its list, or changes one as it was shown; shoppers see it at once',
    refusals: [...stale, 'search.too_many_words'],
    input: z.object({
      word_id: z.optional(Id),
      /** As it was shown; to be given with `word_id`. */ version: z.optional(Id),
      list: WordList,
      ...fields,
    }),
    output: z.object({ word_id: Id, version: Id }),
  }),
  place_word: operation({
    path: 'search/place_word',
    kind: 'command',
    access: edit,
    summary: 'Puts a search word to a place of its list: 0 the first',
    refusals: [...stale],
    input: z.object({ word_id: Id, version: Id, place: Integer(0, 1000) }),
    output: z.object({ version: Id }),
  }),
  remove_word: operation({
    path: 'search/remove_word',
    kind: 'command',
    access: edit,
    summary: 'Removes a search word',
    refusals: [...stale],
    input: z.object({ word_id: Id, version: Id }),
    output: z.object({}),
  }),
}
