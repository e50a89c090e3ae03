import type { ReductionCard } from '@longmall/contract/campaign-shapes.ts'
import { BadgePercent, Gift, Truck } from 'lucide-react'
import { stepText } from '../../coupon/parts/reduction-text.ts'
import { useCurrency } from '../../shell/site.ts'
import { useTranslations } from '../../shell/translations.tsx'

const icons = { money: BadgePercent, percentage: BadgePercent, free_freight: Truck, gift: Gift } as const

/** The tiers of a full reduction, one line each, lowest first. */
export function ReductionSteps({ steps }: Pick<ReductionCard, 'steps'>) {
  const t = useTranslations('catalogue')
  const currency = useCurrency()
  return (
    <span className="block space-y-1">
      {steps.map((step, index) => {
        const Icon = icons[step.effect]
        return (
          <span key={index} className="flex items-start gap-1.5 text-14 text-price">
            <Icon size={16} aria-hidden className="mt-0.5 shrink-0" />
            <span className="min-w-0">{stepText(step, t, currency)}</span>
          </span>
        )
      })}
    </span>
  )
}
