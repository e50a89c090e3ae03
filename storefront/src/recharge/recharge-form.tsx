import type { RechargeUnit } from '@longmall/contract/recharge.ts'
import { formatCoinPrice } from '@longmall/web/format/coin-price-text.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Tabs } from '@longmall/ui/action/tabs.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { Price } from '@longmall/ui/display/price.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { TermsCard } from '../asset-area/terms-card.tsx'
import { TermsSheet } from '../asset-area/terms-sheet.tsx'
import { useAreaTerms } from '../asset-area/use-area-terms.ts'
import { useCurrency } from '../shell/site.ts'
import { mutation } from '@longmall/web/call/query.ts'
import { AmountInput } from '../shell/form/amount-input.tsx'
import { useGo } from '../shell/link.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { OfferGrid } from './offer-grid.tsx'
import { formatAmount } from '@longmall/web/format/amount-text.ts'
import { sumOf, type Draft, type Offers } from './recharge-draft.ts'
import { useGiftLabels } from './use-gift-labels.ts'

/** Amount of a recharge, its cost, and the button that leads to the payment. */
export function RechargeForm({ offers, onRefused }: { offers: Offers; onRefused: () => void }) {
  const t = useTranslations('recharge')
  const go = useGo()
  const client = useQueryClient()
  const [given, setDraft] = useState<Draft>({ unit: 'MONEY', offer: null, typed: '' })
  // The area may have been closed since: then its unit is no longer there.
  const draft = offers.units.some(({ unit }) => unit === given.unit) ? given : { unit: 'MONEY' as const, offer: null, typed: '' }
  const terms = useAreaTerms()
  const { open, times, show, hide } = terms.opening
  const sum = sumOf(draft, offers)
  const create = useMutation({
    ...mutation('recharge/create'),
    onSuccess: async ({ payment_id }) => {
      await client.invalidateQueries({ queryKey: ['recharge', 'list'] })
      await go('/v1/order/payment/payment', { payment_id })
    },
    onError: (failure) => {
      if (failure.reason === 'asset_area.terms_not_agreed') show()
      onRefused()
    },
  })
  const send = () => {
    if (!sum || sum.error) return
    if (draft.unit !== 'MONEY' && terms.isAgreed === false) return show()
    const { unit, offer } = draft
    create.mutate(offer ? { unit, offer: { offer_id: offer.offer_id, version: offer.version } } : { unit, amount: sum.amount })
  }
  return (
    <>
      <div className="flex-1">
        <Units offers={offers} selected={draft.unit} onSelect={(unit) => setDraft({ unit, offer: null, typed: '' })}>
          <div className="space-y-3 p-3">
            <Choice offers={offers} draft={draft} onDraft={setDraft} />
            {draft.unit !== 'MONEY' && <TermsCard {...terms} />}
          </div>
        </Units>
      </div>
      <div className="hairline-t sticky bottom-0 bg-card px-4 pt-2 pb-3">
        <Total offers={offers} draft={draft} />
        <Button size="large" block disabled={!sum || sum.error !== null} busy={create.isPending} onClick={send}>
          {t('confirm')}
        </Button>
        <div className="safe-bottom" />
      </div>
      <TermsSheet key={times} open={open} onClose={hide} />
    </>
  )
}

interface UnitsProps {
  offers: Offers
  selected: RechargeUnit
  onSelect: (unit: RechargeUnit) => void
  children: ReactNode
}

/** The units as tabs, where there are several. */
function Units({ offers: { units }, selected, onSelect, children }: UnitsProps) {
  const t = useTranslations('recharge')
  if (units.length < 2) return children
  const tabs = units.map(({ unit }) => ({ key: unit, label: t(`unit_${unit}`) }))
  return (
    <Tabs label={t('unit_label')} tabs={tabs} selected={selected} onSelect={onSelect}>
      {children}
    </Tabs>
  )
}

interface DraftProps {
  offers: Offers
  draft: Draft
}

function Choice({ offers, draft, onDraft }: DraftProps & { onDraft: (draft: Draft) => void }) {
  const t = useTranslations('recharge')
  const currency = useCurrency()
  const { unit } = draft
  const { decimals, price } = offers.units.find((one) => one.unit === unit)!
  const bounds = { minimum: displayPrice(offers.minimum, currency), maximum: displayPrice(offers.maximum, currency) }
  const hint = t('own_hint', bounds)
  const hasError = Boolean(sumOf(draft, offers)?.error)
  return (
    <>
      <Card className="space-y-5">
        {unit === 'MONEY' && offers.offers.length > 0 && (
          <OfferGrid offers={offers.offers} chosen={draft.offer} onChoose={(offer) => onDraft({ unit, offer, typed: '' })} />
        )}
        <AmountInput
          label={unit === 'MONEY' ? t('own_amount') : t('coin_amount', { unit })}
          value={draft.typed}
          onChange={(typed) => onDraft({ unit, offer: null, typed })}
          decimals={decimals}
          {...(unit !== 'MONEY' && { unit })}
          hint={unit === 'MONEY' ? hint : t('coin_price', { unit, price: formatCoinPrice(price, currency) })}
          error={hasError ? hint : undefined}
        />
      </Card>
      <p className="px-1 text-12 text-quiet">{unit === 'MONEY' ? t('bucket_note') : t('coin_note')}</p>
    </>
  )
}

function Total({ offers, draft }: DraftProps) {
  const t = useTranslations('recharge')
  const currency = useCurrency()
  const giftLabels = useGiftLabels()
  const sum = sumOf(draft, offers)
  if (!sum || sum.error) return null
  const gifts = draft.offer ? giftLabels(draft.offer) : []
  return (
    <div className="flex items-end justify-between gap-3 pb-3">
      <p className="min-w-0 text-12 text-quiet">
        {t('you_get')} <span className="figures text-strong">{formatAmount(sum.amount, draft.unit, currency)}</span>
        {gifts.map((label) => (
          <span key={label} className="block text-price">
            {label}
          </span>
        ))}
      </p>
      <p className="shrink-0 text-12 text-quiet">
        {t('to_pay')} <Price amount={sum.cost} currency={currency} />
      </p>
    </div>
  )
}
