import type { RefusalCode } from '@longmall/contract/errors.ts'
import type { Quote } from '@longmall/contract/order.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Price } from '@longmall/ui/display/price.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LongcoinPassword } from '../../coupon/picker/longcoin-password.tsx'
import { useCurrency } from '../../shell/site.ts'
import { type Output, mutation, query } from '@longmall/web/call/query.ts'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { shortFailureText } from '@longmall/web/errors/field-errors.ts'
import { passFor, queueRequestOf } from '../../flash-sale/queue/queue-ticket.ts'
import { InCurrency } from '../../shell/money/in-currency.tsx'
import { useGo } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { storefront } from '../../shell/storefront.ts'
import { notice } from '../../shell/toast.ts'
import { visitSource } from '../../shell/session/visit-source.ts'
import type { ConfirmSearch } from '../../addresses/order-address.ts'
import { orderInputOf, refusedFields, validateDraft } from './validate-draft.ts'
import type { DraftTools, FieldName } from './use-draft.ts'

/** What must be done before an order is sent, such as agreeing to terms. */
export interface Prerequisite {
  isMet: boolean
  /** Opens what does it. */
  show: () => void
  /** The server's refusal of an order without it. */
  refusal: RefusalCode
}

export interface ConfirmFooterProps {
  quote: Quote
  search: ConfirmSearch
  tools: DraftTools
  prerequisite: Prerequisite | undefined
  /** The price, or what the member is asked first, is on its way. */
  isLoading: boolean
  /** Refetches the price. */
  onChanged: () => Promise<unknown>
  /** The price changed and needs the shopper's agreement. */
  onOtherPrice: (fresh: Quote) => void
}

/** The total and the one button. A total other than the one that was seen is shown first, never charged silently. */
export function ConfirmFooter({ quote, search, tools, prerequisite, isLoading, onChanged, onOtherPrice }: ConfirmFooterProps) {
  const t = useTranslations('order')
  const currency = useCurrency()
  const go = useGo()
  const client = useQueryClient()
  const member = useQuery(query('member/centre', {}))
  const create = useMutation(mutation('order/create', { quiet: true }))
  const labels: Record<FieldName, string> = {
    pickup_store: t('pickup_choose'),
    contact: t(tools.draft.consignee.trim() ? 'contact_mobile' : 'contact_name'),
    service_mode: t('service_mode'),
    car_model: t('car_model'),
    referrer_id: t('referrer'),
    phone: t('phone'),
    phone_again: t('phone_again'),
  }
  /** The quote whose coins require the password. */
  const [pendingQuote, setPendingQuote] = useState<Quote | null>(null)

  async function placed({ order_ids, payment_id, needs_payment }: Output<'order/create'>) {
    // Not the quote: its lines have just been removed from the cart.
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
    setPendingQuote(null)
    if (failure.reason !== 'order.quote_changed') {
      const fields = refusedFields(failure)
      tools.setErrors(fields)
      notice(shortFailureText({ fields: fields as Record<string, string>, message: failure.message }, labels), 'error')
      if (failure.kind === 'refused') await onChanged()
      if (prerequisite && failure.reason === prerequisite.refusal) prerequisite.show()
      return
    }
    const fresh = failure.details.quote as Quote | undefined
    if (!fresh) {
      await onChanged()
      return notice(failure.message)
    }
    onOtherPrice(fresh)
    notice(t('price_changed'))
  }

  function submit(acceptedQuote: Quote) {
    if (acceptedQuote.needs_address && !acceptedQuote.address) return notice(t('no_address'))
    const errors = validateDraft(acceptedQuote, tools.draft, {
      required: t('needed'),
      choose: t('choose_needed'),
      differ: t('phone_differ'),
    })
    tools.setErrors(errors)
    if (Object.keys(errors).length > 0)
      return notice(shortFailureText({ fields: errors as Record<string, string>, message: '' }, labels), 'error')
    if (prerequisite && !prerequisite.isMet) return prerequisite.show()
    if (coinsOf(acceptedQuote) > 0) setPendingQuote(acceptedQuote)
    else void send(acceptedQuote)
  }

  /** Of a flash sale with the pass of the shopper's turn. */
  async function send(acceptedQuote: Quote, longcoin_grant?: string) {
    const flash = queueRequestOf(acceptedQuote.promotion?.kind, search)
    try {
      order(acceptedQuote, longcoin_grant, flash ? await passFor(client, flash) : undefined)
    } catch (failure) {
      await refused(failure as CallFailure)
    }
  }

  function order(acceptedQuote: Quote, longcoin_grant?: string, flash_sale_pass?: string) {
    const { address_id: _, ...source } = search
    const { member_coupon_id, longcoin } = acceptedQuote
    create.mutate(
      {
        ...source,
        ...visitSource(),
        ...orderInputOf(acceptedQuote, tools.draft, member.data?.member.country ?? 'CN'),
        ...(acceptedQuote.needs_address && { address_id: acceptedQuote.address!.address_id }),
        ...(member_coupon_id === null ? { no_coupon: true } : { member_coupon_id }),
        ...(longcoin.spent > 0 && { longcoin: longcoin.spent }),
        ...(longcoin_grant !== undefined && { longcoin_grant }),
        ...(flash_sale_pass !== undefined && { flash_sale_pass }),
        quote: acceptedQuote.quote,
      },
      { onSuccess: (created) => void placed(created), onError: (failure) => void refused(failure) },
    )
  }

  const { price, balance } = quote.longcoin
  const isDeliverable = quote.groups.every((group) => group.deliverable)
  const isShort = balance < price
  const quantity = quote.groups.flatMap((group) => group.lines).reduce((sum, line) => sum + line.quantity, 0)
  const needsAddress = quote.needs_address && !quote.address
  const footNote = needsAddress
    ? t('freight_to_come')
    : isShort
      ? t('coins_short', { count: price })
      : quote.deposit
        ? t('due_now')
        : t('item_count', { count: quantity })
  return (
    <div className="hairline-t sticky bottom-0 z-20 bg-card px-4 pt-2 pb-2">
      <div className="flex items-center gap-3">
        <p className="min-w-0 flex-1 text-14 text-body" aria-live="polite">
          <Price amount={quote.deposit?.amount ?? quote.totals.total} currency={currency} size="large" />
          {price > 0 && <span className="figures ml-1.5 font-semibold text-price">{t('coins_and', { count: price })}</span>}
          <span className="block text-12 text-quiet">{footNote}</span>
          <InCurrency />
        </p>
        <Button
          size="large"
          disabled={needsAddress || !isDeliverable || isShort}
          busy={isLoading || create.isPending || create.isSuccess}
          onClick={() => submit(quote)}
        >
          {t('submit')}
        </Button>
      </div>
      <div className="safe-bottom" />
      <LongcoinPassword
        open={pendingQuote !== null}
        offer={(pendingQuote ?? quote).longcoin}
        onClose={() => setPendingQuote(null)}
        onGranted={(grant) => pendingQuote && void send(pendingQuote, grant)}
        isBusy={create.isPending}
      />
    </div>
  )
}

/** Total coins of an order: the price of a points order, plus the LONGCOIN offset. */
const coinsOf = ({ longcoin: { spent, price } }: Quote) => spent + price
