import type { Quote } from '@longmall/contract/order.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Price } from '@longmall/ui/display/price.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LongcoinPassword } from '../../coupon/picking/longcoin-password.tsx'
import { useCurrency } from '../../shell/money/currency.ts'
import { type Output, mutation, query } from '@longmall/web/call/query.ts'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { shortFailureText } from '@longmall/web/errors/field-errors.ts'
import { passFor, wantedOf } from '../../seckill/line/ask-turn.ts'
import { InCurrency } from '../../shell/money/in-currency.tsx'
import { useGo } from '../../shell/link.tsx'
import { usePhrases } from '../../shell/phrases.tsx'
import { storefront } from '../../shell/storefront.ts'
import { notice } from '../../shell/toast.ts'
import { visitSource } from '../../shell/session/visit-source.ts'
import type { ConfirmSearch } from '../../addresses/order-address.ts'
import { answersOf, faultsOf } from './judge-draft.ts'
import type { DraftTools, Faults } from './use-draft.ts'

export interface ConfirmFooterProps {
  quote: Quote
  search: ConfirmSearch
  tools: DraftTools
  /** A price is under way. */
  isPricing: boolean
  /** Asks for the price anew. */
  onChanged: () => Promise<unknown>
  /** The shop has another price by now, and asks for agreement to it. */
  onOtherPrice: (fresh: Quote) => void
}

/** The total and the one button. A total other than the one that was seen is shown first, never charged silently. */
export function ConfirmFooter({ quote, search, tools, isPricing, onChanged, onOtherPrice }: ConfirmFooterProps) {
  const say = usePhrases('order')
  const currency = useCurrency()
  const go = useGo()
  const client = useQueryClient()
  const member = useQuery(query('member/centre', {}))
  const create = useMutation(mutation('order/create', { quiet: true }))
  /** The quote for whose coins the password is asked. */
  const [asking, setAsking] = useState<Quote | null>(null)

  async function placed({ order_ids, payment_id, needs_payment }: Output<'order/create'>) {
    // Not the quote: what it priced has just left the cart.
    await Promise.all(
      [['cart'], ['order', 'list'], ['order', 'counts'], ['coupon'], ['member', 'centre']].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    )
    await storefront().refreshCartNumber()
    const order_id = order_ids[0]!
    await go(needs_payment ? '/v1/order/payment/payment' : '/v2/pay/result/result', { order_id, payment_id }, { replace: true })
  }

  async function refused(failure: CallFailure) {
    setAsking(null)
    if (failure.reason !== 'order.quote_changed') {
      tools.setFaults(failure.fields as Faults)
      notice(shortFailureText(failure), 'error')
      if (failure.kind === 'refused') await onChanged()
      return
    }
    const fresh = failure.details.quote as Quote | undefined
    if (!fresh) {
      await onChanged()
      return notice(failure.message)
    }
    onOtherPrice(fresh)
    notice(say('price_changed'))
  }

  function submit(wanted: Quote) {
    if (wanted.needs_address && !wanted.address) return notice(say('no_address'))
    const faults = faultsOf(wanted, tools.draft, { needed: say('needed'), choose: say('choose_needed'), differ: say('phone_differ') })
    tools.setFaults(faults)
    const first = Object.values(faults)[0]
    if (first) return notice(first, 'error')
    if (coinsOf(wanted) > 0) setAsking(wanted)
    else void send(wanted)
  }

  /** Of a flash sale with the pass of the shopper's turn. */
  async function send(wanted: Quote, longcoin_grant?: string) {
    const flash = wantedOf(wanted.promotion?.kind, search)
    try {
      order(wanted, longcoin_grant, flash ? await passFor(client, flash) : undefined)
    } catch (failure) {
      await refused(failure as CallFailure)
    }
  }

  function order(wanted: Quote, longcoin_grant?: string, seckill_pass?: string) {
    const { address_id: _, ...source } = search
    const { member_coupon_id, longcoin } = wanted
    create.mutate(
      {
        ...source,
        ...visitSource(),
        ...answersOf(wanted, tools.draft, member.data?.member.country ?? 'CN'),
        ...(wanted.needs_address && { address_id: wanted.address!.address_id }),
        ...(member_coupon_id === null ? { no_coupon: true } : { member_coupon_id }),
        ...(longcoin.spent > 0 && { longcoin: longcoin.spent }),
        ...(longcoin_grant !== undefined && { longcoin_grant }),
        ...(seckill_pass !== undefined && { seckill_pass }),
        quote: wanted.quote,
      },
      { onSuccess: (made) => void placed(made), onError: (failure) => void refused(failure) },
    )
  }

  const { price, balance } = quote.longcoin
  const isDeliverable = quote.groups.every((group) => group.deliverable)
  const isShort = balance < price
  const pieces = quote.groups.flatMap((group) => group.lines).reduce((sum, line) => sum + line.quantity, 0)
  const lacksAddress = quote.needs_address && !quote.address
  const footNote = lacksAddress
    ? say('freight_to_come')
    : isShort
      ? say('coins_short', { count: price })
      : quote.deposit
        ? say('due_now')
        : say('pieces', { count: pieces })
  return (
    <div className="hairline-t sticky bottom-0 z-20 bg-card px-4 pt-2 pb-2">
      <div className="flex items-center gap-3">
        <p className="min-w-0 flex-1 text-14 text-body" aria-live="polite">
          <Price amount={quote.deposit?.amount ?? quote.totals.total} currency={currency} size="large" />
          {price > 0 && <span className="figures ml-1.5 font-semibold text-price">{say('coins_and', { count: price })}</span>}
          <span className="block text-12 text-quiet">{footNote}</span>
          <InCurrency />
        </p>
        <Button
          size="large"
          disabled={lacksAddress || !isDeliverable || isShort}
          busy={isPricing || create.isPending || create.isSuccess}
          onClick={() => submit(quote)}
        >
          {say('submit')}
        </Button>
      </div>
      <div className="safe-bottom" />
      <LongcoinPassword
        open={asking !== null}
        offer={(asking ?? quote).longcoin}
        onClose={() => setAsking(null)}
        onGranted={(grant) => asking && void send(asking, grant)}
        isBusy={create.isPending}
      />
    </div>
  )
}

/** All coins that an order spends: the price of an exchange, and what is offset beside it. */
const coinsOf = ({ longcoin: { spent, price } }: Quote) => spent + price
