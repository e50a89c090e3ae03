import type { EditedArticle } from '@longmall/contract/article-shapes.ts'
import { query } from '@longmall/web/call/query.ts'
import { queryClient } from '../../shell/call/query-client.ts'

export const viewQuery = (article_id: number) => ({ ...query('article/staff_view', { article_id }), staleTime: 0 })

/** The version of an article that this console saved last: its form restarts with it, and with no other operator's. */
const versions = new Map<number, number>()
export const ownVersion = (article_id: number): number | undefined => versions.get(article_id)

/** Called with the response of a command of this console. */
export function recordOwnVersion(article: EditedArticle): void {
  versions.set(article.article_id, article.version)
  queryClient.setQueryData(viewQuery(article.article_id).queryKey, article)
}
