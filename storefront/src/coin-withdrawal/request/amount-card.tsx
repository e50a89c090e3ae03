import type { PricedUnit } from '@longmall/contract/unit-price.ts'
import { unitScale } from '@longmall/contract/units.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { ChoiceGroup } from '@longmall/ui/form/choice-group.tsx'
import { formatAmount } from '@longmall/web/format/amount-text.ts'
import { AmountInput } from '../../shell/form/amount-input.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import type { AmountProblem } from './amount-problem.ts'
import type { Terms } from './new-request.tsx'

interface AmountCardProps {
  terms: Terms
  unit: Terms['units'][number]
  typed: string
  problem: AmountProblem | null
  /** Refusal of the amount by the server. */
  refusal: string | undefined
  onUnit: (unit: PricedUnit) => void
  onType: (typed: string) => void
}

/** The unit and how much of it, with what is available. */
export function AmountCard({ terms, unit, typed, problem, refusal, onUnit, onType }: AmountCardProps) {
  const t = useTranslations('coinwithdrawal')
  const shown = (amount: string) => formatAmount(amount, unit.unit, null)
  const errors = {
    zero: t('zero'),
    too_much: t('too_much', { amount: shown(unit.available) }),
    too_little: t('too_little', { amount: shown(unit.minimum) }),
  }
  return (
    <Card className="space-y-4">
      {terms.units.length > 1 && (
        <ChoiceGroup
          label={t('unit')}
          choices={terms.units.map(({ unit: value }) => ({ value, label: <span translate="no">{value}</span> }))}
          selected={unit.unit}
          onSelect={onUnit}
        />
      )}
      <AmountInput
        label={t('amount')}
        value={typed}
        onChange={onType}
        decimals={unitScale[unit.unit]}
        unit={unit.unit}
        hint={t('available', { amount: shown(unit.available) })}
        error={problem ? errors[problem] : refusal}
        suffix={
          <Button look="text" size="small" onClick={() => onType(unit.available)}>
            {t('all')}
          </Button>
        }
      />
    </Card>
  )
}
