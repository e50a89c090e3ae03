import type { PointsShopItem } from '@longmall/contract/points-shop.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { classNames } from '@longmall/ui/class-names.ts'
import { CouponValue } from '../../coupon/parts/coupon-value.tsx'
import { thresholdText } from '../../coupon/parts/coupon-text.ts'
import { useMoment } from '../../shell/time/use-moment.ts'
import { useCurrency } from '../../shell/site.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { CoinPrice } from './coin-price.tsx'
import { RedPacket } from './red-packet.tsx'

/** A coupon or a red packet in the points shop: value, price, remaining quantity; the whole ticket is a link. */
export function ItemTicket({ item }: { item: PointsShopItem }) {
  const t = useTranslations('pointsshop')
  const moment = useMoment()
  const { item_id, kind, name, note, longcoin, available, state, starts_at } = item
  const isOpen = state === 'running'
  const labels = {
    running: available === null ? '' : t('left', { count: available }),
    upcoming: t('from', { time: moment(starts_at) }),
    ended: t('ended'),
    sold_out: t('sold_out'),
    limit_reached: t('limit_reached'),
  }[state]
  return (
    <Link
      to="/promotionpages/point/detail/detail"
      search={{ id: item_id, kind }}
      className="pressable flex min-h-26 overflow-hidden rounded-12 bg-card"
    >
      <ItemValue item={item} faded={state === 'ended' || state === 'sold_out'} />
      <span className="flex min-w-0 flex-1 flex-col justify-center gap-1 py-3 pr-3 pl-3.5">
        <span className="line-clamp-2 text-14 font-semibold text-strong">{name}</span>
        {note && <span className="line-clamp-1 text-12 text-quiet">{note}</span>}
        <span className="mt-auto flex flex-wrap items-end justify-between gap-x-2 gap-y-1">
          <span>
            <CoinPrice longcoin={longcoin} />
            {labels && <span className="block text-12 text-quiet">{labels}</span>}
          </span>
          <span className={buttonClass({ size: 'small', look: isOpen ? 'primary' : 'soft' })}>{t(isOpen ? 'buy' : 'view')}</span>
        </span>
      </span>
    </Link>
  )
}

function ItemValue({ item: { coupon, amount }, faded }: { item: PointsShopItem; faded: boolean }) {
  const t = useTranslations('coupon')
  const currency = useCurrency()
  return (
    <span
      className={classNames(
        'flex w-26 shrink-0 flex-col items-center justify-center gap-0.5 border-r border-dashed border-hairline px-2 py-3 text-center',
        faded ? 'bg-sunken' : 'bg-danger-soft',
      )}
    >
      {coupon ? (
        <>
          <CouponValue rules={coupon} faded={faded} />
          <span className={classNames('text-11', faded ? 'text-quiet' : 'text-danger')}>{thresholdText(coupon, t, currency)}</span>
        </>
      ) : (
        <RedPacket amount={amount ?? '0'} faded={faded} />
      )}
    </span>
  )
}
