import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { wireCode } from '@longmall/contract/errors.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { usePageTitle } from '../layout/page-header.tsx'
import { useTranslations } from '../translations.tsx'
import { useShared } from '../shared.ts'
import { siteQuery } from '../site.ts'
import { useStoreTime } from '../date-time.ts'

/** Where codes -2 and -3 lead; once the shop is open again it leads home. */
export function StoreClosedScreen() {
  const t = useTranslations('shell')
  const time = useStoreTime({ dateStyle: 'medium', timeStyle: 'short' })
  const siteState = useShared((shared) => shared.siteState)
  const { data: site, refetch, isFetching } = useQuery(siteQuery)
  const opensSoon = site?.opens_soon === true
  const title = t(opensSoon ? 'opens_soon_title' : 'closed_title')
  usePageTitle(title)
  if (siteState > 0 && site && site.site_state > 0) return <Navigate to="/v2/index/index/index" replace />
  const opens = site?.closed_until ? time(site.closed_until) : null
  return (
    <div className="my-auto">
      <EmptyState
        heading="h1"
        drawing="closed"
        title={title}
        text={
          <>
            {t(opensSoon ? 'opens_soon' : siteState === wireCode.closedBySchedule ? 'closed_by_schedule' : 'closed_by_operator')}
            {opens && <span className="mt-2 block font-semibold text-strong">{t('closed_until', { time: opens })}</span>}
          </>
        }
        action={
          <Button look="soft" busy={isFetching} onClick={() => void refetch()}>
            {t('check_again')}
          </Button>
        }
      />
    </div>
  )
}
