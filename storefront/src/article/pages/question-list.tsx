import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { questionsQuery } from '../article-queries.ts'
import { ArticleBody } from '../reading/article-body.tsx'

/** Questions that expand in place; the first is open. */
export function QuestionList() {
  const t = useTranslations('article')
  const { data, isPending, isFetching, refetch } = useQuery(questionsQuery)
  if (isPending)
    return (
      <div aria-busy className="space-y-2">
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-13 rounded-12" />
        ))}
      </div>
    )
  if (!data) return <ErrorState busy={isFetching} onRetry={() => void refetch()} />
  if (data.list.length === 0)
    return (
      <EmptyState
        title={t('questions_empty')}
        action={
          <Link to="/v2/help/list/list" className={buttonClass({ look: 'soft' })}>
            {t('help')}
          </Link>
        }
      />
    )
  return (
    <ul className="space-y-2">
      {data.list.map(({ article_id, title, body }, index) => (
        <li key={article_id}>
          <details open={index === 0} className="group rounded-12 bg-card">
            <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 px-4 py-2 text-16 font-semibold text-strong [&::-webkit-details-marker]:hidden">
              <span className="min-w-0 flex-1">{title}</span>
              <ChevronDown size={18} aria-hidden className="shrink-0 text-quiet transition-transform group-open:rotate-180" />
            </summary>
            <ArticleBody html={body} className="px-4 pb-4" />
          </details>
        </li>
      ))}
    </ul>
  )
}
