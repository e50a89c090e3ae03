import type { StaffExchangeItem } from '@longmall/contract/exchange-shapes.ts'
import type { exchange as english } from '@longmall/phrases/en-us/console/exchange.ts'
import type { Say } from '@longmall/phrases/phrases.ts'
import type { Field, Values } from '../shell/form/field.ts'
import { formValues, sentTexts } from '../shell/form/form-values.ts'
import { CouponPicker } from '../shell/form/fields/coupon-picker.tsx'

type Words = Say<typeof english>

// The contract’s own list, which is not to be loaded with all its schemas.
export const itemKinds = ['coupon', 'red_packet'] as const satisfies StaffExchangeItem['kind'][]
const isKind = (kind: StaffExchangeItem['kind']) => (values: Values) => values.kind === kind

/** The fields of an item of the exchange centre: of a new one all, of one that is there those of its kind, which stays. */
export const itemFields = (say: Words, kept?: StaffExchangeItem['kind']): Field<'exchange/save'>[] => [
  {
    kind: 'texts',
    name: 'texts',
    label: say('texts'),
    isRequired: true,
    parts: [
      { name: 'name', label: say('name'), maximum: 80 },
      { name: 'note', label: say('note'), maximum: 300, kind: 'area', isOptional: true },
    ],
  },
  ...(kept ? [ownField(say, kept)] : [kindField(say), ...itemKinds.map((kind) => ({ ...ownField(say, kind), when: isKind(kind) }))]),
  { kind: 'number', name: 'longcoin', label: say('longcoin'), isRequired: true, minimum: 1, maximum: 100_000_000 },
  { kind: 'number', name: 'stock', label: say('stock'), help: say('stock_help'), minimum: 0, maximum: 10_000_000 },
  { kind: 'number', name: 'per_member', label: say('per_member'), help: say('per_member_help'), minimum: 1, maximum: 10_000 },
  { kind: 'day', name: 'first_day', label: say('first_day'), isRequired: true },
  { kind: 'day', name: 'last_day', label: say('last_day'), help: say('last_day_help'), isRequired: true },
  { kind: 'number', name: 'position', label: say('position'), help: say('position_help'), minimum: 0, maximum: 10_000 },
  { kind: 'flag', name: 'is_on', label: say('is_on'), help: say('is_on_help') },
]

const kindField = (say: Words): Field<'exchange/save'> => ({
  kind: 'choice',
  name: 'kind',
  label: say('kind'),
  isRequired: true,
  options: itemKinds.map((value) => ({ value, label: say(`kind_${value}`) })),
})

/** What an item of a kind gives. */
const ownField = (say: Words, kind: StaffExchangeItem['kind']): Field<'exchange/save'> =>
  kind === 'red_packet'
    ? { kind: 'money', name: 'amount', label: say('amount'), help: say('amount_help'), isRequired: true }
    : {
        kind: 'custom',
        name: 'coupon_id',
        label: say('kind_coupon'),
        help: say('coupon_help'),
        isRequired: true,
        render: (control) => <CouponPicker {...control} />,
      }

/** An item as its form begins: what an operator edits of it. */
export const toForm = (item: StaffExchangeItem): Values =>
  formValues(item, 'item_id', 'version', 'state', 'coupon_name', 'taken', 'longcoin_total', 'members')

/** What goes with the form and is not edited in it. */
export const fixedOf = ({ item_id, version, kind }: StaffExchangeItem): Values => ({ item_id, version, kind })

/** What the form sends: a note that nobody wrote is empty. */
export const toInput = (values: Values): Values => ({
  position: 0,
  is_on: false,
  ...values,
  texts: sentTexts(values.texts),
})

/** What a new item begins with. */
export const emptyItem: Values = { kind: 'coupon', position: 0, is_on: false }
