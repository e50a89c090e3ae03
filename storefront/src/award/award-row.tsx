import type { Payout } from '@longmall/contract/award-shapes.ts'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { isNothing } from '@longmall/web/format/amount-text.ts'
import { formatCoinPrice } from '@longmall/web/format/coin-price-text.ts'
import { dayFormat } from '@longmall/web/time/time-text.ts'
import { useCurrency } from '../shell/site.ts'
import { useLanguage, useTranslations } from '../shell/translations.tsx'
import { unitTexts } from './unit-texts.ts'

/** An award as a row that opens its explanation: kind, code, day, worth, units, and where it is. */
export function AwardRow({ award, onOpen }: { award: Payout; onOpen: () => void }) {
  const t = useTranslations('award')
  const language = useLanguage()
  const currency = useCurrency()
  const day = dayFormat(language, { dateStyle: 'medium' })
  const { kind, code, amount, taken_back } = award
  return (
    <button type="button" onClick={onOpen} className="block w-full rounded-12 bg-card p-4 text-left active:bg-sunken">
      <span className="flex items-baseline justify-between gap-3">
        <span className="text-16 font-semibold text-strong">{t(`kind_${kind}`)}</span>
        <span className="figures text-16 font-semibold text-strong">{formatCoinPrice(amount, currency)}</span>
      </span>
      <span className="mt-0.5 block text-12 text-quiet">{t('day_and_code', { day: day(award.day), code })}</span>
      <span className="figures block text-12 text-quiet">{unitTexts(award).join(' · ')}</span>
      <AwardPlace award={award} />
      {!isNothing(taken_back) && (
        <span className="mt-1.5 block">
          <Tag tone="quiet">{t('taken_back_amount', { amount: formatCoinPrice(taken_back, currency) })}</Tag>
        </span>
      )}
    </button>
  )
}

/** Where an award is: locked, frozen, forfeited; nothing for one that is available or was taken back whole. */
export function AwardPlace({ award: { amount, taken_back, place, release_on } }: { award: Payout }) {
  const t = useTranslations('award')
  const language = useLanguage()
  const day = dayFormat(language, { dateStyle: 'medium' })
  if (place === 'available' || taken_back === amount) return null
  const text =
    place === 'frozen:referral'
      ? t('locked_until', { day: release_on === null ? '' : day(release_on) })
      : t(place === 'frozen:window' ? 'place_window' : 'place_forfeited')
  return (
    <span className="mt-1.5 block">
      <Tag tone={place === 'forfeited' ? 'danger' : 'warning'}>{text}</Tag>
    </span>
  )
}
