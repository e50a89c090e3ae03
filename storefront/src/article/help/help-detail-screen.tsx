import type { Article } from '@longmall/contract/article-shapes.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { helpQuery } from '../article-queries.ts'
import { readArticle } from '../article-search.ts'
import { ArticleBody } from '../reading/article-body.tsx'
import { LinkedGoods } from '../reading/linked-goods.tsx'
import { ReadArticle } from '../reading/read-article.tsx'
import { HelpRow } from './help-row.tsx'
import { HotlineCard } from './hotline-card.tsx'

/** One help article, more of its category, and the way to a person (CAT-11). */
export function HelpDetailScreen() {
  const t = useTranslations('article')
  const { id } = useScreenSearch(readArticle)
  return (
    <>
      <PageHeader title={t('help')} fallback="/v2/help/list/list" />
      <ReadArticle article_id={id} kind="help" list="/v2/help/list/list" listTitle={t('help_all')}>
        {(help) => (
          <div className="pb-6">
            <article className="m-3 rounded-12 bg-card p-5">
              <p className="text-12 text-brand-ink">{help.category_name}</p>
              <h2 className="mt-1 text-22 font-bold text-strong">{help.title}</h2>
              <ArticleBody html={help.body} className="mt-3" />
            </article>
            <LinkedGoods title={t('note_goods')} goods={help.goods} />
            <div className="px-3">
              <MoreHelp help={help} />
              <HotlineCard />
            </div>
          </div>
        )}
      </ReadArticle>
    </>
  )
}

/** The first of what else the category holds. */
function MoreHelp({ help }: { help: Article }) {
  const t = useTranslations('article')
  const { data } = useInfiniteQuery(helpQuery(help.category_id ?? undefined))
  const others = (data?.pages[0]?.list ?? []).filter(({ article_id }) => article_id !== help.article_id).slice(0, 4)
  if (others.length === 0) return null
  return (
    <section aria-label={t('help_more')}>
      <h2 className="px-1 pt-1 pb-2 text-14 font-semibold text-strong">{t('help_more')}</h2>
      <div className="space-y-2">
        {others.map((other) => (
          <HelpRow key={other.article_id} help={other} />
        ))}
      </div>
    </section>
  )
}
