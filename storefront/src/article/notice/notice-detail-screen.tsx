import { Picture } from '@longmall/ui/display/picture.tsx'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { readArticle } from '../article-search.ts'
import { ArticleBody } from '../reading/article-body.tsx'
import { useDay } from '../reading/use-day.ts'
import { LinkedGoods } from '../reading/linked-goods.tsx'
import { ReadArticle } from '../reading/read-article.tsx'

/** One notice (CAT-11). */
export function NoticeDetailScreen() {
  const t = useTranslations('article')
  const day = useDay()
  const { id } = useScreenSearch(readArticle)
  return (
    <>
      <PageHeader title={t('notices')} fallback="/v2/notice/list/list" />
      <ReadArticle article_id={id} kind="notice" list="/v2/notice/list/list" listTitle={t('notices')}>
        {(notice) => (
          <div className="pb-6">
            <article className="m-3 overflow-hidden rounded-12 bg-card">
              {notice.cover && <Picture picture={notice.cover} ratio={2} sizes="(min-width: 500px) 476px, 95vw" decorative eager />}
              <div className="p-5">
                <h2 className="text-22 font-bold text-strong">{notice.title}</h2>
                <time dateTime={notice.published_at} className="figures mt-1 block text-12 text-quiet">
                  {day(notice.published_at)}
                </time>
                <ArticleBody html={notice.body} className="mt-3" />
              </div>
            </article>
            <LinkedGoods title={t('note_goods')} goods={notice.goods} />
          </div>
        )}
      </ReadArticle>
    </>
  )
}
