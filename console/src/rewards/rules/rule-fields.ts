import { occasions, type StaffRule } from '@longmall/contract/reward-staff.ts'
import type { reward as english } from '@longmall/translations/en-us/console/reward.ts'
import type { Translate } from '@longmall/translations/translate.ts'
import type { Field, Values } from '../../shell/form/field.ts'
import { formValues } from '../../shell/form/form-values.ts'
import { chancesFields, coinsField, couponField } from '../fields/reward-fields.tsx'

type TranslateReward = Translate<typeof english>

const isForAmount = ({ occasion }: Values) => occasion === 'recharge' || occasion === 'consume'
// A one-time reward cannot be repeated per amount.
const isOnce = ({ is_each, ...values }: Values) => !isForAmount(values) || is_each !== true

/** The fields of a rule; those that its occasion does not have are neither shown nor sent. */
export const ruleFields = (t: TranslateReward): Field<'reward/save_rule'>[] => [
  {
    kind: 'texts',
    name: 'texts',
    label: t('texts'),
    isRequired: true,
    parts: [{ name: 'name', label: t('name'), maximum: 80 }],
  },
  {
    kind: 'choice',
    name: 'occasion',
    label: t('occasion'),
    isRequired: true,
    help: t('occasion_help'),
    options: occasions.map((value) => ({ value, label: t(`occasion_${value}`) })),
  },
  { kind: 'money', name: 'threshold', label: t('threshold'), help: t('threshold_help'), when: isForAmount },
  { kind: 'flag', name: 'is_each', label: t('is_each'), help: t('is_each_help'), when: isForAmount },
  {
    kind: 'number',
    name: 'day_number',
    label: t('day_number'),
    help: t('day_number_help'),
    isRequired: true,
    minimum: 1,
    maximum: 366,
    when: ({ occasion }) => occasion === 'signin',
  },
  coinsField(t, t('longcoin_help')),
  { kind: 'money', name: 'money', label: t('money'), help: t('money_help') },
  couponField(t, isOnce),
  { kind: 'sku', name: 'sku_id', label: t('goods'), help: t('goods_help'), when: isOnce },
  ...chancesFields(t),
  { kind: 'number', name: 'total', label: t('total'), help: t('total_help'), minimum: 0, maximum: 10_000_000 },
  { kind: 'day', name: 'first_day', label: t('first_day'), isRequired: true },
  { kind: 'day', name: 'last_day', label: t('last_day'), help: t('last_day_help'), isRequired: true },
  { kind: 'number', name: 'position', label: t('position'), help: t('position_help'), minimum: 0, maximum: 10_000 },
  { kind: 'flag', name: 'is_on', label: t('is_on'), help: t('is_on_help') },
]

/** Form values of a rule. */
export const toForm = (rule: StaffRule): Values => ({
  ...formValues(rule, 'rule_id', 'version', 'state', 'granted'),
  ...(rule.game_id === null && { chances: undefined }),
})

export const fixedOf = ({ rule_id, version }: StaffRule): Values => ({ rule_id, version })

/** What the form sends. */
export const toInput = (values: Values): Values => ({ longcoin: 0, chances: 0, is_each: false, position: 0, is_on: false, ...values })

/** Initial values of a new rule. */
export const emptyRule: Values = { occasion: 'consume', is_each: false, position: 0, is_on: false }
