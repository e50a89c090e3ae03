import type { StaffReduction } from '@longmall/contract/campaign-shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '@longmall/web/call/query.ts'
import { editing } from '../../shell/form/editing.ts'
import { useFormat } from '../../shell/display/use-format.ts'
import type { Values } from '../../shell/form/field.ts'
import { FormDrawer } from '../../shell/form/form-drawer.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { categoryOptions } from './category-options.ts'
import { reductionFields, toForm, toInput } from './reduction-fields.tsx'
import { stepsReducingToZero } from './reduces-to-zero.ts'
import { ZeroTotalWarning } from './zero-total-warning.tsx'

export interface ReductionDrawerProps {
  by: StaffReduction['by']
  label: string
  type?: 'primary' | 'default' | 'link'
  /** One that is edited; none: a new one. */
  reduction?: StaffReduction
}

/** A button that opens the form of a full reduction. */
export function ReductionDrawer({ by, label, type = 'default', reduction }: ReductionDrawerProps) {
  const t = useTranslations('reduction')
  const { money } = useFormat()
  const tree = useQuery({ ...query('catalogue/categories', {}), staleTime: 60_000 })
  const fields = reductionFields(t, by, categoryOptions(tree.data?.list ?? []))
  const edited =
    reduction &&
    editing(reduction, query('campaign/reduction', { reduction_id: reduction.reduction_id }), (now) => ({
      initial: toForm(now),
      fixed: { reduction_id: now.reduction_id, version: now.version, by: now.by },
    }))
  const warningsOf = (values: Values) =>
    stepsReducingToZero(values).map(({ money_off, amount }) =>
      t('fully_discounted', { money_off: money(money_off), amount: money(amount) }),
    )
  return (
    <FormDrawer
      command="campaign/save_reduction"
      label={label}
      title={t(by === 'amount' ? 'by_amount' : 'by_quantity')}
      type={type}
      width={720}
      fields={fields}
      shape={toInput}
      {...(edited ?? { initial: { steps: [{ effect: 'money' }], is_on: false }, fixed: { by } })}
    >
      <ZeroTotalWarning warningsOf={warningsOf} />
    </FormDrawer>
  )
}
