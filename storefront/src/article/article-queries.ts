import type { PageName } from '@longmall/contract/article-shapes.ts'
import { pages, query } from '@longmall/web/call/query.ts'

/** Published articles seldom change. */
const staleTime = 300_000
export const articleQuery = (article_id: number) => ({ ...query('article/view', { article_id }), staleTime })
export const pageQuery = (page_name: PageName) => ({ ...query('article/page', { page_name }), staleTime })
export const questionsQuery = { ...query('article/questions', {}), staleTime }
export const categoriesQuery = { ...query('article/help_categories', {}), staleTime }
export const noticesQuery = pages('article/list', { kind: 'notice' })
export const notesQuery = pages('article/list', { kind: 'note' })
export const helpQuery = (category_id: number | undefined) => pages('article/list', { kind: 'help', category_id })
export const foundHelpQuery = (keyword: string) => pages('article/search_help', { keyword })

/** What a landing page shows besides its own text: a few of each. */
export const popularQuery = { ...query('catalogue/list', { sort: 'sales', page_size: 8 }), staleTime }
export const newsQuery = { ...query('article/list', { kind: 'notice', page_size: 5 }), staleTime }
export const someNotesQuery = { ...query('article/list', { kind: 'note', page_size: 4 }), staleTime }
