import type { GiftRule } from '@longmall/contract/gift-shapes.ts'
import type { gift as english } from '@longmall/translations/en-us/console/gift.ts'
import type { Translate } from '@longmall/translations/translate.ts'
import type { Field, Option, Values } from '../shell/form/field.ts'
import { formValues } from '../shell/form/form-values.ts'

type TranslateGift = Translate<typeof english>

// The contract’s own list, repeated to avoid loading all its schemas.
export const triggers = ['level', 'birthday', 'purchase'] as const satisfies GiftRule['trigger'][]
const isPurchase = ({ trigger }: Values) => trigger === 'purchase'

/** The fields of a rule that issues gifts; `levels` are the member levels. */
export const ruleFields = (t: TranslateGift, levels: readonly Option[]): Field<'gift/save_rule'>[] => [
  {
    kind: 'choice',
    name: 'trigger',
    label: t('trigger'),
    help: t('trigger_help'),
    isRequired: true,
    options: triggers.map((value) => ({ value, label: t(`trigger_${value}`) })),
  },
  { kind: 'choice', name: 'grade', label: t('grade'), help: t('grade_help'), isRequired: true, options: levels },
  { kind: 'money', name: 'min_amount', label: t('min_amount'), help: t('min_amount_help'), when: isPurchase },
  { kind: 'goods', name: 'goods_ids', label: t('goods'), help: t('goods_help'), isMany: true, when: isPurchase },
  { kind: 'sku', name: 'sku_id', label: t('sku'), help: t('sku_help'), isRequired: true },
  { kind: 'number', name: 'quantity', label: t('quantity'), isRequired: true, minimum: 1, maximum: 99 },
  { kind: 'number', name: 'days', label: t('days'), help: t('days_help'), isRequired: true, minimum: 1, maximum: 3650 },
  { kind: 'number', name: 'total', label: t('total'), help: t('total_help'), minimum: 0, maximum: 10_000_000 },
  { kind: 'day', name: 'first_day', label: t('first_day'), isRequired: true },
  { kind: 'day', name: 'last_day', label: t('last_day'), help: t('last_day_help'), isRequired: true },
  { kind: 'flag', name: 'is_on', label: t('is_on'), help: t('is_on_help') },
]

/** Form values of a rule: its editable fields. */
export const toForm = (rule: GiftRule): Values =>
  formValues(rule, 'rule_id', 'version', 'state', 'goods_id', 'goods_name', 'sku_name', 'granted', 'claimed')

/** Sent with the form but not editable. */
export const fixedOf = ({ rule_id, version }: GiftRule): Values => ({ rule_id, version })

/** The command's input: no goods means all. */
export const toInput = (values: Values): Values => ({ goods_ids: [], is_on: false, ...values })

/** Initial values of a new rule. */
export const emptyRule: Values = { trigger: 'level', quantity: 1, days: 30, is_on: false }
