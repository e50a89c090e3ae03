import type { Quote } from '@longmall/contract/order.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Price } from '@longmall/ui/display/price.tsx'
import { confirm } from '@longmall/ui/overlay/confirm.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Output, mutation } from '../shell/call/query.ts'
import type { RequestFailure } from '../shell/call/request-failure.ts'
import { useGo } from '../shell/link.tsx'
import { useLanguage, usePhrases } from '../shell/phrases.tsx'
import { storefront } from '../shell/storefront.ts'
import { notice } from '../shell/toast.ts'
import type { Invoice } from './invoice-choice.tsx'
import type { ConfirmSearch } from './order-address.ts'

export interface ConfirmFooterProps {
  quote: Quote
  search: ConfirmSearch
  remarks: Record<string, string>
  invoice: Invoice | null
  /** Asks for the price anew. */
  onChanged: () => Promise<unknown>
}

/** The total and the one button. A total other than the one that was seen is shown first, never charged silently. */
export function ConfirmFooter({ quote, search, remarks, invoice, onChanged }: ConfirmFooterProps) {
  const say = usePhrases('order')
  const language = useLanguage()
  const go = useGo()
  const client = useQueryClient()
  const create = useMutation(mutation('order/create', { quiet: true }))

  async function placed({ order_ids, needs_payment }: Output<'order/create'>) {
    // Not the quote: what it priced has just left the cart.
    await Promise.all([['cart'], ['order', 'list'], ['order', 'counts']].map((queryKey) => client.invalidateQueries({ queryKey })))
    await storefront().refreshCartNumber()
    const order_id = order_ids[0]!
    await go(needs_payment ? '/v1/order/payment/payment' : '/v2/pay/result/result', { order_id }, { replace: true })
  }

  async function refused(failure: RequestFailure) {
    if (failure.reason !== 'order.quote_changed') {
      notice(failure.message, 'error')
      if (failure.kind === 'refused') await onChanged()
      return
    }
    const fresh = failure.details.quote as Quote | undefined
    await onChanged()
    if (!fresh) return notice(failure.message)
    const agreed = await confirm({
      title: say('price_changed'),
      text: say('price_changed_text', { total: displayPrice(fresh.totals.total, language) }),
    })
    if (agreed) submit(fresh)
  }

  function submit({ quote: signed, address }: Quote) {
    if (!address) return notice(say('no_address'))
    const words = quote.groups.flatMap(({ warehouse }) =>
      remarks[warehouse]?.trim() ? [{ warehouse, words: remarks[warehouse].trim() }] : [],
    )
    const { address_id: _, ...source } = search
    create.mutate(
      {
        ...source,
        address_id: address.address_id,
        quote: signed,
        ...(words.length > 0 && { remarks: words }),
        ...(invoice && { invoice }),
      },
      { onSuccess: (made) => void placed(made), onError: (failure) => void refused(failure) },
    )
  }

  const isDeliverable = quote.groups.every((group) => group.deliverable)
  const pieces = quote.groups.flatMap((group) => group.lines).reduce((sum, line) => sum + line.quantity, 0)
  return (
    <div className="hairline-t sticky bottom-0 z-20 bg-card px-4 pt-2 pb-2">
      <div className="flex items-center gap-3">
        <p className="min-w-0 flex-1 text-14 text-body" aria-live="polite">
          <Price amount={quote.totals.total} language={language} size="large" />
          <span className="block text-12 text-quiet">{say('pieces', { count: pieces })}</span>
        </p>
        <Button
          size="large"
          disabled={!quote.address || !isDeliverable}
          busy={create.isPending || create.isSuccess}
          onClick={() => submit(quote)}
        >
          {say('submit')}
        </Button>
      </div>
      <div className="safe-bottom" />
    </div>
  )
}
