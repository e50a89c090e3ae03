import type { GiftRule } from '@longmall/contract/gift-shapes.ts'
import type { gift as english } from '@longmall/phrases/en-us/console/gift.ts'
import type { Say } from '@longmall/phrases/phrases.ts'
import type { Field, Option, Values } from '../shell/form/field.ts'
import { formValues } from '../shell/form/form-values.ts'

type Words = Say<typeof english>

// The contract’s own list, which is not to be loaded with all its schemas.
export const causes = ['level', 'birthday', 'purchase'] as const satisfies GiftRule['happens'][]
const isPurchase = ({ happens }: Values) => happens === 'purchase'

/** The fields of a rule by which gifts are given; `levels` are the ladder’s. */
export const ruleFields = (say: Words, levels: readonly Option[]): Field<'gift/save_rule'>[] => [
  {
    kind: 'choice',
    name: 'happens',
    label: say('happens'),
    help: say('happens_help'),
    isRequired: true,
    options: causes.map((value) => ({ value, label: say(`happens_${value}`) })),
  },
  { kind: 'choice', name: 'grade', label: say('grade'), help: say('grade_help'), isRequired: true, options: levels },
  { kind: 'money', name: 'min_amount', label: say('min_amount'), help: say('min_amount_help'), when: isPurchase },
  { kind: 'goods', name: 'goods_ids', label: say('goods'), help: say('goods_help'), isMany: true, when: isPurchase },
  { kind: 'sku', name: 'sku_id', label: say('sku'), help: say('sku_help'), isRequired: true },
  { kind: 'number', name: 'quantity', label: say('quantity'), isRequired: true, minimum: 1, maximum: 99 },
  { kind: 'number', name: 'days', label: say('days'), help: say('days_help'), isRequired: true, minimum: 1, maximum: 3650 },
  { kind: 'number', name: 'total', label: say('total'), help: say('total_help'), minimum: 0, maximum: 10_000_000 },
  { kind: 'day', name: 'first_day', label: say('first_day'), isRequired: true },
  { kind: 'day', name: 'last_day', label: say('last_day'), help: say('last_day_help'), isRequired: true },
  { kind: 'flag', name: 'is_on', label: say('is_on'), help: say('is_on_help') },
]

/** A rule as its form begins: what an operator edits of it. */
export const toForm = (rule: GiftRule): Values =>
  formValues(rule, 'rule_id', 'version', 'state', 'goods_id', 'goods_name', 'sku_name', 'given', 'claimed')

/** What goes with the form and is not edited in it. */
export const fixedOf = ({ rule_id, version }: GiftRule): Values => ({ rule_id, version })

/** What the form sends: of goods none means all. */
export const toInput = (values: Values): Values => ({ goods_ids: [], is_on: false, ...values })

/** What a new rule begins with. */
export const emptyRule: Values = { happens: 'level', quantity: 1, days: 30, is_on: false }
