import { buttonClass } from '@longmall/ui/action/button.tsx'
import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { PromotionOff } from '../../promotion/promotion-unavailable.tsx'
import { PromotionHeader } from '../../promotion/promotion-header.tsx'
import { query } from '@longmall/web/call/query.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { zonePath } from '../bargain-address.ts'
import { SharedBargainBody } from './shared-bargain-body.tsx'

/** Refetch interval of an open bargain while its page is visible. */
const everyMs = 10_000

/** One bargain by its number, for its owner and for friends; skeleton, error, gone and off. */
export function SharedBargainPage({ bargain_id }: { bargain_id: number }) {
  const t = useTranslations('bargain')
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...query('bargain/view', { bargain_id }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'cutting' ? everyMs : false),
  })
  return (
    <>
      <PromotionHeader title={t('title')} share={data?.goods_name} fallback={zonePath} />
      {error?.reason === 'bargain.not_found' ? (
        <div className="my-auto">
          <EmptyState
            drawing="lost"
            title={t('not_found')}
            text={t('not_found_text')}
            action={
              <Link to={zonePath} className={buttonClass({})}>
                {t('to_zone')}
              </Link>
            }
          />
        </div>
      ) : error?.reason === 'call.feature_off' ? (
        <PromotionOff />
      ) : data ? (
        <SharedBargainBody key={data.bargain_id} bargain={data} />
      ) : isError ? (
        <ErrorState busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div aria-hidden className="space-y-3 p-3">
          <Skeleton className="h-30 rounded-12" />
          <Skeleton className="h-44 rounded-12" />
          <Skeleton className="h-32 rounded-12" />
        </div>
      )}
      <BackToTop />
    </>
  )
}
