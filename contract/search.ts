import * as z from 'zod/mini'
import { GoodsCard, GoodsFilter } from './catalogue.ts'
import { Count, Cursor, Id, PageInput, Rows } from './fields.ts'
import { operation } from './operation.ts'
import { searchStaff, SearchText as Keyword } from './search-staff.ts'

export const search = {
  ...searchStaff,
  goods: operation({
    path: 'search/goods',
    kind: 'query',
    access: { who: 'all' },
    cache: 'catalogue',
    summary: 'Goods by keywords, with partial and misspelt ones',
    input: z.object({ keyword: Keyword, ...GoodsFilter, ...PageInput }),
    output: z.object({
      list: Rows(GoodsCard),
      next: z.nullable(Cursor),
      total: Count,
      /** The word that was searched instead, when a slip was repaired. */ corrected: z.nullable(Keyword),
    }),
  }),
  suggest: operation({
    path: 'search/suggest',
    kind: 'query',
    access: { who: 'all' },
    cache: 'catalogue',
    summary: 'Suggestions while typing',
    input: z.object({ keyword: Keyword }),
    output: z.object({ list: Rows(Keyword) }),
  }),
  hot: operation({
    path: 'search/hot',
    kind: 'query',
    access: { who: 'all' },
    cache: 'catalogue',
    summary: 'Hot keywords and keywords to discover',
    input: z.object({}),
    output: z.object({
      hot: Rows(Keyword),
      discover: Rows(Keyword),
      /** Shown in an empty search box. */ default_word: z.nullable(Keyword),
    }),
  }),
  history: operation({
    path: 'search/history',
    kind: 'query',
    access: { who: 'member' },
    summary: 'The member’s last 20 searches',
    input: z.object({}),
    output: z.object({ list: Rows(z.object({ history_id: Id, keyword: Keyword })) }),
  }),
  record: operation({
    path: 'search/record',
    kind: 'command',
    access: { who: 'member' },
    summary: 'Adds a search to the member’s history',
    input: z.object({ keyword: Keyword }),
    output: z.object({}),
  }),
  clear_history: operation({
    path: 'search/clear_history',
    kind: 'command',
    access: { who: 'member' },
    summary: 'Clears the member’s search history',
    input: z.object({}),
    output: z.object({}),
  }),
}
