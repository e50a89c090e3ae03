import type { StaffCoupon } from '@longmall/contract/coupon.ts'
import { couponKinds } from '@longmall/contract/coupon.ts'
import type { coupon as english } from '@longmall/translations/en-us/console/coupon.ts'
import type { Translate } from '@longmall/translations/translate.ts'
import { PermilleField } from '../promotions/reductions/permille-field.tsx'
import type { Field, Option, Values } from '../shell/form/field.ts'
import { formValues, textsToInput } from '../shell/form/form-values.ts'

type TranslateCoupon = Translate<typeof english>
const claimMethods = ['claim', 'code', 'granted', 'longcoin'] as const
const isKind = (kind: StaffCoupon['kind']) => (values: Values) => values.kind === kind
const isClaimedBy = (method: StaffCoupon['claim_method']) => (values: Values) => values.claim_method === method
const byDays = (values: Values) => values.use_by === 'days'
const afterClaim = (values: Values) => values.use_by !== 'days'

/** The fields of a coupon; `categories` are those it may be narrowed to. */
export const couponFields = (t: TranslateCoupon, categories: readonly Option[]): Field<'coupon/save'>[] => [
  {
    kind: 'texts',
    name: 'texts',
    label: t('texts'),
    isRequired: true,
    parts: [
      { name: 'name', label: t('name'), maximum: 80 },
      { name: 'note', label: t('note'), maximum: 200, isOptional: true },
    ],
  },
  {
    kind: 'choice',
    name: 'kind',
    label: t('kind'),
    isRequired: true,
    options: couponKinds.map((value) => ({ value, label: t(`kind_${value}`) })),
  },
  { kind: 'money', name: 'money_off', label: t('money_off'), isRequired: true, when: isKind('money') },
  {
    kind: 'custom',
    name: 'permille_off',
    label: t('percent_off'),
    isRequired: true,
    when: isKind('percentage'),
    render: (control) => <PermilleField {...control} />,
  },
  { kind: 'money', name: 'max_off', label: t('max_off'), help: t('max_off_help'), when: isKind('percentage') },
  { kind: 'money', name: 'threshold', label: t('threshold'), help: t('threshold_help'), isRequired: true },
  { kind: 'goods', name: 'goods_ids', label: t('goods'), help: t('scope_help'), isMany: true },
  { kind: 'choice', name: 'category_ids', label: t('categories'), isMany: true, options: categories },
  {
    kind: 'choice',
    name: 'claim_method',
    label: t('claim_method'),
    isRequired: true,
    options: claimMethods.map((value) => ({ value, label: t(`claim_method_${value}`) })),
  },
  { kind: 'text', name: 'code', label: t('code'), help: t('code_help'), maximum: 32, when: isClaimedBy('code') },
  {
    kind: 'number',
    name: 'longcoin_price',
    label: t('longcoin_price'),
    isRequired: true,
    minimum: 1,
    maximum: 1_000_000,
    when: isClaimedBy('longcoin'),
  },
  { kind: 'number', name: 'total', label: t('total'), help: t('total_help'), minimum: 0, maximum: 10_000_000 },
  { kind: 'number', name: 'per_member', label: t('per_member'), isRequired: true, minimum: 1, maximum: 1000 },
  { kind: 'day', name: 'first_day', label: t('first_day'), isRequired: true },
  { kind: 'day', name: 'last_day', label: t('last_day'), help: t('last_day_help'), isRequired: true },
  {
    kind: 'choice',
    name: 'use_by',
    isOwn: true,
    label: t('use_by'),
    isRequired: true,
    options: [
      { value: 'days', label: t('use_by_days') },
      { value: 'claim', label: t('use_by_claim') },
    ],
  },
  { kind: 'day', name: 'use_first_day', label: t('use_first_day'), isRequired: true, when: byDays },
  { kind: 'day', name: 'use_last_day', label: t('use_last_day'), isRequired: true, when: byDays },
  { kind: 'number', name: 'valid_days', label: t('valid_days'), isRequired: true, minimum: 1, maximum: 3650, when: afterClaim },
  { kind: 'number', name: 'position', label: t('position'), help: t('position_help'), minimum: 0, maximum: 10_000 },
  { kind: 'flag', name: 'is_on', label: t('is_on'), help: t('is_on_help') },
]

/** Form values of a coupon. */
export const toForm = (coupon: StaffCoupon): Values => ({
  ...formValues(coupon, 'coupon_id', 'version', 'claimed'),
  use_by: coupon.valid_days === null ? 'days' : 'claim',
})

/** The command's input: no goods and no categories means all. */
export const toInput = ({ use_by: _by, ...values }: Values): Values => ({
  goods_ids: [],
  category_ids: [],
  position: 0,
  is_on: false,
  ...values,
  texts: textsToInput(values.texts),
})

/** Initial values of a new coupon. */
export const emptyCoupon: Values = {
  kind: 'money',
  claim_method: 'claim',
  threshold: '0.00',
  per_member: 1,
  use_by: 'claim',
  valid_days: 30,
  position: 0,
  is_on: false,
}
