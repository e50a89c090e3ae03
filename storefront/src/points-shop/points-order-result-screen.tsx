import type { PointsOrder } from '@longmall/contract/points-shop.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { Drawing } from '@longmall/ui/state/drawing.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useCurrency } from '../shell/site.ts'
import { query } from '@longmall/web/call/query.ts'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { Link } from '../shell/link.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { useScreenSearch } from '../shell/search.ts'
import { readResult } from './points-shop-address.ts'
import { CoinPrice } from './parts/coin-price.tsx'
import { PointsOrderPicture } from './parts/points-order-card.tsx'

/** Result of a points order, with next steps. */
export function PointsOrderResultScreen() {
  const t = useTranslations('pointsshop')
  const named = useScreenSearch(readResult)
  const isNamed = named.order_id !== undefined || named.points_order_id !== undefined
  const by = named.points_order_id === undefined ? { order_id: named.order_id ?? 1 } : { points_order_id: named.points_order_id }
  const { data, error, isError, isFetching, refetch } = useQuery({ ...query('points_shop/result', by), enabled: isNamed })
  const isMissing = !isNamed || error?.reason === 'points_shop.order_not_found'
  return (
    <>
      <PageHeader title={t('result_title')} fallback="/promotionpages/point/list/list" />
      {isMissing ? (
        <div className="my-auto">
          <EmptyState
            drawing="lost"
            title={t('result_not_found')}
            text={t('result_not_found_text')}
            action={
              <Link to="/promotionpages/point/order/order" className={buttonClass({})}>
                {t('orders_title')}
              </Link>
            }
          />
        </div>
      ) : data ? (
        <PointsOrderContent record={data} />
      ) : isError ? (
        <ErrorState busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className="flex flex-col items-center gap-4 p-6 pt-12">
          <Skeleton className="size-28 rounded-full" />
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-28 w-full rounded-12" />
        </div>
      )}
    </>
  )
}

/** Next steps by kind of item. */
const nextOf = ({ kind, order_id }: PointsOrder) => {
  if (kind === 'coupon') return { labelKey: 'to_coupons', to: '/v2/member/coupon/coupon', search: {} } as const
  if (kind === 'red_packet') return { labelKey: 'to_balance', to: '/v2/member/balance/balance', search: {} } as const
  return { labelKey: 'to_order', to: '/v1/order/detail/detail', search: { order_id: order_id ?? 0 } } as const
}

function PointsOrderContent({ record }: { record: PointsOrder }) {
  const t = useTranslations('pointsshop')
  const currency = useCurrency()
  const { kind, name, quantity, longcoin, amount } = record
  const { labelKey, ...next } = nextOf(record)
  const got = {
    goods: t('result_goods'),
    coupon: t('result_coupon', { count: quantity }),
    red_packet: t('result_red_packet', { amount: displayPrice(amount, currency) }),
  }[kind]
  return (
    <div className="flex flex-1 flex-col px-3 pt-8 pb-4">
      <div className="flex flex-col items-center text-center" role="status">
        <Drawing name="done" />
        <h2 className="mt-3 text-22 font-bold text-strong">{t('done')}</h2>
        <p className="mt-1 text-14 text-body">{got}</p>
      </div>
      <Card className="mt-6 flex gap-3">
        <PointsOrderPicture record={record} />
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <p className="line-clamp-2 text-14 font-semibold text-strong">{name}</p>
          <p className="text-12 text-quiet">× {quantity}</p>
          <p className="mt-auto">
            <CoinPrice longcoin={longcoin} {...(kind === 'goods' && { money: amount })} />
          </p>
        </div>
      </Card>
      <div className="mt-auto flex flex-col gap-3 pt-8">
        <Link {...next} className={buttonClass({ size: 'large', block: true })}>
          {t(labelKey)}
        </Link>
        <Link to="/promotionpages/point/list/list" className={buttonClass({ look: 'soft', size: 'large', block: true })}>
          {t('to_centre')}
        </Link>
      </div>
    </div>
  )
}
