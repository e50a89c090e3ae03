import { ChoiceGroup } from '@longmall/ui/form/choice-group.tsx'
import { dayFormat } from '@longmall/web/time/time-text.ts'
import { X } from 'lucide-react'
import { useLanguage, useTranslations } from '../shell/translations.tsx'
import { awardUnits, type readIncome } from './income-address.ts'

type Search = ReturnType<typeof readIncome>

/** Which unit the income details list, and the settled day that they are limited to. */
export function IncomeFilters({ unit, day, onShow }: Pick<Search, 'unit' | 'day'> & { onShow: (changed: Partial<Search>) => void }) {
  const t = useTranslations('award')
  const language = useLanguage()
  return (
    <section className="space-y-3 rounded-12 bg-card p-4">
      <ChoiceGroup
        label={t('unit')}
        choices={[
          { value: 'all' as const, label: t('all_units') },
          ...awardUnits.map((value) => ({ value, label: <span translate="no">{value}</span> })),
        ]}
        selected={unit ?? 'all'}
        onSelect={(value) => onShow({ unit: value === 'all' ? undefined : value })}
      />
      {day !== undefined && (
        <button
          type="button"
          className="pressable inline-flex min-h-9 items-center gap-2 rounded-full bg-brand-soft px-4 text-14 text-brand-ink"
          onClick={() => onShow({ day: undefined })}
        >
          {t('only_day', { day: dayFormat(language, { dateStyle: 'medium' })(day) })}
          <X size={16} aria-label={t('all_days')} />
        </button>
      )}
    </section>
  )
}
