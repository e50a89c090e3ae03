import { gameKinds, prizeKinds } from '@longmall/contract/game-shapes.ts'
import type { game as english } from '@longmall/phrases/en-us/console/game.ts'
import type { Say } from '@longmall/phrases/phrases.ts'
import type { Input } from '@longmall/web/call/query.ts'
import type { Field, FieldOf, Values } from '../../shell/form/field.ts'
import { CouponPicker } from '../../shell/form/fields/coupon-picker.tsx'
import { PictureField } from '../../shell/form/fields/picture-field.tsx'
import { PrizesField } from './prizes-field.tsx'
import type { PrizeRow } from './to-form.ts'

type Words = Say<typeof english>
const isKind = (kind: string) => (values: Values) => values.kind === kind

/** The fields of a game; `tellPrize` says a prize in a line, where two operators' edits are merged. */
export const gameFields = (say: Words, tellPrize: (prize: PrizeRow) => string): Field<'game/save'>[] => [
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
    options: gameKinds.map((value) => ({ value, label: say(`kind_${value}`) })),
  },
  { kind: 'day', name: 'first_day', label: say('first_day'), isRequired: true },
  { kind: 'day', name: 'last_day', label: say('last_day'), help: say('last_day_help'), isRequired: true },
  {
    kind: 'number',
    name: 'free_daily',
    label: say('free_daily'),
    help: say('free_daily_help'),
    isRequired: true,
    minimum: 0,
    maximum: 100,
  },
  {
    kind: 'number',
    name: 'longcoin_price',
    label: say('longcoin_price'),
    help: say('longcoin_price_help'),
    minimum: 1,
    maximum: 1_000_000,
  },
  { kind: 'number', name: 'daily_limit', label: say('daily_limit'), help: say('daily_limit_help'), minimum: 1, maximum: 1000 },
  { kind: 'number', name: 'position', label: say('position'), help: say('position_help'), minimum: 0, maximum: 10_000 },
  { kind: 'flag', name: 'is_on', label: say('is_on'), help: say('is_on_help') },
  {
    kind: 'rows',
    name: 'prizes',
    label: say('prizes'),
    help: say('prizes_help'),
    add: say('add_prize'),
    minimum: 2,
    maximum: 12,
    fresh: { kind: 'longcoin' },
    look: PrizesField,
    fields: prizeFields(say),
    tell: (value) =>
      ((value ?? []) as PrizeRow[]).map((prize, n) => (
        <span key={n} style={{ display: 'block' }}>
          {tellPrize(prize)}
        </span>
      )),
  },
]

const prizeFields = (say: Words): FieldOf<Input<'game/save'>['prizes'][number]>[] => [
  // Which prize it is: sent, and shown nowhere.
  { kind: 'number', name: 'prize_id', label: '#' },
  {
    kind: 'choice',
    name: 'kind',
    label: say('prize_kind'),
    isRequired: true,
    options: prizeKinds.map((value) => ({ value, label: say(`prize_${value}`) })),
  },
  { kind: 'sku', name: 'sku_id', label: say('prize_goods'), isRequired: true, when: isKind('goods') },
  {
    kind: 'custom',
    name: 'coupon_id',
    label: say('prize_coupon'),
    isRequired: true,
    when: isKind('coupon'),
    render: (control) => <CouponPicker {...control} />,
  },
  {
    kind: 'number',
    name: 'longcoin',
    label: say('prize_longcoin'),
    isRequired: true,
    minimum: 1,
    maximum: 1_000_000,
    when: isKind('longcoin'),
  },
  {
    kind: 'money',
    name: 'money',
    label: say('prize_red_packet'),
    help: say('red_packet_help'),
    isRequired: true,
    when: isKind('red_packet'),
  },
  { kind: 'number', name: 'weight', label: say('weight'), isRequired: true, minimum: 1, maximum: 1_000_000 },
  {
    kind: 'number',
    name: 'stock',
    label: say('stock'),
    help: say('stock_help'),
    minimum: 0,
    maximum: 10_000_000,
    when: ({ kind }) => kind !== 'nothing',
  },
  { kind: 'texts', name: 'texts', label: say('prize_name'), isRequired: true, parts: [{ name: 'name', label: say('name'), maximum: 80 }] },
  {
    kind: 'custom',
    name: 'picture',
    label: say('picture'),
    help: say('picture_help'),
    render: (control) => <PictureField {...control} path="goods" />,
  },
]
