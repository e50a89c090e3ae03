import { occasions, type StaffRule } from '@longmall/contract/reward-staff.ts'
import type { reward as english } from '@longmall/phrases/en-us/console/reward.ts'
import type { Say } from '@longmall/phrases/phrases.ts'
import type { Field, Values } from '../../shell/form/field.ts'
import { formValues } from '../../shell/form/form-values.ts'
import { chancesFields, coinsField, couponField } from '../fields/gives-fields.tsx'

type Words = Say<typeof english>

const isForAmount = ({ occasion }: Values) => occasion === 'recharge' || occasion === 'consume'
// What comes once does not come as often as an amount fits in.
const isOnce = ({ is_each, ...values }: Values) => !isForAmount(values) || is_each !== true

/** The fields of a rule; what its occasion does not know is neither shown nor sent. */
export const ruleFields = (say: Words): Field<'reward/save_rule'>[] => [
  {
    kind: 'texts',
    name: 'texts',
    label: say('texts'),
    isRequired: true,
    parts: [{ name: 'name', label: say('name'), maximum: 80 }],
  },
  {
    kind: 'choice',
    name: 'occasion',
    label: say('occasion'),
    isRequired: true,
    help: say('occasion_help'),
    options: occasions.map((value) => ({ value, label: say(`occasion_${value}`) })),
  },
  { kind: 'money', name: 'threshold', label: say('threshold'), help: say('threshold_help'), when: isForAmount },
  { kind: 'flag', name: 'is_each', label: say('is_each'), help: say('is_each_help'), when: isForAmount },
  {
    kind: 'number',
    name: 'day_number',
    label: say('day_number'),
    help: say('day_number_help'),
    isRequired: true,
    minimum: 1,
    maximum: 366,
    when: ({ occasion }) => occasion === 'signin',
  },
  coinsField(say, say('longcoin_help')),
  { kind: 'money', name: 'money', label: say('money'), help: say('money_help') },
  couponField(say, isOnce),
  { kind: 'sku', name: 'sku_id', label: say('goods'), help: say('goods_help'), when: isOnce },
  ...chancesFields(say),
  { kind: 'number', name: 'total', label: say('total'), help: say('total_help'), minimum: 0, maximum: 10_000_000 },
  { kind: 'day', name: 'first_day', label: say('first_day'), isRequired: true },
  { kind: 'day', name: 'last_day', label: say('last_day'), help: say('last_day_help'), isRequired: true },
  { kind: 'number', name: 'position', label: say('position'), help: say('position_help'), minimum: 0, maximum: 10_000 },
  { kind: 'flag', name: 'is_on', label: say('is_on'), help: say('is_on_help') },
]

/** A rule as its form begins. */
export const toForm = (rule: StaffRule): Values => ({
  ...formValues(rule, 'rule_id', 'version', 'state', 'given'),
  ...(rule.game_id === null && { chances: undefined }),
})

export const fixedOf = ({ rule_id, version }: StaffRule): Values => ({ rule_id, version })

/** What the form sends. */
export const toInput = (values: Values): Values => ({ longcoin: 0, chances: 0, is_each: false, position: 0, is_on: false, ...values })

/** What a new rule begins with. */
export const emptyRule: Values = { occasion: 'consume', is_each: false, position: 0, is_on: false }
