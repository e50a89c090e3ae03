import { pricedUnits, type PricedUnit } from '@longmall/contract/unit-price.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { ChoiceGroup } from '@longmall/ui/form/choice-group.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { Link } from '../shell/link.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { EntryList } from '../wallet/entry-list.tsx'
import { incomeCodes } from '../wallet/named-code.ts'

type Code = (typeof incomeCodes)[number]

/** What the member's own coins and boxes earned, by unit and type code: interest, pledges, mining, and principal that came back (AST-13). */
export function OwnIncome({
  unit,
  code,
  onShow,
}: {
  unit: PricedUnit
  code: Code | undefined
  onShow: (changed: { unit?: PricedUnit; code?: Code | undefined }) => void
}) {
  const t = useTranslations('award')
  return (
    <>
      <section className="space-y-3 rounded-12 bg-card p-4">
        <ChoiceGroup
          label={t('unit')}
          choices={pricedUnits.map((value) => ({ value, label: <span translate="no">{value}</span> }))}
          selected={unit}
          onSelect={(value) => onShow({ unit: value })}
        />
        <ChoiceGroup<Code | 'all'>
          label={t('type')}
          choices={[{ value: 'all', label: t('all_types') }, ...incomeCodes.map((value) => ({ value, label: t(`code_${value}`) }))]}
          selected={code ?? 'all'}
          onSelect={(value) => onShow({ code: value === 'all' ? undefined : value })}
        />
      </section>
      <EntryList
        unit={unit}
        bucket="available"
        topic="income"
        income_code={code}
        empty={
          <EmptyState
            drawing="wallet"
            title={t('coins_empty')}
            text={t('coins_empty_text')}
            action={
              <Link to="/v2/assets/index" className={buttonClass({ look: 'soft' })}>
                {t('to_wallet')}
              </Link>
            }
          />
        }
      />
    </>
  )
}
