import { buttonClass } from '@longmall/ui/action/button.tsx'
import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { PromotionOff } from '../../promotion/promotion-gone.tsx'
import { PromotionHeader } from '../../promotion/promotion-header.tsx'
import { query } from '@longmall/web/call/query.ts'
import { Link } from '../../shell/link.tsx'
import { usePhrases } from '../../shell/phrases.tsx'
import { zonePath } from '../bargain-address.ts'
import { SharedBargainBody } from './shared-bargain-body.tsx'

/** How often a bargain that is cut is asked again while it is looked at. */
const everyMs = 10_000

/** One bargain by its number, for its owner and for friends; skeleton, error, gone and off. */
export function SharedBargainPage({ bargain_id }: { bargain_id: number }) {
  const say = usePhrases('bargain')
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...query('bargain/view', { bargain_id }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'cutting' ? everyMs : false),
  })
  return (
    <>
      <PromotionHeader title={say('title')} share={data?.goods_name} fallback={zonePath} />
      {error?.reason === 'bargain.not_found' ? (
        <div className="my-auto">
          <EmptyState
            drawing="lost"
            title={say('gone')}
            text={say('gone_text')}
            action={
              <Link to={zonePath} className={buttonClass({})}>
                {say('to_zone')}
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
