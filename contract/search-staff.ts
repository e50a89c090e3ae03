import * as z from 'zod/mini'
import { Flag, Id, Integer, Language, Rows, Text } from './fields.ts'
import { operation } from './operation.ts'

/** Hot keywords, keywords to discover, and the keyword of the empty search box. */
export const searchKeywordKinds = ['hot', 'discover', 'default'] as const
const SearchKeywordKind = z.enum(searchKeywordKinds)
export type SearchKeywordKind = z.output<typeof SearchKeywordKind>
/** The longest word that is searched. */
export const SearchText = Text(60)
/** Words that a list of a language holds. */
export const maxSearchKeywords = 20

/** Each language has a list of each kind. */
const KeywordList = z.object({ language: Language, kind: SearchKeywordKind })
export type KeywordList = z.output<typeof KeywordList>
const fields = { keyword: SearchText, is_on: Flag }
export const SearchKeyword = z.object({ keyword_id: Id, version: Id, ...KeywordList.shape, ...fields })
export type SearchKeyword = z.output<typeof SearchKeyword>

const view = { who: 'staff', permission: 'search.view' } as const
const edit = { who: 'staff', permission: 'search.edit' } as const
const stale = ['search.keyword_not_found', 'search.keyword_changed'] as const

/** Operators' side of the search: its suggested keywords (CAT-06, CON-04). */
export const searchStaff = {
  keywords: operation({
    path: 'search/keywords',
    kind: 'query',
    access: view,
    summary: 'All search keywords, of every language and kind in their order, active or not',
    input: z.object({}),
    output: z.object({ list: Rows(SearchKeyword) }),
  }),
  save_keyword: operation({
    path: 'search/save_keyword',
    kind: 'command',
    access: edit,
    summary: 'Adds a search keyword at the end of its list, or changes one at the version that was shown; visible at once',
    refusals: [...stale, 'search.too_many_keywords'],
    input: z.object({
      keyword_id: z.optional(Id),
      /** As it was shown; to be given with `keyword_id`. */ version: z.optional(Id),
      list: KeywordList,
      ...fields,
    }),
    output: z.object({ keyword_id: Id, version: Id }),
  }),
  move_keyword: operation({
    path: 'search/move_keyword',
    kind: 'command',
    access: edit,
    summary: 'Moves a search keyword to a position of its list, from 0',
    refusals: [...stale],
    input: z.object({ keyword_id: Id, version: Id, position: Integer(0, 1000) }),
    output: z.object({ version: Id }),
  }),
  remove_keyword: operation({
    path: 'search/remove_keyword',
    kind: 'command',
    access: edit,
    summary: 'Removes a search keyword',
    refusals: [...stale],
    input: z.object({ keyword_id: Id, version: Id }),
    output: z.object({}),
  }),
}
