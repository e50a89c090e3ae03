import type { ExchangeItem } from '@longmall/contract/exchange.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { classNames } from '@longmall/ui/class-names.ts'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { CouponTicket } from '../../coupon/parts/coupon-ticket.tsx'
import { offerWindowWords, useCouponDay } from '../../coupon/parts/coupon-words.ts'
import { useMoment } from '../../shell/time/use-moment.ts'
import { type Rule, RuleCard } from '../../promotion/rule-list.tsx'
import { query } from '@longmall/web/call/query.ts'
import { Link } from '../../shell/link.tsx'
import { usePhrases } from '../../shell/phrases.tsx'
import { CoinPrice } from '../parts/coin-price.tsx'
import { ExchangeFrame } from '../parts/exchange-frame.tsx'
import { RedPacket } from '../parts/red-packet.tsx'
import { CoinsNote } from './coins-note.tsx'
import { ExchangeBar } from './exchange-bar.tsx'

/** A coupon or a red packet for coins. */
export function ItemDetail({ id }: { id: number | undefined }) {
  const say = usePhrases('exchange')
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...query('exchange/view', { item_id: id ?? 1 }),
    enabled: id !== undefined,
  })
  const isMissing = id === undefined || error?.reason === 'exchange.not_found'
  return (
    <ExchangeFrame title={say(data ? `tab_${data.kind}` : 'title')}>
      {isMissing ? (
        <Gone />
      ) : data ? (
        <Shown item={data} />
      ) : isError ? (
        <ErrorState busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className="space-y-3 p-3">
          <Skeleton className="h-60 w-full rounded-16" />
          <Skeleton className="h-28 w-full rounded-12" />
          <Skeleton className="h-40 w-full rounded-12" />
        </div>
      )}
    </ExchangeFrame>
  )
}

function Gone() {
  const say = usePhrases('exchange')
  return (
    <div className="my-auto">
      <EmptyState
        drawing="lost"
        title={say('gone')}
        text={say('gone_text')}
        action={
          <Link to="/promotionpages/point/list/list" className={buttonClass({})}>
            {say('see_others')}
          </Link>
        }
      />
    </div>
  )
}

function Shown({ item }: { item: ExchangeItem }) {
  const say = usePhrases('exchange')
  const sayCoupon = usePhrases('coupon')
  const day = useCouponDay()
  const rules = useItemRules(item)
  const { coupon, name, note, longcoin, stock_left } = item
  return (
    <>
      <div className={classNames('flex min-h-60 items-center justify-center px-4 py-8', coupon ? 'bg-page' : 'bg-danger-soft')}>
        {coupon ? (
          <div className="w-full max-w-96">
            <CouponTicket rules={coupon} name={coupon.name} when={offerWindowWords(coupon, sayCoupon, day)} note={coupon.note} />
          </div>
        ) : (
          <RedPacket amount={item.amount ?? '0'} size="large" />
        )}
      </div>
      <div className="space-y-1.5 bg-card px-4 pt-3 pb-4">
        <CoinPrice longcoin={longcoin} size="large" />
        <h2 className="text-18 font-semibold text-strong">{name}</h2>
        {note && <p className="text-14 text-quiet">{note}</p>}
        {stock_left !== null && <p className="text-12 text-quiet">{say('left', { count: stock_left })}</p>}
        <CoinsNote needed={longcoin} />
      </div>
      <div className="mt-2.5">
        <RuleCard rules={rules} />
      </div>
      <div className="flex-1 pb-4" />
      <ExchangeBar item={item} />
    </>
  )
}

/** What one should know before: until when, how many, and where it goes. */
function useItemRules({ kind, starts_at, ends_at, per_member }: ExchangeItem): Rule[] {
  const say = usePhrases('exchange')
  const sayPromotion = usePhrases('promotion')
  const moment = useMoment()
  return [
    { title: sayPromotion('rule_period'), text: sayPromotion('from_until', { from: moment(starts_at), until: moment(ends_at) }) },
    ...(per_member === null ? [] : [{ title: sayPromotion('rule_limit'), text: sayPromotion('limit', { count: per_member }) }]),
    { title: say('rule_arrival'), text: say(`arrival_${kind}`) },
    { title: say('rule_coins'), text: say('rule_final') },
  ]
}
