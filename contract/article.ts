import * as z from 'zod/mini'
import { Article, ArticleCard, HelpCategory, ListedKind, PageName } from './article-shapes.ts'
import { articleStaff } from './article-staff.ts'
import { Address, Count, Flag, Id, Many, PageInput, PageOf, Rows, Text } from './fields.ts'
import { operation } from './operation.ts'

export * from './article-shapes.ts'
export * from './article-staff.ts'

export const LikeState = z.object({ article_id: Id, like_count: Count, is_liked: Flag })
export type LikeState = z.output<typeof LikeState>

export const article = {
  list: operation({
    path: 'article/list',
    kind: 'query',
    access: { who: 'all' },
    cache: 'catalogue',
    summary: 'Published articles of a kind: notices and notes newest first, help and questions in their order',
    input: z.object({ kind: ListedKind, category_id: z.optional(Id), ...PageInput }),
    output: PageOf(ArticleCard),
  }),
  questions: operation({
    path: 'article/questions',
    kind: 'query',
    access: { who: 'all' },
    cache: 'catalogue',
    summary: 'Questions with their answers, the first 50 in their order',
    input: z.object({}),
    output: z.object({ list: Rows(Article) }),
  }),
  view: operation({
    path: 'article/view',
    kind: 'query',
    access: { who: 'all' },
    cache: 'catalogue',
    summary: 'One published article with its goods',
    refusals: ['article.not_found'],
    input: z.object({ article_id: Id }),
    output: Article,
  }),
  page: operation({
    path: 'article/page',
    kind: 'query',
    access: { who: 'all' },
    cache: 'catalogue',
    summary: 'The article of a page of the shop; null when none is published',
    input: z.object({ page_name: PageName }),
    output: z.object({ article: z.nullable(Article) }),
  }),
  host_apps: operation({
    path: 'article/host_apps',
    kind: 'query',
    access: { who: 'all' },
    summary: 'Host apps in which the shop is available',
    input: z.object({}),
    output: z.object({ list: Rows(z.object({ name: Text(40), href: Address })) }),
  }),
  help_categories: operation({
    path: 'article/help_categories',
    kind: 'query',
    access: { who: 'all' },
    cache: 'catalogue',
    summary: 'Categories of the help centre with articles',
    input: z.object({}),
    output: z.object({ list: Rows(HelpCategory) }),
  }),
  search_help: operation({
    path: 'article/search_help',
    kind: 'query',
    access: { who: 'all' },
    summary: 'Help articles that match all keywords, matches in the title first',
    input: z.object({ keyword: Text(60), ...PageInput }),
    output: PageOf(ArticleCard),
  }),
  likes: operation({
    path: 'article/likes',
    kind: 'query',
    access: { who: 'optional' },
    summary: 'Likes of these notes, and whether the caller likes them',
    input: z.object({ article_ids: Many(Id, 50) }),
    output: z.object({ list: Rows(LikeState) }),
  }),
  like: operation({
    path: 'article/like',
    kind: 'command',
    access: { who: 'member' },
    summary: 'Likes a note, once',
    refusals: ['article.not_found'],
    input: z.object({ article_id: Id }),
    output: LikeState,
  }),
  unlike: operation({
    path: 'article/unlike',
    kind: 'command',
    access: { who: 'member' },
    summary: 'Removes the caller’s like of a note',
    refusals: ['article.not_found'],
    input: z.object({ article_id: Id }),
    output: LikeState,
  }),
  ...articleStaff,
}
