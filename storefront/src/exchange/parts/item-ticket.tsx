import type { ExchangeItem } from '@longmall/contract/exchange.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { classNames } from '@longmall/ui/class-names.ts'
import { CouponValue } from '../../coupon/parts/coupon-value.tsx'
import { thresholdWords } from '../../coupon/parts/coupon-words.ts'
import { useMoment } from '../../shell/time/use-moment.ts'
import { useCurrency } from '../../shell/money/currency.ts'
import { Link } from '../../shell/link.tsx'
import { usePhrases } from '../../shell/phrases.tsx'
import { CoinPrice } from './coin-price.tsx'
import { RedPacket } from './red-packet.tsx'

/** A coupon or a red packet in the centre: what it gives, what it costs, how many are left; the whole of it leads to its page. */
export function ItemTicket({ item }: { item: ExchangeItem }) {
  const say = usePhrases('exchange')
  const moment = useMoment()
  const { item_id, kind, name, note, longcoin, stock_left, state, starts_at } = item
  const isOpen = state === 'running'
  const words = {
    running: stock_left === null ? '' : say('left', { count: stock_left }),
    soon: say('from', { time: moment(starts_at) }),
    ended: say('ended'),
    sold_out: say('sold_out'),
    had: say('had'),
  }[state]
  return (
    <Link
      to="/promotionpages/point/detail/detail"
      search={{ id: item_id, kind }}
      className="pressable flex min-h-26 overflow-hidden rounded-12 bg-card"
    >
      <Worth item={item} faded={state === 'ended' || state === 'sold_out'} />
      <span className="flex min-w-0 flex-1 flex-col justify-center gap-1 py-3 pr-3 pl-3.5">
        <span className="line-clamp-2 text-14 font-semibold text-strong">{name}</span>
        {note && <span className="line-clamp-1 text-12 text-quiet">{note}</span>}
        <span className="mt-auto flex flex-wrap items-end justify-between gap-x-2 gap-y-1">
          <span>
            <CoinPrice longcoin={longcoin} />
            {words && <span className="block text-12 text-quiet">{words}</span>}
          </span>
          <span className={buttonClass({ size: 'small', look: isOpen ? 'primary' : 'soft' })}>{say(isOpen ? 'exchange' : 'look')}</span>
        </span>
      </span>
    </Link>
  )
}

function Worth({ item: { coupon, amount }, faded }: { item: ExchangeItem; faded: boolean }) {
  const say = usePhrases('coupon')
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
          <span className={classNames('text-11', faded ? 'text-quiet' : 'text-danger')}>{thresholdWords(coupon, say, currency)}</span>
        </>
      ) : (
        <RedPacket amount={amount ?? '0'} faded={faded} />
      )}
    </span>
  )
}
