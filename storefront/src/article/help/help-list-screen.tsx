import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { Link, useGo } from '../../shell/link.tsx'
import { EndlessList } from '../../shell/list/endless-list.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { foundHelpQuery, helpQuery } from '../article-queries.ts'
import { readHelp } from '../article-search.ts'
import { HelpCategories } from './help-categories.tsx'
import { HelpRow } from './help-row.tsx'
import { HelpSearchForm } from './help-search-form.tsx'
import { HotlineCard } from './hotline-card.tsx'

/** The help centre: a search, categories, and what they hold (CAT-11). */
export function HelpListScreen() {
  const t = useTranslations('article')
  const go = useGo()
  const { category_id, keyword } = useScreenSearch(readHelp)
  const search = (newKeyword: string | undefined) => void go('/v2/help/list/list', { keyword: newKeyword }, { replace: true })
  return (
    <>
      <PageHeader title={t('help')} />
      <div className="brand-gradient px-4 pt-4 pb-6">
        <h2 className="mb-3 text-18 font-semibold text-on-brand">{t('help_intro')}</h2>
        <HelpSearchForm key={keyword} keyword={keyword} onSearch={search} />
      </div>
      <div className="flex-1 space-y-3 p-3">
        {keyword === undefined ? (
          <HelpCategories open={category_id} />
        ) : (
          <h2 className="px-1 text-14 text-quiet">{t('help_results', { keyword })}</h2>
        )}
        <EndlessList
          query={keyword === undefined ? helpQuery(category_id) : foundHelpQuery(keyword)}
          keyOf={({ article_id }) => article_id}
          gap={8}
          empty={<NoHelp keyword={keyword} />}
        >
          {(help) => <HelpRow help={help} />}
        </EndlessList>
        <HotlineCard />
      </div>
      <BackToTop />
    </>
  )
}

function NoHelp({ keyword }: { keyword: string | undefined }) {
  const t = useTranslations('article')
  if (keyword === undefined)
    return (
      <EmptyState
        title={t('help_empty')}
        action={
          <Link to="/v2/index/index/index" className={buttonClass({ look: 'soft' })}>
            {t('browse_shop')}
          </Link>
        }
      />
    )
  return (
    <EmptyState
      drawing="search"
      title={t('help_none', { keyword })}
      text={t('help_none_text')}
      action={
        <Link to="/v2/help/list/list" replace className={buttonClass({ look: 'soft' })}>
          {t('help_all')}
        </Link>
      }
    />
  )
}
