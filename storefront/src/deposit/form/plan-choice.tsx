import type { DepositOffer } from '@longmall/contract/deposit.ts'
import { classNames } from '@longmall/ui/class-names.ts'
import { useId } from 'react'
import { useTranslations } from '../../shell/translations.tsx'
import { useDepositTexts } from '../use-deposit-texts.ts'

interface Props {
  plans: readonly DepositOffer[]
  unit: string
  selected: number
  onSelect: (plan: number) => void
}

/** The plans as cards, with rate and term; with an amount also what it earns and until when. */
export function PlanChoice({ plans, unit, selected, onSelect }: Props) {
  const t = useTranslations('deposit')
  const { coins, rate, day } = useDepositTexts()
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-2 text-14 text-body">{t('plan')}</legend>
      <div className="grid grid-cols-2 gap-2">
        {plans.map(({ plan, days, interest_ppm, interest, due_on }) => (
          <label
            key={plan}
            className={classNames(
              'pressable relative rounded-12 border px-3 py-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-ink',
              plan === selected ? 'border-brand-ink bg-brand-soft' : 'border-transparent bg-sunken',
            )}
          >
            <input type="radio" name={name} className="sr-only" checked={plan === selected} onChange={() => onSelect(plan)} />
            <span className="flex items-baseline justify-between gap-2 text-12 text-quiet">
              <span>{t('plan_name', { plan })}</span>
              <span className="figures">{t('days', { count: days })}</span>
            </span>
            <span className={classNames('figures mt-1 block text-18 font-bold', plan === selected ? 'text-brand-ink' : 'text-strong')}>
              {rate(interest_ppm)}
            </span>
            <span className="block text-11 text-quiet">{t('rate_total')}</span>
            <span className="figures mt-2 block text-12 text-body">
              {interest === null ? '' : t('earns', { interest: coins(interest, unit) })}
              <span className="block text-quiet">{t('row_due', { day: day(due_on) })}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
