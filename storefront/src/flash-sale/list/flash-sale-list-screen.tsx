import { useQuery } from '@tanstack/react-query'
import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Tabs } from '@longmall/ui/action/tabs.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { PromotionCardSkeletons } from '../../promotion/promotion-card.tsx'
import { PromotionOff } from '../../promotion/promotion-unavailable.tsx'
import { query } from '@longmall/web/call/query.ts'
import { useStoreZoneName } from '../../shell/date-time.ts'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { Link, useGo } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { readSession } from '../flash-sale-address.ts'
import { openSession } from './open-session.ts'
import { SessionItems } from './session-items.tsx'
import { SessionLabel } from './session-label.tsx'

/** The flash-sale zone (PRM-03): sessions by time, each with its goods. */
export function FlashSaleListScreen() {
  const t = useTranslations('flashsale')
  const go = useGo()
  const { id } = useScreenSearch(readSession)
  const sessions = useQuery(query('flash_sale/sessions', {}))
  const list = sessions.data?.list ?? []
  const open = openSession(list, id)
  return (
    <>
      <PageHeader title={t('title')} />
      {open ? (
        <Tabs
          label={t('sessions')}
          tabs={list.map((session) => ({ key: String(session.promotion_id), label: <SessionLabel session={session} /> }))}
          selected={String(open.promotion_id)}
          onSelect={(key) => void go('/promotionpages/seckill/list/list', { id: key }, { replace: true })}
          className="sticky top-[calc(3rem+env(safe-area-inset-top))] z-20"
        >
          <div className="p-3">
            <ShopClock at={open.starts_at} />
            <SessionItems key={open.promotion_id} session={open} />
          </div>
        </Tabs>
      ) : sessions.data ? (
        <NoSessions />
      ) : sessions.error?.reason === 'call.feature_off' ? (
        <PromotionOff />
      ) : sessions.isError ? (
        <ErrorState busy={sessions.isFetching} onRetry={() => void sessions.refetch()} />
      ) : (
        <div aria-busy className="space-y-3 p-3">
          <Skeleton className="h-14" />
          <PromotionCardSkeletons />
        </div>
      )}
      <BackToTop />
    </>
  )
}

/** Whose clock the sessions go by, where the reader's shows another time. */
function ShopClock({ at }: { at: string }) {
  const t = useTranslations('flashsale')
  const zone = useStoreZoneName()(at)
  return zone && <p className="pb-2 text-center text-12 text-quiet">{t('shop_clock', { zone })}</p>
}

function NoSessions() {
  const t = useTranslations('flashsale')
  return (
    <div className="my-auto">
      <EmptyState
        drawing="soon"
        title={t('empty')}
        text={t('empty_text')}
        action={
          <Link to="/v2/goods/list/list" className={buttonClass({ look: 'soft' })}>
            {t('see_all_goods')}
          </Link>
        }
      />
    </div>
  )
}
