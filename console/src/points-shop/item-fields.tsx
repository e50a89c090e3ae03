import type { StaffPointsShopItem } from '@longmall/contract/points-shop-shapes.ts'
import type { pointsshop as english } from '@longmall/translations/en-us/console/pointsshop.ts'
import type { Translate } from '@longmall/translations/translate.ts'
import type { Field, Values } from '../shell/form/field.ts'
import { formValues, textsToInput } from '../shell/form/form-values.ts'
import { CouponPicker } from '../shell/form/fields/coupon-picker.tsx'

type TranslatePointsShop = Translate<typeof english>

// The contract’s own list, which is not to be loaded with all its schemas.
export const itemKinds = ['coupon', 'red_packet'] as const satisfies StaffPointsShopItem['kind'][]
const isKind = (kind: StaffPointsShopItem['kind']) => (values: Values) => values.kind === kind

/** The fields of an item of the points shop: of a new one all, of an existing one those of its kind, which cannot change. */
export const itemFields = (t: TranslatePointsShop, savedKind?: StaffPointsShopItem['kind']): Field<'points_shop/save'>[] => [
  {
    kind: 'texts',
    name: 'texts',
    label: t('texts'),
    isRequired: true,
    parts: [
      { name: 'name', label: t('name'), maximum: 80 },
      { name: 'note', label: t('note'), maximum: 300, kind: 'area', isOptional: true },
    ],
  },
  ...(savedKind ? [ownField(t, savedKind)] : [kindField(t), ...itemKinds.map((kind) => ({ ...ownField(t, kind), when: isKind(kind) }))]),
  { kind: 'number', name: 'longcoin', label: t('longcoin'), isRequired: true, minimum: 1, maximum: 100_000_000 },
  { kind: 'number', name: 'stock', label: t('stock'), help: t('stock_help'), minimum: 0, maximum: 10_000_000 },
  { kind: 'number', name: 'per_member', label: t('per_member'), help: t('per_member_help'), minimum: 1, maximum: 10_000 },
  { kind: 'day', name: 'first_day', label: t('first_day'), isRequired: true },
  { kind: 'day', name: 'last_day', label: t('last_day'), help: t('last_day_help'), isRequired: true },
  { kind: 'number', name: 'position', label: t('position'), help: t('position_help'), minimum: 0, maximum: 10_000 },
  { kind: 'flag', name: 'is_on', label: t('is_on'), help: t('is_on_help') },
]

const kindField = (t: TranslatePointsShop): Field<'points_shop/save'> => ({
  kind: 'choice',
  name: 'kind',
  label: t('kind'),
  isRequired: true,
  options: itemKinds.map((value) => ({ value, label: t(`kind_${value}`) })),
})

/** The reward of an item by its kind. */
const ownField = (t: TranslatePointsShop, kind: StaffPointsShopItem['kind']): Field<'points_shop/save'> =>
  kind === 'red_packet'
    ? { kind: 'money', name: 'amount', label: t('amount'), help: t('amount_help'), isRequired: true }
    : {
        kind: 'custom',
        name: 'coupon_id',
        label: t('kind_coupon'),
        help: t('coupon_help'),
        isRequired: true,
        render: (control) => <CouponPicker {...control} />,
      }

/** Form values of an item: its editable fields. */
export const toForm = (item: StaffPointsShopItem): Values =>
  formValues(item, 'item_id', 'version', 'state', 'coupon_name', 'reserved', 'longcoin_total', 'members')

/** Sent with the form and not edited in it. */
export const fixedOf = ({ item_id, version, kind }: StaffPointsShopItem): Values => ({ item_id, version, kind })

/** What the form sends: a missing note is empty. */
export const toInput = (values: Values): Values => ({
  position: 0,
  is_on: false,
  ...values,
  texts: textsToInput(values.texts),
})

/** Initial values of a new item. */
export const emptyItem: Values = { kind: 'coupon', position: 0, is_on: false }
