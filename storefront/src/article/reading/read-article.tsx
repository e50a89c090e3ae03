import type { Article } from '@longmall/contract/article-shapes.ts'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ScreenPath } from '../../routes/table.ts'
import { articleQuery } from '../article-queries.ts'
import { ArticleUnavailable } from './article-unavailable.tsx'
import { ArticleSkeleton } from './article-skeleton.tsx'

export interface ReadArticleProps {
  article_id: number | undefined
  kind: Article['kind']
  /** Link target, and its label, when the article does not exist. */
  list: ScreenPath
  listTitle: string
  children: (article: Article) => ReactNode
}

/** An article of one kind, with its skeleton, error state with retry, and not-found state. */
export function ReadArticle({ article_id, kind, list, listTitle, children }: ReadArticleProps) {
  const known = useQuery({ ...articleQuery(article_id ?? 0), enabled: article_id !== undefined })
  if (known.data?.kind === kind) return children(known.data)
  const isGone = article_id === undefined || known.data || known.error?.reason === 'article.not_found'
  if (isGone) return <ArticleUnavailable list={list} action={listTitle} />
  if (known.isError) return <ErrorState busy={known.isFetching} onRetry={() => void known.refetch()} />
  return (
    <div className="m-3 rounded-12 bg-card p-5">
      <ArticleSkeleton />
    </div>
  )
}
