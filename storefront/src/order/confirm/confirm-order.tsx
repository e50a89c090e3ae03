import type { Quote } from '@longmall/contract/order.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { reckonQuote } from '@longmall/pricing/wire/reckon-quote.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { allCoins, LongcoinSwitch } from '../../coupon/picking/longcoin-switch.tsx'
import { CouponPicker } from '../../coupon/picking/coupon-picker.tsx'
import type { ScreenPath } from '../../routes/table.ts'
import { wantedOf } from '../../seckill/line/ask-turn.ts'
import { query } from '@longmall/web/call/query.ts'
import { Link } from '../../shell/link.tsx'
import { usePhrases } from '../../shell/phrases.tsx'
import type { Answers, ConfirmSearch } from '../../addresses/order-address.ts'
import { PriceBreakdown } from '../price-breakdown.tsx'
import { AddressChoice } from './address-choice.tsx'
import { BoughtBy } from './bought-by.tsx'
import { ConfirmFooter } from './confirm-footer.tsx'
import { ConfirmGroup } from './confirm-group.tsx'
import { DeliveryChoice } from './delivery-choice.tsx'
import { DepositCard } from './deposit-card.tsx'
import { GiftsGone } from './gifts-gone.tsx'
import { InvoiceChoice } from './invoice-choice.tsx'
import { PriceChanged } from './price-changed.tsx'
import { answersIn, useDraft } from './use-draft.ts'

const TurnNote = lazy(() => import('../../seckill/line/turn-note.tsx').then((module) => ({ default: module.TurnNote })))
const OrderAsks = lazy(() => import('./order-asks.tsx').then((module) => ({ default: module.OrderAsks })))

export interface ConfirmOrderProps {
  /** The screen that it stands on, to come back to. */
  path: ScreenPath
  search: ConfirmSearch
  /** What was chosen on the page of the goods. */
  answers: Answers
  /** What the type shows above, such as a plan to choose. */
  children?: ReactNode
}

