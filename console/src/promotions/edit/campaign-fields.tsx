import { isExclusive, type PromotionKind } from '@longmall/contract/promotion-shapes.ts'
import type { campaign as english } from '@longmall/translations/en-us/console/campaign.ts'
import type { Translate } from '@longmall/translations/translate.ts'
import type { Input } from '@longmall/web/call/query.ts'
import type { Field, FieldOf, Values } from '../../shell/form/field.ts'
import { PictureField } from '../../shell/form/fields/picture-field.tsx'
import { ItemsField } from './items-field.tsx'
import { MinuteField } from './minute-field.tsx'

type TranslateCampaign = Translate<typeof english>
export type FormOf = 'new' | 'series' | 'edit'

const isByDays = ({ by }: Values) => by === 'days'
const isByTimes = ({ by }: Values) => by !== 'days'

type Form = 'campaign/save' | 'campaign/save_series'

/** The fields of a promotion's form, by its kind. */
export const campaignFields = (t: TranslateCampaign, kind: PromotionKind, form: 'new' | 'edit'): Field<'campaign/save'>[] => [
  ...aboutFields(t),
  ...windowFields(t),
  ...soldFields(t, kind),
  ...(form === 'edit' ? [] : [isOnField(t)]),
]

/** Those of a series of sessions. */
export const seriesFields = (t: TranslateCampaign, kind: PromotionKind): Field<'campaign/save_series'>[] => [
  ...aboutFields(t),
  ...sessionFields(t),
  ...soldFields(t, kind),
  isOnField(t),
]

const isOnField = (t: TranslateCampaign) => ({ kind: 'flag', name: 'is_on', label: t('is_on'), help: t('is_on_help') }) as const

const aboutFields = (t: TranslateCampaign): Field<Form>[] => [
  {
    kind: 'texts',
    name: 'texts',
    label: t('texts'),
    isRequired: true,
    parts: [
      { name: 'name', label: t('name'), maximum: 80 },
      { name: 'note', label: t('note'), maximum: 2000, kind: 'area', isOptional: true },
    ],
  },
  {
    kind: 'custom',
    name: 'picture',
    label: t('picture'),
    help: t('picture_help'),
    render: (control) => <PictureField {...control} />,
  },
]

const soldFields = (t: TranslateCampaign, kind: PromotionKind): Field<Form>[] => [
  { kind: 'group', name: 'rules', label: t('rules'), fields: ruleFields(t, kind) },
  { kind: 'number', name: 'per_member', label: t('per_member'), help: t('per_member_help'), minimum: 1, maximum: 10_000 },
  ...(isExclusive(kind)
    ? [{ kind: 'flag', name: 'allows_coupon', label: t('allows_coupon'), help: t('allows_coupon_help') } as const]
    : []),
  { kind: 'number', name: 'position', label: t('position'), help: t('position_help'), minimum: 0, maximum: 10_000 },
  {
    kind: 'rows',
    name: 'items',
    label: t('items'),
    help: t(kind === 'combo' ? 'items_help_combo' : 'items_help'),
    add: t('add_sku'),
    maximum: 500,
    look: ItemsField,
    fields: itemFields(t, kind),
  },
]

const windowFields = (t: TranslateCampaign): Field<'campaign/save'>[] => [
  {
    kind: 'choice',
    name: 'by',
    isOwn: true,
    label: t('window'),
    isRequired: true,
    options: [
      { value: 'days', label: t('by_days') },
      { value: 'times', label: t('by_times') },
    ],
  },
  { kind: 'day', name: 'first_day', label: t('first_day'), isRequired: true, when: isByDays },
  { kind: 'day', name: 'last_day', label: t('last_day'), help: t('last_day_help'), isRequired: true, when: isByDays },
  { kind: 'instant', name: 'starts_at', label: t('starts_at'), isRequired: true, when: isByTimes },
  { kind: 'instant', name: 'ends_at', label: t('ends_at'), isRequired: true, when: isByTimes },
]

const sessionFields = (t: TranslateCampaign): Field<'campaign/save_series'>[] => [
  { kind: 'day', name: 'first_day', label: t('first_day'), isRequired: true },
  { kind: 'day', name: 'last_day', label: t('last_day'), isRequired: true },
  {
    kind: 'rows',
    name: 'sessions',
    label: t('sessions'),
    help: t('sessions_help'),
    add: t('add_session'),
    minimum: 1,
    maximum: 24,
    fresh: { minutes: 120 },
    fields: [
      {
        kind: 'custom',
        name: 'from_minute',
        label: t('session_from'),
        isRequired: true,
        render: (control) => <MinuteField {...control} />,
      },
      { kind: 'number', name: 'minutes', label: t('session_minutes'), isRequired: true, minimum: 5, maximum: 1440 },
    ],
  },
]

