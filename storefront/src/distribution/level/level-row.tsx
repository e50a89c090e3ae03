import type { DistributorLevel } from '@longmall/contract/distribution-shapes.ts'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { formatCount } from '@longmall/web/format/number-text.ts'
import { useLanguage, useTranslations } from '../../shell/translations.tsx'
import { useMoney } from '../parts/use-figures.ts'
import { requiredKeys } from './level-progress.ts'
import { RatesList } from './rates-list.tsx'

/** A level: its rates and conditions. */
export function LevelRow({ level, state }: { level: DistributorLevel; state: 'current' | 'reached' | 'later' }) {
  const t = useTranslations('distribution')
  const language = useLanguage()
  const money = useMoney()
  const { name, rates, conditions } = level
  const required = requiredKeys(conditions).map((key) => {
    const value = key === 'sales' ? money(conditions.sales) : formatCount(conditions[key], language)
    return `${t(`condition_${key}`)} ${value}`
  })
  return (
    <li className={`rounded-12 bg-card p-4 ${state === 'current' ? 'inset-ring-2 inset-ring-brand-ink' : ''}`}>
      <div className="flex items-center justify-between gap-3">
        <h3 className="min-w-0 truncate text-16 font-semibold text-strong">{name}</h3>
        {state !== 'later' && <Tag tone={state === 'current' ? 'brand' : 'success'}>{t(state)}</Tag>}
      </div>
      <div className="mt-3">
        <RatesList rates={rates} />
      </div>
      <p className="figures hairline-t mt-3 pt-3 text-12 text-quiet">{required.length > 0 ? required.join(' · ') : t('no_conditions')}</p>
    </li>
  )
}
