import type { ExchangeRecord } from '@longmall/contract/exchange.ts'
import { Picture } from '@longmall/ui/display/picture.tsx'
import { Ticket } from 'lucide-react'
import { useDateTime } from '../../shell/date-time.ts'
import { Link } from '../../shell/link.tsx'
import { usePhrases } from '../../shell/phrases.tsx'
import { CoinPrice } from './coin-price.tsx'
import { RedPacket } from './red-packet.tsx'

/** Where what an exchange brought is shown: goods at their order, the others at the result. */
const addressOf = ({ order_id, record_id }: ExchangeRecord) =>
  order_id === null
    ? ({ to: '/promotionpages/point/result/result', search: { record_id } } as const)
    : ({ to: '/v1/order/detail/detail', search: { order_id } } as const)

/** An exchange in a list: what was got, for how much, when, and where its order stands. */
export function RecordCard({ record }: { record: ExchangeRecord }) {
  const say = usePhrases('exchange')
  const sayOrder = usePhrases('order')
  const dateTime = useDateTime()
  const { kind, name, quantity, longcoin, amount, order_state, created_at } = record
  return (
    <Link {...addressOf(record)} className="pressable block rounded-12 bg-card p-3">
      <span className="flex items-center justify-between gap-2 pb-2.5 text-12 text-quiet">
        <span className="figures">{dateTime(created_at)}</span>
        <span className="text-14 font-semibold text-brand-ink">{order_state ? sayOrder(`state_${order_state}`) : say('arrived')}</span>
      </span>
      <span className="flex gap-3">
        <RecordPicture record={record} />
        <span className="flex min-w-0 flex-1 flex-col gap-1">
          <span className="line-clamp-2 text-14 text-strong">{name}</span>
          <span className="text-12 text-quiet">
            {say(`tab_${kind}`)} · × {quantity}
          </span>
          <span className="mt-auto">
            <CoinPrice longcoin={longcoin} {...(kind === 'goods' && { money: amount })} />
          </span>
        </span>
      </span>
    </Link>
  )
}

export function RecordPicture({ record: { kind, picture, amount } }: { record: ExchangeRecord }) {
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
