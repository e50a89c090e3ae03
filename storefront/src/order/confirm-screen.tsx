import type { Quote } from '@longmall/contract/order.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../shell/call/query.ts'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { Link } from '../shell/link.tsx'
import { usePhrases } from '../shell/phrases.tsx'
import { useScreenSearch } from '../shell/search.ts'
import { AddressChoice } from './address-choice.tsx'
import { ConfirmFooter } from './confirm-footer.tsx'
import { ConfirmGroup } from './confirm-group.tsx'
import { type Invoice, InvoiceChoice } from './invoice-choice.tsx'
import { readConfirm } from './order-address.ts'
import { PriceBreakdown } from './price-breakdown.tsx'

/** Confirms what is to be bought (ORD-02): address, delivery, notes, invoice, and the price line by line. */
export function ConfirmScreen() {
  const say = usePhrases('order')
  const search = useScreenSearch(readConfirm)
  const quote = useQuery({ ...query('order/quote', search), staleTime: 0, gcTime: 0 })
  return (
    <>
      <PageHeader title={say('confirm_title')} fallback="/v2/goods/cart/cart" />
      {quote.isPending && (
        <div className="space-y-3 p-3">
          <Skeleton className="h-20 w-full rounded-12" />
          <Skeleton className="h-56 w-full rounded-12" />
          <Skeleton className="h-36 w-full rounded-12" />
        </div>
      )}
      {quote.isError && !quote.data && (
        <Unquotable reason={quote.error.reason} message={quote.error.message} onRetry={() => void quote.refetch()} />
      )}
      {quote.data && <Confirmed quote={quote.data} search={search} onChanged={() => quote.refetch()} />}
    </>
  )
}

function Confirmed({
  quote,
  search,
  onChanged,
}: {
  quote: Quote
  search: ReturnType<typeof readConfirm>
  onChanged: () => Promise<unknown>
}) {
  const [remarks, setRemarks] = useState<Record<string, string>>({})
  const [invoice, setInvoice] = useState<Invoice | null>(null)
  return (
    <>
      <div className="flex-1 space-y-3 p-3">
        <AddressChoice address={quote.address} search={search} />
        {quote.groups.map((group) => (
          <ConfirmGroup
            key={group.warehouse}
            group={group}
            remark={remarks[group.warehouse] ?? ''}
            hasAddress={quote.address !== null}
            onRemark={(words) => setRemarks({ ...remarks, [group.warehouse]: words })}
          />
        ))}
        <InvoiceChoice invoice={invoice} onChange={setInvoice} />
        <PriceBreakdown totals={quote.totals} trace={quote.trace} />
      </div>
      <ConfirmFooter quote={quote} search={search} remarks={remarks} invoice={invoice} onChanged={onChanged} />
    </>
  )
}

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
