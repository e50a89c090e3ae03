import { isExclusive, type PromotionKind } from '@longmall/contract/promotion-shapes.ts'
import type { campaign as english } from '@longmall/phrases/en-us/console/campaign.ts'
import type { Say } from '@longmall/phrases/phrases.ts'
import type { Input } from '@longmall/web/call/query.ts'
import type { Field, FieldOf, Values } from '../../shell/form/field.ts'
import { PictureField } from '../../shell/form/fields/picture-field.tsx'
import { ItemsField } from './items-field.tsx'
import { MinuteField } from './minute-field.tsx'

type Words = Say<typeof english>
export type FormOf = 'new' | 'series' | 'edit'

const isByDays = ({ by }: Values) => by === 'days'
const isByTimes = ({ by }: Values) => by !== 'days'

type Form = 'campaign/save' | 'campaign/save_series'

/** The fields of a promotion's form, by its kind. */
export const campaignFields = (say: Words, kind: PromotionKind, form: 'new' | 'edit'): Field<'campaign/save'>[] => [
  ...aboutFields(say),
  ...windowFields(say),
  ...soldFields(say, kind),
  ...(form === 'edit' ? [] : [isOnField(say)]),
]

/** Those of a series of sessions. */
export const seriesFields = (say: Words, kind: PromotionKind): Field<'campaign/save_series'>[] => [
  ...aboutFields(say),
  ...sessionFields(say),
  ...soldFields(say, kind),
  isOnField(say),
]

const isOnField = (say: Words) => ({ kind: 'flag', name: 'is_on', label: say('is_on'), help: say('is_on_help') }) as const

const aboutFields = (say: Words): Field<Form>[] => [
  {
    kind: 'texts',
    name: 'texts',
    label: say('texts'),
    isRequired: true,
    parts: [
      { name: 'name', label: say('name'), maximum: 80 },
      { name: 'note', label: say('note'), maximum: 2000, kind: 'area', isOptional: true },
    ],
  },
  {
    kind: 'custom',
    name: 'picture',
    label: say('picture'),
    help: say('picture_help'),
    render: (control) => <PictureField {...control} />,
  },
]

const soldFields = (say: Words, kind: PromotionKind): Field<Form>[] => [
  { kind: 'group', name: 'rules', label: say('rules'), fields: ruleFields(say, kind) },
  { kind: 'number', name: 'per_member', label: say('per_member'), help: say('per_member_help'), minimum: 1, maximum: 10_000 },
  ...(isExclusive(kind)
    ? [{ kind: 'flag', name: 'allows_coupon', label: say('allows_coupon'), help: say('allows_coupon_help') } as const]
    : []),
  { kind: 'number', name: 'position', label: say('position'), help: say('position_help'), minimum: 0, maximum: 10_000 },
  {
    kind: 'rows',
    name: 'items',
    label: say('items'),
    help: say(kind === 'combo' ? 'items_help_combo' : 'items_help'),
    add: say('add_sku'),
    maximum: 500,
    look: ItemsField,
    fields: itemFields(say, kind),
  },
]

const windowFields = (say: Words): Field<'campaign/save'>[] => [
  {
    kind: 'choice',
    name: 'by',
    isOwn: true,
    label: say('window'),
    isRequired: true,
    options: [
      { value: 'days', label: say('by_days') },
      { value: 'times', label: say('by_times') },
    ],
  },
  { kind: 'day', name: 'first_day', label: say('first_day'), isRequired: true, when: isByDays },
  { kind: 'day', name: 'last_day', label: say('last_day'), help: say('last_day_help'), isRequired: true, when: isByDays },
  { kind: 'instant', name: 'starts_at', label: say('starts_at'), isRequired: true, when: isByTimes },
  { kind: 'instant', name: 'ends_at', label: say('ends_at'), isRequired: true, when: isByTimes },
]

const sessionFields = (say: Words): Field<'campaign/save_series'>[] => [
  { kind: 'day', name: 'first_day', label: say('first_day'), isRequired: true },
  { kind: 'day', name: 'last_day', label: say('last_day'), isRequired: true },
  {
    kind: 'rows',
    name: 'sessions',
    label: say('sessions'),
    help: say('sessions_help'),
    add: say('add_session'),
    minimum: 1,
    maximum: 24,
    fresh: { minutes: 120 },
    fields: [
      {
        kind: 'custom',
        name: 'from_minute',
        label: say('session_from'),
        isRequired: true,
        render: (control) => <MinuteField {...control} />,
      },
      { kind: 'number', name: 'minutes', label: say('session_minutes'), isRequired: true, minimum: 5, maximum: 1440 },
    ],
  },
]