type Item = Input<'campaign/save'>['items'][number]
type Rules = Input<'campaign/save'>['rules']
type ItemRules = NonNullable<Item['rules']>

function ruleFields(t: TranslateCampaign, kind: PromotionKind): FieldOf<Rules>[] {
  const hours: FieldOf<Rules> = {
    kind: 'number',
    name: 'hours',
    label: t('hours'),
    help: t(`hours_${kind === 'bargain' ? 'bargain' : 'team_buy'}`),
    isRequired: true,
    minimum: 1,
    maximum: 720,
  }
  switch (kind) {
    case 'group_buy':
      return [
        {
          kind: 'number',
          name: 'min_quantity',
          label: t('min_quantity'),
          help: t('min_quantity_help'),
          isRequired: true,
          minimum: 2,
          maximum: 9999,
        },
      ]
    case 'team_buy':
      return [
        { kind: 'number', name: 'size', label: t('size'), isRequired: true, minimum: 2, maximum: 100 },
        hours,
        { kind: 'flag', name: 'virtual_completion', label: t('virtual_completion'), help: t('virtual_completion_help') },
      ]
    case 'bargain':
      return [
        { kind: 'number', name: 'helpers', label: t('helpers'), help: t('helpers_help'), isRequired: true, minimum: 1, maximum: 100 },
        hours,
        { kind: 'flag', name: 'floor_only', label: t('floor_only'), help: t('floor_only_help') },
      ]
    case 'presale':
      return [
        { kind: 'instant', name: 'balance_from', label: t('balance_from'), help: t('balance_from_help'), isRequired: true },
        { kind: 'instant', name: 'balance_until', label: t('balance_until'), isRequired: true },
        {
          kind: 'choice',
          name: 'missed',
          label: t('missed'),
          isRequired: true,
          options: [
            { value: 'keep', label: t('missed_keep') },
            { value: 'return', label: t('missed_return') },
          ],
        },
        { kind: 'instant', name: 'ships_at', label: t('ships_at'), isRequired: true },
      ]
    case 'combo':
      return [{ kind: 'money', name: 'set_price', label: t('set_price'), help: t('set_price_help'), isRequired: true }]
    default:
      return []
  }
}

/** Fields of one SKU; how they are drawn is the `ItemsField`'s. */
function itemFields(t: TranslateCampaign, kind: PromotionKind): FieldOf<Item>[] {
  const money = <Name extends string>(name: Name, label: string) => ({ kind: 'money', name, label, isRequired: true }) as const
  const own: Partial<Record<PromotionKind, FieldOf<ItemRules>[]>> = {
    team_buy: [money('leader_price', t('leader_price'))],
    bargain: [money('floor', t('floor'))],
    presale: [money('deposit', t('deposit')), money('deposit_value', t('deposit_value'))],
    point: [{ kind: 'number', name: 'longcoin', label: t('longcoin'), isRequired: true, minimum: 0, maximum: 100_000_000 }],
  }
  return [
    { kind: 'sku', name: 'sku_id', label: t('sku'), isRequired: true },
    kind === 'combo'
      ? { kind: 'number', name: 'quantity', label: t('quantity'), isRequired: true, minimum: 1, maximum: 99 }
      : { kind: 'money', name: 'price', label: t(kind === 'bargain' ? 'price_bargain' : 'price'), isRequired: true },
    { kind: 'number', name: 'stock', label: t('reserved_stock'), minimum: 0, maximum: 10_000_000 },
    { kind: 'group', name: 'rules', label: t('rules'), fields: own[kind] ?? [] },
  ]
}

/** What the fields of a new promotion begin with. */
export const emptyForm = (kind: PromotionKind): Values => ({
  by: kind === 'flash_sale' || kind === 'presale' ? 'times' : 'days',
  allows_coupon: false,
  is_on: false,
  position: 0,
  items: [],
  sessions: [{ minutes: 120 }],
  rules: {
    ...(kind === 'team_buy' && { virtual_completion: false, hours: 24 }),
    ...(kind === 'bargain' && { floor_only: false, hours: 24 }),
    ...(kind === 'presale' && { missed: 'keep' }),
  },
})
