import type { PointsOrder } from '@longmall/contract/points-shop.ts'
import { Picture } from '@longmall/ui/display/picture.tsx'
import { Ticket } from 'lucide-react'
import { useDateTime } from '../../shell/date-time.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { CoinPrice } from './coin-price.tsx'
import { RedPacket } from './red-packet.tsx'

/** A points order; links to its order for goods, to its result for other items. */
const addressOf = ({ order_id, points_order_id }: PointsOrder) =>
  order_id === null
    ? ({ to: '/promotionpages/point/result/result', search: { points_order_id } } as const)
    : ({ to: '/v1/order/detail/detail', search: { order_id } } as const)

/** A points order in a list: item, price, time, and the state of its order. */
export function PointsOrderCard({ record }: { record: PointsOrder }) {
  const t = useTranslations('pointsshop')
  const tOrder = useTranslations('order')
  const dateTime = useDateTime()
  const { kind, name, quantity, longcoin, amount, order_state, created_at } = record
  return (
    <Link {...addressOf(record)} className="pressable block rounded-12 bg-card p-3">
      <span className="flex items-center justify-between gap-2 pb-2.5 text-12 text-quiet">
        <span className="figures">{dateTime(created_at)}</span>
        <span className="text-14 font-semibold text-brand-ink">{order_state ? tOrder(`state_${order_state}`) : t('received')}</span>
      </span>
      <span className="flex gap-3">
        <PointsOrderPicture record={record} />
        <span className="flex min-w-0 flex-1 flex-col gap-1">
          <span className="line-clamp-2 text-14 text-strong">{name}</span>
          <span className="text-12 text-quiet">
            {t(`tab_${kind}`)} · × {quantity}
          </span>
          <span className="mt-auto">
            <CoinPrice longcoin={longcoin} {...(kind === 'goods' && { money: amount })} />
          </span>
        </span>
      </span>
    </Link>
  )
}

export function PointsOrderPicture({ record: { kind, picture, amount } }: { record: PointsOrder }) {
  if (kind === 'goods')
    return (
      <span className="block size-20 shrink-0 overflow-hidden rounded-8">
        <Picture picture={picture} sizes="80px" decorative />
      </span>
    )
  if (kind === 'red_packet')
    return (
      <span className="flex size-20 shrink-0 items-center justify-center">
        <RedPacket amount={amount} />
      </span>
    )
  return (
    <span className="flex size-20 shrink-0 items-center justify-center rounded-8 bg-danger-soft text-danger">
      <Ticket size={32} aria-hidden />
    </span>
  )
}
