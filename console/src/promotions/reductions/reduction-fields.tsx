import type { StaffReduction } from '@longmall/contract/campaign-shapes.ts'
import type { reduction as english } from '@longmall/phrases/en-us/console/reduction.ts'
import type { Say } from '@longmall/phrases/phrases.ts'
import type { Field, Option, Values } from '../../shell/form/field.ts'
import { formValues } from '../../shell/form/form-values.ts'
import { PermilleField } from './permille-field.tsx'

type Words = Say<typeof english>
const effects = ['money', 'percentage', 'free_freight', 'gift'] as const
const has = (effect: (typeof effects)[number]) => (values: Values) => values.effect === effect

/** The fields of a full reduction, its steps counted by amount or by pieces; `categories` are those it may be narrowed to. */
export const reductionFields = (
  say: Words,
  by: StaffReduction['by'],
  categories: readonly Option[],
): Field<'campaign/save_reduction'>[] => [
  { kind: 'texts', name: 'texts', label: say('texts'), isRequired: true, parts: [{ name: 'name', label: say('name'), maximum: 80 }] },
  { kind: 'day', name: 'first_day', label: say('first_day'), isRequired: true },
  { kind: 'day', name: 'last_day', label: say('last_day'), help: say('last_day_help'), isRequired: true },
  {
    kind: 'rows',
    name: 'steps',
    label: say('steps'),
    help: say('steps_help'),
    add: say('add_step'),
    minimum: 1,
    maximum: 10,
    fresh: { effect: 'money' },
    fields: [
      by === 'amount'
        ? { kind: 'money', name: 'amount', label: say('from_amount'), isRequired: true }
        : { kind: 'number', name: 'pieces', label: say('from_pieces'), isRequired: true, minimum: 1, maximum: 9999 },
      {
        kind: 'choice',
        name: 'effect',
        label: say('effect'),
        isRequired: true,
        options: effects.map((value) => ({ value, label: say(`effect_${value}`) })),
      },
      { kind: 'money', name: 'money_off', label: say('money_off'), isRequired: true, when: has('money') },
      {
        kind: 'custom',
        name: 'permille_off',
        label: say('percent_off'),
        isRequired: true,
        when: has('percentage'),
        render: (control) => <PermilleField {...control} />,
      },
      { kind: 'sku', name: 'gift_sku_id', label: say('gift'), isRequired: true, when: has('gift') },
      { kind: 'number', name: 'gift_quantity', label: say('gift_quantity'), minimum: 1, maximum: 99, when: has('gift') },
    ],
  },
  { kind: 'goods', name: 'goods_ids', label: say('goods'), help: say('scope_help'), isMany: true },
  { kind: 'choice', name: 'category_ids', label: say('categories'), isMany: true, options: categories },
  { kind: 'flag', name: 'is_on', label: say('is_on'), help: say('is_on_help') },
]

/** A full reduction as its form begins. */
export const toForm = (reduction: StaffReduction): Values => formValues(reduction, 'reduction_id', 'version', 'by', 'state', 'ended_at')

/** What the form sends: of goods and categories none means all. */
export const toInput = (values: Values): Values => ({ goods_ids: [], category_ids: [], ...values })
