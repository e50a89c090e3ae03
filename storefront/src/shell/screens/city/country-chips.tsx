import { classNames } from '@longmall/ui/class-names.ts'
import { useTranslations } from '../../translations.tsx'
import type { CountryCode } from './city.ts'
import { countryCodes } from './country-codes.ts'

/** The countries of the registration in one row that is swiped. */
export function CountryChips({ selected, onSelect }: { selected: CountryCode; onSelect: (country: CountryCode) => void }) {
  const t = useTranslations('location')
  return (
    <div role="group" aria-label={t('country')} className="no-scrollbar flex gap-2 overflow-x-auto bg-card px-4 pb-3">
      {countryCodes.map((country) => (
        <button
          key={country}
          type="button"
          aria-pressed={country === selected}
          onClick={() => onSelect(country)}
          className={classNames(
            'pressable relative min-h-9 shrink-0 rounded-full px-4 text-14 before:absolute before:inset-x-0 before:-inset-y-1',
            country === selected ? 'bg-brand-soft font-semibold text-brand-ink' : 'bg-sunken text-body',
          )}
        >
          {t(`country_${country}`)}
        </button>
      ))}
    </div>
  )
}