/** What is to be ordered, all that it asks, and the one button (ORD-02): the same for every type. */
export function ConfirmOrder({ path, search, answers, children }: ConfirmOrderProps) {
  const tools = useDraft(answers)
  const { draft, change } = tools
  const wanted = {
    ...search,
    ...draft.coupon,
    ...(draft.delivery_plan && { delivery_plan: draft.delivery_plan }),
    ...(draft.longcoin && { longcoin: allCoins }),
  }
  const asked = query('order/quote', wanted)
  const client = useQueryClient()
  const quoted = useQuery({ ...asked, staleTime: 0, gcTime: 0, placeholderData: keepPreviousData })
  /** What the total was when the shop asked for agreement to another. */
  const [before, setBefore] = useState<string | null>(null)
  // Another coupon, or coins, show in the price at once; the server's own answer follows.
  const quote = useMemo(() => {
    if (!quoted.data || !quoted.isPlaceholderData) return quoted.data
    return reckonQuote(quoted.data, { ...draft.coupon, longcoin: draft.longcoin ? allCoins : 0 }) ?? quoted.data
  }, [quoted.data, quoted.isPlaceholderData, draft.coupon, draft.longcoin])
  if (!quote) {
    if (quoted.isError)
      return (
        <Unquotable
          reason={quoted.error.reason}
          message={quoted.error.message}
          skuId={search.sku_id}
          onRetry={() => void quoted.refetch()}
        />
      )
    return (
      <div className="space-y-3 p-3">
        <Skeleton className="h-20 w-full rounded-12" />
        <Skeleton className="h-56 w-full rounded-12" />
        <Skeleton className="h-36 w-full rounded-12" />
      </div>
    )
  }
  const flash = wantedOf(quote.promotion?.kind, search)
  const isSent = quote.needs_address || quote.delivery_plan === 'pickup' || quote.delivery_plan === 'hosting'
  return (
    <>
      <div className="flex-1 space-y-3 p-3" aria-busy={quoted.isPlaceholderData}>
        {children}
        {before !== null && <PriceChanged before={before} now={quote.totals.total} />}
        {flash && (
          <Suspense fallback={<Skeleton className="h-11 w-full rounded-12" />}>
            <TurnNote wanted={flash} />
          </Suspense>
        )}
        {quote.needs_address && <AddressChoice address={quote.address} path={path} search={{ ...search, ...answersIn(draft) }} />}
        <DeliveryChoice quote={quote} tools={tools} />
        {hasAsks(quote) && (
          <Suspense fallback={<Skeleton className="h-28 w-full rounded-12" />}>
            <OrderAsks asks={quote.asks} tools={tools} />
          </Suspense>
        )}
        {quote.promotion && <BoughtBy promotion={quote.promotion} />}
        {quote.groups.map((group) => (
          <ConfirmGroup
            key={group.warehouse}
            group={group}
            plan={isSent ? quote.delivery_plan : null}
            remark={draft.remarks[group.warehouse] ?? ''}
            hasFreight={quote.address !== null}
            onRemark={(words) => change({ remarks: { ...draft.remarks, [group.warehouse]: words } })}
          />
        ))}
        {takesOff(quote) && (
          <>
            <CouponPicker quote={quote} onChoose={(coupon) => change({ coupon })} busy={quoted.isPlaceholderData} />
            {quote.longcoin.balance > 0 && (
              <LongcoinSwitch offer={quote.longcoin} checked={draft.longcoin} onChange={(longcoin) => change({ longcoin })} />
            )}
          </>
        )}
        <InvoiceChoice invoice={draft.invoice} onChange={(invoice) => change({ invoice })} />
        <GiftsGone gifts={quote.gifts_gone} />
        <PriceBreakdown
          totals={quote.totals}
          trace={quote.trace}
          rules={quote.rules}
          isFreightOpen={quote.needs_address && !quote.address}
        />
        {quote.deposit && <DepositCard deposit={quote.deposit} />}
      </div>
      <ConfirmFooter
        quote={quote}
        search={search}
        tools={tools}
        isPricing={quoted.isPlaceholderData}
        onChanged={() => quoted.refetch()}
        onOtherPrice={(fresh) => {
          setBefore(quote.totals.total)
          client.setQueryData(asked.queryKey, fresh)
        }}
      />
    </>
  )
}

/** Coupon and coins lower standard orders and presales; what is given, or paid in coins, they do not. */
const takesOff = ({ order_type, promotion }: Quote) =>
  promotion?.kind === 'presale' || (order_type === 'standard' && promotion?.kind !== 'gift' && promotion?.kind !== 'point')

const hasAsks = ({ asks }: Quote) => asks.service_modes.length + asks.car_models.length > 0 || asks.referrer || asks.phone

interface UnquotableProps {
  reason: string | undefined
  message: string
  /** Of what was to be bought without the cart. */
  skuId: number | undefined
  onRetry: () => void
}

/** Why there is no price: nothing chosen, something sold out meanwhile, or a call that failed. */
function Unquotable({ reason, message, skuId, onRetry }: UnquotableProps) {
  const say = usePhrases('order')
  if (!reason) return <ErrorState onRetry={onRetry} />
  const isEmpty = reason === 'order.nothing_selected'
  return (
    <EmptyState
      drawing="cart"
      title={isEmpty ? say('nothing') : message}
      text={isEmpty ? say('nothing_text') : undefined}
      action={
        skuId === undefined ? (
          <Link to="/v2/goods/cart/cart" className={buttonClass({})} replace>
            {say('to_cart')}
          </Link>
        ) : (
          <Link to="/v2/goods/detail/detail" search={{ sku_id: skuId }} className={buttonClass({})} replace>
            {say('to_goods')}
          </Link>
        )
      }
    />
  )
}
