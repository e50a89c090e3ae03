import type { StaffCoupon } from '@longmall/contract/coupon.ts'
import { couponKinds } from '@longmall/contract/coupon.ts'
import type { coupon as english } from '@longmall/phrases/en-us/console/coupon.ts'
import type { Say } from '@longmall/phrases/phrases.ts'
import { PermilleField } from '../promotions/reductions/permille-field.tsx'
import type { Field, Option, Values } from '../shell/form/field.ts'
import { formValues, sentTexts } from '../shell/form/form-values.ts'

type Words = Say<typeof english>
const ways = ['claim', 'code', 'given', 'longcoin'] as const
const isKind = (kind: StaffCoupon['kind']) => (values: Values) => values.kind === kind
const isHow = (how: StaffCoupon['how']) => (values: Values) => values.how === how
const byDays = (values: Values) => values.use_by === 'days'
const afterClaim = (values: Values) => values.use_by !== 'days'

/** The fields of a coupon; `categories` are those it may be narrowed to. */
export const couponFields = (say: Words, categories: readonly Option[]): Field<'coupon/save'>[] => [
  {
    kind: 'texts',
    name: 'texts',
    label: say('texts'),
    isRequired: true,
    parts: [
      { name: 'name', label: say('name'), maximum: 80 },
      { name: 'note', label: say('note'), maximum: 200, isOptional: true },
    ],
  },
  {
    kind: 'choice',
    name: 'kind',
    label: say('kind'),
    isRequired: true,
    options: couponKinds.map((value) => ({ value, label: say(`kind_${value}`) })),
  },
  { kind: 'money', name: 'money_off', label: say('money_off'), isRequired: true, when: isKind('money') },
  {
    kind: 'custom',
    name: 'permille_off',
    label: say('percent_off'),
    isRequired: true,
    when: isKind('percentage'),
    render: (control) => <PermilleField {...control} />,
  },
  { kind: 'money', name: 'max_off', label: say('max_off'), help: say('max_off_help'), when: isKind('percentage') },
  { kind: 'money', name: 'threshold', label: say('threshold'), help: say('threshold_help'), isRequired: true },
  { kind: 'goods', name: 'goods_ids', label: say('goods'), help: say('scope_help'), isMany: true },
  { kind: 'choice', name: 'category_ids', label: say('categories'), isMany: true, options: categories },
  {
    kind: 'choice',
    name: 'how',
    label: say('how'),
    isRequired: true,
    options: ways.map((value) => ({ value, label: say(`how_${value}`) })),
  },
  { kind: 'text', name: 'code', label: say('code'), help: say('code_help'), maximum: 32, when: isHow('code') },
  {
    kind: 'number',
    name: 'longcoin_price',
    label: say('longcoin_price'),
    isRequired: true,
    minimum: 1,
    maximum: 1_000_000,
    when: isHow('longcoin'),
  },
  { kind: 'number', name: 'total', label: say('total'), help: say('total_help'), minimum: 0, maximum: 10_000_000 },
  { kind: 'number', name: 'per_member', label: say('per_member'), isRequired: true, minimum: 1, maximum: 1000 },
  { kind: 'day', name: 'first_day', label: say('first_day'), isRequired: true },
  { kind: 'day', name: 'last_day', label: say('last_day'), help: say('last_day_help'), isRequired: true },
  {
    kind: 'choice',
    name: 'use_by',
    isOwn: true,
    label: say('use_by'),
    isRequired: true,
    options: [
      { value: 'days', label: say('use_by_days') },
      { value: 'claim', label: say('use_by_claim') },
    ],
  },
  { kind: 'day', name: 'use_first_day', label: say('use_first_day'), isRequired: true, when: byDays },
  { kind: 'day', name: 'use_last_day', label: say('use_last_day'), isRequired: true, when: byDays },
  { kind: 'number', name: 'valid_days', label: say('valid_days'), isRequired: true, minimum: 1, maximum: 3650, when: afterClaim },
  { kind: 'number', name: 'position', label: say('position'), help: say('position_help'), minimum: 0, maximum: 10_000 },
  { kind: 'flag', name: 'is_on', label: say('is_on'), help: say('is_on_help') },
]

/** A coupon as its form begins. */
export const toForm = (coupon: StaffCoupon): Values => ({
  ...formValues(coupon, 'coupon_id', 'version', 'claimed'),
  use_by: coupon.valid_days === null ? 'days' : 'claim',
})

/** What the form sends: of goods and categories none means all. */
export const toInput = ({ use_by: _by, ...values }: Values): Values => ({
  goods_ids: [],
  category_ids: [],
  position: 0,
  is_on: false,
  ...values,
  texts: sentTexts(values.texts),
})

/** What a new coupon begins with. */
export const emptyCoupon: Values = {
  kind: 'money',
  how: 'claim',
  threshold: '0.00',
  per_member: 1,
  use_by: 'claim',
  valid_days: 30,
  position: 0,
  is_on: false,
}
