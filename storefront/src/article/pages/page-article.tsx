import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Picture } from '@longmall/ui/display/picture.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { useQuery } from '@tanstack/react-query'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { pageQuery } from '../article-queries.ts'
import { ArticleBody } from '../reading/article-body.tsx'
import { ArticleSkeleton } from '../reading/article-skeleton.tsx'
import { LinkedGoods } from '../reading/linked-goods.tsx'
import { PointList } from './point-list.tsx'

export interface PageArticleProps {
  name: 'about' | 'overseas_notice'
  title: string
}

/** A page that shows one article, or an empty state if it is not written yet. */
export function PageArticle({ name, title }: PageArticleProps) {
  const t = useTranslations('article')
  const { data, isError, isFetching, refetch } = useQuery(pageQuery(name))
  return (
    <>
      <PageHeader title={title} />
      {!data && isError && <ErrorState busy={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && (
        <div className="m-3 rounded-12 bg-card p-5">
          <ArticleSkeleton />
        </div>
      )}
      {data?.article === null && (
        <EmptyState
          title={t('page_empty')}
          text={t('page_empty_text')}
          action={
            <Link to="/v2/index/index/index" className={buttonClass({ look: 'soft' })}>
              {t('browse_shop')}
            </Link>
          }
        />
      )}
      {data?.article && (
        <div className="pb-6">
          <article className="m-3 overflow-hidden rounded-12 bg-card">
            {data.article.cover && (
              <Picture picture={data.article.cover} ratio={2} sizes="(min-width: 500px) 476px, 95vw" decorative eager />
            )}
            <div className="p-5">
              <h2 className="text-22 font-bold text-strong">{data.article.title}</h2>
              {data.article.summary && <p className="mt-1 text-14 text-quiet">{data.article.summary}</p>}
              <PointList points={data.article.points} className="mt-4" />
              <ArticleBody html={data.article.body} className="mt-3" />
            </div>
          </article>
          <LinkedGoods title={t('popular')} goods={data.article.goods} />
        </div>
      )}
    </>
  )
}
