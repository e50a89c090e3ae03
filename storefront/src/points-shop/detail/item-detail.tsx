import type { PointsShopItem } from '@longmall/contract/points-shop.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { classNames } from '@longmall/ui/class-names.ts'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { CouponTicket } from '../../coupon/parts/coupon-ticket.tsx'
import { offerPeriodText, useCouponDay } from '../../coupon/parts/coupon-text.ts'
import { useMoment } from '../../shell/time/use-moment.ts'
import { type Rule, RuleCard } from '../../promotion/rule-list.tsx'
import { query } from '@longmall/web/call/query.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { CoinPrice } from '../parts/coin-price.tsx'
import { PointsShopFrame } from '../parts/points-shop-frame.tsx'
import { RedPacket } from '../parts/red-packet.tsx'
import { CoinsNote } from './coins-note.tsx'
import { PointsOrderBar } from './points-order-bar.tsx'

/** A coupon or a red packet for coins. */
export function ItemDetail({ id }: { id: number | undefined }) {
  const t = useTranslations('pointsshop')
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...query('points_shop/view', { item_id: id ?? 1 }),
    enabled: id !== undefined,
  })
  const isMissing = id === undefined || error?.reason === 'points_shop.not_found'
  return (
    <PointsShopFrame title={t(data ? `tab_${data.kind}` : 'title')}>
      {isMissing ? (
        <Unavailable />
      ) : data ? (
        <ItemContent item={data} />
      ) : isError ? (
        <ErrorState busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className="space-y-3 p-3">
          <Skeleton className="h-60 w-full rounded-16" />
          <Skeleton className="h-28 w-full rounded-12" />
          <Skeleton className="h-40 w-full rounded-12" />
        </div>
      )}
    </PointsShopFrame>
  )
}

function Unavailable() {
  const t = useTranslations('pointsshop')
  return (
    <div className="my-auto">
      <EmptyState
        drawing="lost"
        title={t('not_found')}
        text={t('not_found_text')}
        action={
          <Link to="/promotionpages/point/list/list" className={buttonClass({})}>
            {t('view_others')}
          </Link>
        }
      />
    </div>
  )
}

function ItemContent({ item }: { item: PointsShopItem }) {
  const t = useTranslations('pointsshop')
  const tCoupon = useTranslations('coupon')
  const day = useCouponDay()
  const rules = useItemRules(item)
  const { coupon, name, note, longcoin, available } = item
  return (
    <>
      <div className={classNames('flex min-h-60 items-center justify-center px-4 py-8', coupon ? 'bg-page' : 'bg-danger-soft')}>
        {coupon ? (
          <div className="w-full max-w-96">
            <CouponTicket rules={coupon} name={coupon.name} when={offerPeriodText(coupon, tCoupon, day)} note={coupon.note} />
          </div>
        ) : (
          <RedPacket amount={item.amount ?? '0'} size="large" />
        )}
      </div>
      <div className="space-y-1.5 bg-card px-4 pt-3 pb-4">
        <CoinPrice longcoin={longcoin} size="large" />
        <h2 className="text-18 font-semibold text-strong">{name}</h2>
        {note && <p className="text-14 text-quiet">{note}</p>}
        {available !== null && <p className="text-12 text-quiet">{t('left', { count: available })}</p>}
        <CoinsNote needed={longcoin} />
      </div>
      <div className="mt-2.5">
        <RuleCard rules={rules} />
      </div>
      <div className="flex-1 pb-4" />
      <PointsOrderBar item={item} />
    </>
  )
}

/** Conditions: validity, limit, and where the item is credited. */
function useItemRules({ kind, starts_at, ends_at, per_member }: PointsShopItem): Rule[] {
  const t = useTranslations('pointsshop')
  const tPromotion = useTranslations('promotion')
  const moment = useMoment()
  return [
    { title: tPromotion('rule_period'), text: tPromotion('from_until', { from: moment(starts_at), until: moment(ends_at) }) },
    ...(per_member === null ? [] : [{ title: tPromotion('rule_limit'), text: tPromotion('limit', { count: per_member }) }]),
    { title: t('rule_arrival'), text: t(`arrival_${kind}`) },
    { title: t('rule_coins'), text: t('rule_final') },
  ]
}
