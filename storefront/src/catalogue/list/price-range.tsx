import { displayParts } from '@longmall/pricing/display-price.ts'
import { controlClass } from '@longmall/ui/form/field.tsx'
import { useId } from 'react'
import { useCurrency } from '../../shell/site.ts'
import { useTranslations } from '../../shell/translations.tsx'

export interface PriceRangeProps {
  range: { from: string; to: string }
  wrong: { from: boolean; to: boolean }
  onChange: (range: { from: string; to: string }) => void
}

/** Inputs for the lowest and the highest price; both are optional. */
export function PriceRange({ range, wrong, onChange }: PriceRangeProps) {
  const t = useTranslations('catalogue')
  const id = useId()
  const { symbol, suffix } = displayParts('0', useCurrency())
  const field = (key: 'from' | 'to') => (
    <span className="relative min-w-0 flex-1">
      <span aria-hidden className={`absolute top-3.5 text-14 text-quiet ${symbol ? 'left-3' : 'right-3'}`}>
        {symbol || suffix}
      </span>
      <input
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        aria-label={t(`price_${key}`)}
        placeholder={t(`price_${key}`)}
        aria-invalid={wrong[key] || undefined}
        aria-describedby={wrong[key] ? id : undefined}
        value={range[key]}
        onChange={(event) => onChange({ ...range, [key]: event.target.value })}
        className={`${controlClass} figures ${symbol ? 'pl-7' : 'pr-8'}`}
      />
    </span>
  )
  return (
    <fieldset>
      <legend className="mb-2 text-14 text-body">{t('price_range')}</legend>
      <div className="flex items-center gap-2">
        {field('from')}
        <span aria-hidden className="h-px w-3 bg-control" />
        {field('to')}
      </div>
      <p id={id} role="alert" className="mt-1 text-12 text-danger empty:hidden">
        {(wrong.from || wrong.to) && t('price_invalid')}
      </p>
    </fieldset>
  )
}
