import type { Quote } from '@longmall/contract/order.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { repriceQuote } from '@longmall/pricing/wire/reprice-quote.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react'
import { allCoins, LongcoinSwitch } from '../../coupon/picker/longcoin-switch.tsx'
import { CouponPicker } from '../../coupon/picker/coupon-picker.tsx'
import type { ScreenPath } from '../../routes/table.ts'
import { queueRequestOf } from '../../flash-sale/queue/queue-ticket.ts'
import { query } from '@longmall/web/call/query.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import type { ServiceChoice, ConfirmSearch } from '../../addresses/order-address.ts'
import { PriceBreakdown } from '../price-breakdown.tsx'
import { AddressChoice } from './address-choice.tsx'
import { PurchaseSource } from './purchase-source.tsx'
import { ConfirmFooter, type Prerequisite } from './confirm-footer.tsx'
import { ConfirmGroup } from './confirm-group.tsx'
import { DeliveryChoice } from './delivery-choice.tsx'
import { DepositCard } from './deposit-card.tsx'
import { UnavailableGifts } from './unavailable-gifts.tsx'
import { InvoiceChoice } from './invoice-choice.tsx'
import { PriceChanged } from './price-changed.tsx'
import { serviceChoiceOf, useDraft, useShowErrors } from './use-draft.ts'

const TurnNote = lazy(() => import('../../flash-sale/queue/queue-note.tsx').then((module) => ({ default: module.QueueNote })))
const OrderFields = lazy(() => import('./order-fields.tsx').then((module) => ({ default: module.OrderFields })))

export interface ConfirmOrderProps {
  /** The current screen, to return to. */
  path: ScreenPath
  search: ConfirmSearch
  /** What was chosen on the page of the goods. */
  serviceChoice: ServiceChoice
  /** What must be done before the order is sent. */
  prerequisite?: Prerequisite | undefined
  /** What the type shows above, such as a plan to choose. */
  children?: ReactNode
}

/** Confirmation of an order: lines, all inputs, and the submit button (ORD-02); shared by all order types. */
export function ConfirmOrder({ path, search, serviceChoice, prerequisite, children }: ConfirmOrderProps) {
  const ownTools = useDraft(serviceChoice)
  const { draft, change } = ownTools
  const form = useRef<HTMLDivElement>(null)
  useShowErrors(form, ownTools.errors)
  const quoteInput = {
    ...search,
    ...draft.coupon,
    ...(draft.delivery_plan && { delivery_plan: draft.delivery_plan }),
    ...(draft.longcoin && { longcoin: allCoins }),
  }
  const quoteQuery = query('order/quote', quoteInput)
  const client = useQueryClient()
  const quoted = useQuery({ ...quoteQuery, staleTime: 0, gcTime: 0, placeholderData: keepPreviousData })
  /** The total before the price change that needs agreement. */
  const [before, setBefore] = useState<string | null>(null)
  // Optimistic price while the quote for another coupon or coins is loading.
  const quote = useMemo(() => {
    if (!quoted.data || !quoted.isPlaceholderData) return quoted.data
    return repriceQuote(quoted.data, { ...draft.coupon, longcoin: draft.longcoin ? allCoins : 0 }) ?? quoted.data
  }, [quoted.data, quoted.isPlaceholderData, draft.coupon, draft.longcoin])
  const profile = useQuery({ ...query('member/profile', {}), enabled: quote?.requirement.referrer === true })
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
  const tools = { ...ownTools, draft: { ...draft, referrer: draft.referrer ?? profile.data?.referrer_id?.toString() } }
  const flash = queueRequestOf(quote.promotion?.kind, search)
  const isSent = quote.needs_address || quote.delivery_plan === 'pickup' || quote.delivery_plan === 'hosting'
  return (
    <>
      <div ref={form} className="flex-1 space-y-3 p-3" aria-busy={quoted.isPlaceholderData}>
        {children}
        {before !== null && <PriceChanged before={before} now={quote.totals.total} />}
        {flash && (
          <Suspense fallback={<Skeleton className="h-11 w-full rounded-12" />}>
            <TurnNote request={flash} />
          </Suspense>
        )}
        {quote.needs_address && <AddressChoice address={quote.address} path={path} search={{ ...search, ...serviceChoiceOf(draft) }} />}
        <DeliveryChoice quote={quote} tools={tools} />
        {hasOrderFields(quote) && (
          <Suspense fallback={<Skeleton className="h-28 w-full rounded-12" />}>
            <OrderFields fields={quote.requirement} tools={tools} />
          </Suspense>
        )}
        {quote.promotion && <PurchaseSource promotion={quote.promotion} />}
        {quote.groups.map((group) => (
          <ConfirmGroup
            key={group.warehouse}
            group={group}
            plan={isSent ? quote.delivery_plan : null}
            remark={draft.remarks[group.warehouse] ?? ''}
            hasFreight={quote.address !== null}
            onRemark={(note) => change({ remarks: { ...draft.remarks, [group.warehouse]: note } })}
          />
        ))}
        {allowsDiscounts(quote) && (
          <>
            <CouponPicker quote={quote} onChoose={(coupon) => change({ coupon })} busy={quoted.isPlaceholderData} />
            {quote.longcoin.balance > 0 && (
              <LongcoinSwitch offer={quote.longcoin} checked={draft.longcoin} onChange={(longcoin) => change({ longcoin })} />
            )}
          </>
        )}
        <InvoiceChoice invoice={draft.invoice} onChange={(invoice) => change({ invoice })} />
        <UnavailableGifts gifts={quote.unavailable_gifts} />
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
        prerequisite={prerequisite}
        isLoading={quoted.isPlaceholderData || profile.isLoading}
        onChanged={() => quoted.refetch()}
        onOtherPrice={(fresh) => {
          setBefore(quote.totals.total)
          client.setQueryData(quoteQuery.queryKey, fresh)
        }}
      />
    </>
  )
}

/** Coupon and coins apply to standard orders and presales only, not to gifts and points orders. */
const allowsDiscounts = ({ order_type, promotion }: Quote) =>
  promotion?.kind === 'presale' || (order_type === 'standard' && promotion?.kind !== 'gift' && promotion?.kind !== 'point')

const hasOrderFields = ({ requirement }: Quote) =>
  requirement.service_modes.length + requirement.car_models.length > 0 || requirement.referrer || requirement.phone

interface UnquotableProps {
  reason: string | undefined
  message: string
  /** The SKU of a purchase without the cart. */
  skuId: number | undefined
  onRetry: () => void
}

/** Why there is no price: nothing selected, goods sold out meanwhile, or a failed call. */
function Unquotable({ reason, message, skuId, onRetry }: UnquotableProps) {
  const t = useTranslations('order')
  if (!reason) return <ErrorState onRetry={onRetry} />
  const isEmpty = reason === 'order.nothing_selected'
  return (
    <EmptyState
      drawing="cart"
      title={isEmpty ? t('nothing') : message}
      text={isEmpty ? t('nothing_text') : undefined}
      action={
        skuId === undefined ? (
          <Link to="/v2/goods/cart/cart" className={buttonClass({})} replace>
            {t('to_cart')}
          </Link>
        ) : (
          <Link to="/v2/goods/detail/detail" search={{ sku_id: skuId }} className={buttonClass({})} replace>
            {t('to_goods')}
          </Link>
        )
      }
    />
  )
}
