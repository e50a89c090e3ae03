import type { StaffReduction } from '@longmall/contract/campaign-shapes.ts'
import type { reduction as english } from '@longmall/translations/en-us/console/reduction.ts'
import type { Translate } from '@longmall/translations/translate.ts'
import type { Field, Option, Values } from '../../shell/form/field.ts'
import { formValues } from '../../shell/form/form-values.ts'
import { PermilleField } from './permille-field.tsx'

type TranslateReduction = Translate<typeof english>
const effects = ['money', 'percentage', 'free_freight', 'gift'] as const
const has = (effect: (typeof effects)[number]) => (values: Values) => values.effect === effect

/** The fields of a full reduction, its steps by amount or by quantity; `categories` are those it may be limited to. */
export const reductionFields = (
  t: TranslateReduction,
  by: StaffReduction['by'],
  categories: readonly Option[],
): Field<'campaign/save_reduction'>[] => [
  { kind: 'texts', name: 'texts', label: t('texts'), isRequired: true, parts: [{ name: 'name', label: t('name'), maximum: 80 }] },
  { kind: 'day', name: 'first_day', label: t('first_day'), isRequired: true },
  { kind: 'day', name: 'last_day', label: t('last_day'), help: t('last_day_help'), isRequired: true },
  {
    kind: 'rows',
    name: 'steps',
    label: t('steps'),
    help: t('steps_help'),
    add: t('add_step'),
    minimum: 1,
    maximum: 10,
    fresh: { effect: 'money' },
    fields: [
      by === 'amount'
        ? { kind: 'money', name: 'amount', label: t('from_amount'), isRequired: true }
        : { kind: 'number', name: 'quantity', label: t('from_quantity'), isRequired: true, minimum: 1, maximum: 9999 },
      {
        kind: 'choice',
        name: 'effect',
        label: t('effect'),
        isRequired: true,
        options: effects.map((value) => ({ value, label: t(`effect_${value}`) })),
      },
      { kind: 'money', name: 'money_off', label: t('money_off'), isRequired: true, when: has('money') },
      {
        kind: 'custom',
        name: 'permille_off',
        label: t('percent_off'),
        isRequired: true,
        when: has('percentage'),
        render: (control) => <PermilleField {...control} />,
      },
      { kind: 'sku', name: 'gift_sku_id', label: t('gift'), isRequired: true, when: has('gift') },
      { kind: 'number', name: 'gift_quantity', label: t('gift_quantity'), minimum: 1, maximum: 99, when: has('gift') },
    ],
  },
  { kind: 'goods', name: 'goods_ids', label: t('goods'), help: t('scope_help'), isMany: true },
  { kind: 'choice', name: 'category_ids', label: t('categories'), isMany: true, options: categories },
  { kind: 'flag', name: 'is_on', label: t('is_on'), help: t('is_on_help') },
]

/** Form values of a full reduction. */
export const toForm = (reduction: StaffReduction): Values => formValues(reduction, 'reduction_id', 'version', 'by', 'state', 'ended_at')

/** What the form sends: of goods and categories none means all. */
export const toInput = (values: Values): Values => ({ goods_ids: [], category_ids: [], ...values })