type Item = Input<'campaign/save'>['items'][number]
type Rules = Input<'campaign/save'>['rules']
type ItemRules = NonNullable<Item['rules']>

function ruleFields(say: Words, kind: PromotionKind): FieldOf<Rules>[] {
  const hours: FieldOf<Rules> = {
    kind: 'number',
    name: 'hours',
    label: say('hours'),
    help: say(`hours_${kind === 'bargain' ? 'bargain' : 'pintuan'}`),
    isRequired: true,
    minimum: 1,
    maximum: 720,
  }
  switch (kind) {
    case 'groupbuy':
      return [
        {
          kind: 'number',
          name: 'min_pieces',
          label: say('min_pieces'),
          help: say('min_pieces_help'),
          isRequired: true,
          minimum: 2,
          maximum: 9999,
        },
      ]
    case 'pintuan':
      return [
        { kind: 'number', name: 'size', label: say('size'), isRequired: true, minimum: 2, maximum: 100 },
        hours,
        { kind: 'flag', name: 'virtual_completion', label: say('virtual_completion'), help: say('virtual_completion_help') },
      ]
    case 'bargain':
      return [
        { kind: 'number', name: 'helpers', label: say('helpers'), help: say('helpers_help'), isRequired: true, minimum: 1, maximum: 100 },
        hours,
        { kind: 'flag', name: 'floor_only', label: say('floor_only'), help: say('floor_only_help') },
      ]
    case 'presale':
      return [
        { kind: 'instant', name: 'balance_from', label: say('balance_from'), help: say('balance_from_help'), isRequired: true },
        { kind: 'instant', name: 'balance_until', label: say('balance_until'), isRequired: true },
        {
          kind: 'choice',
          name: 'missed',
          label: say('missed'),
          isRequired: true,
          options: [
            { value: 'keep', label: say('missed_keep') },
            { value: 'return', label: say('missed_return') },
          ],
        },
        { kind: 'instant', name: 'ships_at', label: say('ships_at'), isRequired: true },
      ]
    case 'combo':
      return [{ kind: 'money', name: 'set_price', label: say('set_price'), help: say('set_price_help'), isRequired: true }]
    default:
      return []
  }
}

/** Fields of one SKU; how they are drawn is the `ItemsField`'s. */
function itemFields(say: Words, kind: PromotionKind): FieldOf<Item>[] {
  const money = <Name extends string>(name: Name, label: string) => ({ kind: 'money', name, label, isRequired: true }) as const
  const own: Partial<Record<PromotionKind, FieldOf<ItemRules>[]>> = {
    pintuan: [money('leader_price', say('leader_price'))],
    bargain: [money('floor', say('floor'))],
    presale: [money('deposit', say('deposit')), money('counts_as', say('counts_as'))],
    point: [{ kind: 'number', name: 'longcoin', label: say('longcoin'), isRequired: true, minimum: 0, maximum: 100_000_000 }],
  }
  return [
    { kind: 'sku', name: 'sku_id', label: say('sku'), isRequired: true },
    kind === 'combo'
      ? { kind: 'number', name: 'quantity', label: say('quantity'), isRequired: true, minimum: 1, maximum: 99 }
      : { kind: 'money', name: 'price', label: say(kind === 'bargain' ? 'price_bargain' : 'price'), isRequired: true },
    { kind: 'number', name: 'stock', label: say('set_apart'), minimum: 0, maximum: 10_000_000 },
    { kind: 'group', name: 'rules', label: say('rules'), fields: own[kind] ?? [] },
  ]
}

/** What the fields of a new promotion begin with. */
export const emptyForm = (kind: PromotionKind): Values => ({
  by: kind === 'seckill' || kind === 'presale' ? 'times' : 'days',
  allows_coupon: false,
  is_on: false,
  position: 0,
  items: [],
  sessions: [{ minutes: 120 }],
  rules: {
    ...(kind === 'pintuan' && { virtual_completion: false, hours: 24 }),
    ...(kind === 'bargain' && { floor_only: false, hours: 24 }),
    ...(kind === 'presale' && { missed: 'keep' }),
  },
})
