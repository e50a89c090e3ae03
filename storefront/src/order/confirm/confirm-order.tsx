import type { Quote } from '@longmall/contract/order.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { allCoins, LongcoinSwitch } from '../../coupon/picking/longcoin-switch.tsx'
import { CouponPicker } from '../../coupon/picking/coupon-picker.tsx'
import type { ScreenPath } from '../../routes/table.ts'
import { query } from '../../shell/call/query.ts'
import { Link } from '../../shell/link.tsx'
import { usePhrases } from '../../shell/phrases.tsx'
import type { ConfirmSearch } from '../order-address.ts'
import { PriceBreakdown } from '../price-breakdown.tsx'
import { AddressChoice } from './address-choice.tsx'
import { ConfirmFooter } from './confirm-footer.tsx'
import { ConfirmGroup } from './confirm-group.tsx'
import { DeliveryChoice } from './delivery-choice.tsx'
import { DepositCard } from './deposit-card.tsx'
import { InvoiceChoice } from './invoice-choice.tsx'
import { useDraft } from './use-draft.ts'

const OrderAsks = lazy(() => import('./order-asks.tsx').then((module) => ({ default: module.OrderAsks })))

export interface ConfirmOrderProps {
  /** The screen that it stands on, to come back to. */
  path: ScreenPath
  search: ConfirmSearch
  /** What the type shows above, such as a plan to choose. */
  children?: ReactNode
}

/** What is to be ordered, all that it asks, and the one button (ORD-02): the same for every type. */
export function ConfirmOrder({ path, search, children }: ConfirmOrderProps) {
  const tools = useDraft()
  const { draft, change } = tools
  const wanted = {
    ...search,
    ...draft.coupon,
    ...(draft.delivery_plan && { delivery_plan: draft.delivery_plan }),
    ...(draft.longcoin && { longcoin: allCoins }),
  }
  const quoted = useQuery({ ...query('order/quote', wanted), staleTime: 0, gcTime: 0, placeholderData: keepPreviousData })
  const quote = quoted.data
  if (!quote) {
    if (quoted.isError)
      return <Unquotable reason={quoted.error.reason} message={quoted.error.message} onRetry={() => void quoted.refetch()} />
    return (
      <div className="space-y-3 p-3">
        <Skeleton className="h-20 w-full rounded-12" />
        <Skeleton className="h-56 w-full rounded-12" />
        <Skeleton className="h-36 w-full rounded-12" />
      </div>
    )
  }
  const isSent = quote.needs_address || quote.delivery_plan === 'pickup' || quote.delivery_plan === 'hosting'
  return (
    <>
      <div className="flex-1 space-y-3 p-3" aria-busy={quoted.isPlaceholderData}>
        {children}
        {quote.needs_address && <AddressChoice address={quote.address} path={path} search={search} />}
        <DeliveryChoice quote={quote} tools={tools} />
        {hasAsks(quote) && (
          <Suspense fallback={<Skeleton className="h-28 w-full rounded-12" />}>
            <OrderAsks asks={quote.asks} tools={tools} />
          </Suspense>
        )}
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
        {quote.order_type === 'standard' && (
          <>
            <CouponPicker coupons={quote.coupons} onChoose={(coupon) => change({ coupon })} busy={quoted.isPlaceholderData} />
            {quote.longcoin.balance > 0 && (
              <LongcoinSwitch offer={quote.longcoin} checked={draft.longcoin} onChange={(longcoin) => change({ longcoin })} />
            )}
          </>
        )}
        <InvoiceChoice invoice={draft.invoice} onChange={(invoice) => change({ invoice })} />
        <PriceBreakdown totals={quote.totals} trace={quote.trace} />
        {quote.deposit && <DepositCard deposit={quote.deposit} />}
      </div>
      <ConfirmFooter quote={quote} search={search} tools={tools} isPricing={quoted.isPlaceholderData} onChanged={() => quoted.refetch()} />
    </>
  )
}

const hasAsks = ({ asks }: Quote) => asks.service_modes.length + asks.car_models.length > 0 || asks.referrer || asks.phone

/** Why there is no price: nothing chosen, something sold out meanwhile, or a call that failed. */
function Unquotable({ reason, message, onRetry }: { reason: string | undefined; message: string; onRetry: () => void }) {
  const say = usePhrases('order')
  if (!reason) return <ErrorState onRetry={onRetry} />
  const isEmpty = reason === 'order.nothing_selected'
  return (
    <EmptyState
      drawing="cart"
      title={isEmpty ? say('nothing') : message}
      text={isEmpty ? say('nothing_text') : undefined}
      action={
        <Link to="/v2/goods/cart/cart" className={buttonClass({})} replace>
          {say('to_cart')}
        </Link>
      }
    />
  )
}
