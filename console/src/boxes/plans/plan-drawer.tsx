import type { BoxPlan } from '@longmall/contract/box.ts'
import { query } from '@longmall/web/call/query.ts'
import { editing } from '../../shell/form/editing.ts'
import { FormDrawer } from '../../shell/form/form-drawer.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { SkusField } from './skus-field.tsx'

const toForm = ({ names, term_days, daily_rate, is_active, is_default, position, sku_ids }: BoxPlan) => ({
  names,
  term_days,
  daily_rate,
  is_active,
  is_default,
  position,
  sku_ids,
})

const fresh = { names: [], term_days: 30, is_active: true, is_default: false, position: 0, sku_ids: [] }

/** A button that opens the form of a run plan; none: a new one. Devices sold before keep their copy. */
export function PlanDrawer({ label, type = 'link', plan }: { label: string; type?: 'primary' | 'link'; plan?: BoxPlan }) {
  const t = useTranslations('box')
  const edited =
    plan &&
    editing(plan, query('box/plan_view', { plan_id: plan.plan_id }), (now) => ({
      initial: toForm(now),
      fixed: { plan_id: now.plan_id, version: now.version },
    }))
  return (
    <FormDrawer
      command="box/save_plan"
      label={label}
      title={plan ? t('edit_plan') : t('add_plan')}
      type={type}
      width={640}
      shape={(values) => ({ sku_ids: [], position: 0, is_active: false, is_default: false, ...values })}
      refusedFields={{
        'box.english_required': 'names',
        'box.rate_zero': 'daily_rate',
        'box.default_plan_active': 'is_default',
        'box.sku_not_device': 'sku_ids',
        'box.sku_of_another_plan': 'sku_ids',
      }}
      fields={[
        {
          kind: 'texts',
          name: 'names',
          label: t('names'),
          isRequired: true,
          parts: [{ name: 'name', label: t('plan_name'), maximum: 60 }],
        },
        { kind: 'number', name: 'term_days', label: t('term'), unit: t('unit_days'), minimum: 1, maximum: 3650, isRequired: true },
        { kind: 'money', name: 'daily_rate', label: t('rate'), unit: 'ACC', help: t('rate_help'), isRequired: true },
        {
          kind: 'custom',
          name: 'sku_ids',
          label: t('skus'),
          help: t('skus_help'),
          formatValue: (value) => (value as number[]).join(', '),
          render: (control) => <SkusField {...control} />,
        },
        { kind: 'flag', name: 'is_default', label: t('is_default'), help: t('is_default_help') },
        { kind: 'flag', name: 'is_active', label: t('is_active'), help: t('is_active_help') },
        { kind: 'number', name: 'position', label: t('position'), minimum: 0, maximum: 10_000 },
      ]}
      {...(edited ?? { initial: fresh })}
    />
  )
}
