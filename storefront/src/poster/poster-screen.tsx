import { buttonClass } from '@longmall/ui/action/button.tsx'
import { ChoiceGroup } from '@longmall/ui/form/choice-group.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { query } from '@longmall/web/call/query.ts'
import { languageNames } from '@longmall/web/translations/languages.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { Link, useGo } from '../shell/link.tsx'
import { useScreenSearch } from '../shell/search.ts'
import { useLanguage, useTranslations } from '../shell/translations.tsx'
import { posterInput, readPoster } from './poster-address.ts'
import { PosterBar } from './poster-bar.tsx'
import { PosterPicture, PosterSkeleton } from './poster-picture.tsx'

const gone = new Set(['catalogue.goods_not_found', 'promotion.not_found', 'call.feature_off'])

/** A poster of goods, a promotion or the shop with the member's code, to save or share (CAT-13). */
export function PosterScreen() {
  const t = useTranslations('poster')
  const search = useScreenSearch(readPoster)
  const poster = useQuery({ ...query('poster/view', posterInput(search)), placeholderData: keepPreviousData })
  return (
    <div className="flex min-h-dvh flex-col">
      <PageHeader title={t('title')} />
      {poster.error?.reason && gone.has(poster.error.reason) ? (
        <EmptyState
          drawing="lost"
          title={t('gone_title')}
          text={t('gone_text')}
          action={
            <Link to="/v2/poster/poster" replace className={buttonClass({ look: 'soft' })}>
              {t('of_shop')}
            </Link>
          }
        />
      ) : poster.isError && !poster.data ? (
        <ErrorState busy={poster.isFetching} onRetry={() => void poster.refetch()} />
      ) : (
        <>
          <div className="mx-auto w-full max-w-page flex-1 space-y-4 p-4">
            {poster.data ? (
              <PosterPicture key={poster.data.src} poster={poster.data} />
            ) : (
              <div aria-busy>
                <PosterSkeleton />
              </div>
            )}
            <div className="space-y-4">
              <LanguageChoice />
              <div className="space-y-2 rounded-12 bg-card p-4 text-14 text-body">
                <p>{t('hint')}</p>
                {poster.data?.is_distributor && <p className="text-brand-ink">{t('earns_commission')}</p>}
                <p className="text-12 text-quiet">{t('save_hint')}</p>
              </div>
            </div>
          </div>
          <PosterBar poster={poster.data} />
        </>
      )}
    </div>
  )
}

function LanguageChoice() {
  const t = useTranslations('poster')
  const go = useGo()
  const own = useLanguage()
  const search = useScreenSearch(readPoster)
  return (
    <div className="rounded-12 bg-card p-4">
      <ChoiceGroup
        label={t('language')}
        choices={Object.entries(languageNames).map(([value, label]) => ({ value, label }))}
        selected={search.poster_language ?? own}
        onSelect={(poster_language) => void go('/v2/poster/poster', { ...search, poster_language }, { replace: true, resetScroll: false })}
      />
    </div>
  )
}
