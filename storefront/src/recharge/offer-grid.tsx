import { displayPrice } from '@longmall/pricing/display-price.ts'
import { classNames } from '@longmall/ui/class-names.ts'
import { useId } from 'react'
import { useCurrency } from '../shell/site.ts'
import { useTranslations } from '../shell/translations.tsx'
import type { Offer } from './recharge-draft.ts'
import { useGiftLabels } from './use-gift-labels.ts'

/** Amounts that are recharged by one tap, each with its gift. */
export function OfferGrid({
  offers,
  chosen,
  onChoose,
}: {
  offers: readonly Offer[]
  chosen: Offer | null
  onChoose: (offer: Offer) => void
}) {
  const t = useTranslations('recharge')
  const currency = useCurrency()
  const giftLabels = useGiftLabels()
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-2 text-14 text-body">{t('offers')}</legend>
      <div className="grid grid-cols-3 gap-2">
        {offers.map((offer) => (
          <label
            key={offer.offer_id}
            className={classNames(
              'pressable flex min-h-20 flex-col items-center justify-center gap-0.5 rounded-12 border px-1 py-2 text-center has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-ink',
              offer.offer_id === chosen?.offer_id ? 'border-brand-ink bg-brand-soft' : 'border-transparent bg-sunken',
            )}
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={offer.offer_id === chosen?.offer_id}
              onChange={() => onChoose(offer)}
            />
            <span className="figures text-18 font-bold text-strong">{displayPrice(offer.amount, currency)}</span>
            {giftLabels(offer).map((label) => (
              <span key={label} className="text-11 text-price">
                {label}
              </span>
            ))}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
