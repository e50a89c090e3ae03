import { gameKinds, prizeKinds } from '@longmall/contract/game-shapes.ts'
import type { game as english } from '@longmall/translations/en-us/console/game.ts'
import type { Translate } from '@longmall/translations/translate.ts'
import type { Input } from '@longmall/web/call/query.ts'
import type { Field, FieldOf, Values } from '../../shell/form/field.ts'
import { CouponPicker } from '../../shell/form/fields/coupon-picker.tsx'
import { PictureField } from '../../shell/form/fields/picture-field.tsx'
import { PrizesField } from './prizes-field.tsx'
import type { PrizeRow } from './to-form.ts'

type TranslateGame = Translate<typeof english>
const isKind = (kind: string) => (values: Values) => values.kind === kind

/** The fields of a game; `formatPrize` formats a prize in a line, where two operators' edits are merged. */
export const gameFields = (t: TranslateGame, formatPrize: (prize: PrizeRow) => string): Field<'game/save'>[] => [
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
    options: gameKinds.map((value) => ({ value, label: t(`kind_${value}`) })),
  },
  { kind: 'day', name: 'first_day', label: t('first_day'), isRequired: true },
  { kind: 'day', name: 'last_day', label: t('last_day'), help: t('last_day_help'), isRequired: true },
  {
    kind: 'number',
    name: 'free_daily',
    label: t('free_daily'),
    help: t('free_daily_help'),
    isRequired: true,
    minimum: 0,
    maximum: 100,
  },
  {
    kind: 'number',
    name: 'longcoin_price',
    label: t('longcoin_price'),
    help: t('longcoin_price_help'),
    minimum: 1,
    maximum: 1_000_000,
  },
  { kind: 'number', name: 'daily_limit', label: t('daily_limit'), help: t('daily_limit_help'), minimum: 1, maximum: 1000 },
  { kind: 'number', name: 'position', label: t('position'), help: t('position_help'), minimum: 0, maximum: 10_000 },
  { kind: 'flag', name: 'is_on', label: t('is_on'), help: t('is_on_help') },
  {
    kind: 'rows',
    name: 'prizes',
    label: t('prizes'),
    help: t('prizes_help'),
    add: t('add_prize'),
    minimum: 2,
    maximum: 12,
    fresh: { kind: 'longcoin' },
    look: PrizesField,
    fields: prizeFields(t),
    formatValue: (value) =>
      ((value ?? []) as PrizeRow[]).map((prize, n) => (
        <span key={n} style={{ display: 'block' }}>
          {formatPrize(prize)}
        </span>
      )),
  },
]

const prizeFields = (t: TranslateGame): FieldOf<Input<'game/save'>['prizes'][number]>[] => [
  // Id of the prize: sent but not shown.
  { kind: 'number', name: 'prize_id', label: '#' },
  {
    kind: 'choice',
    name: 'kind',
    label: t('prize_kind'),
    isRequired: true,
    options: prizeKinds.map((value) => ({ value, label: t(`prize_${value}`) })),
  },
  { kind: 'sku', name: 'sku_id', label: t('prize_goods'), isRequired: true, when: isKind('goods') },
  {
    kind: 'custom',
    name: 'coupon_id',
    label: t('prize_coupon'),
    isRequired: true,
    when: isKind('coupon'),
    render: (control) => <CouponPicker {...control} />,
  },
  {
    kind: 'number',
    name: 'longcoin',
    label: t('prize_longcoin'),
    isRequired: true,
    minimum: 1,
    maximum: 1_000_000,
    when: isKind('longcoin'),
  },
  {
    kind: 'money',
    name: 'money',
    label: t('prize_red_packet'),
    help: t('red_packet_help'),
    isRequired: true,
    when: isKind('red_packet'),
  },
  { kind: 'number', name: 'weight', label: t('weight'), isRequired: true, minimum: 1, maximum: 1_000_000 },
  {
    kind: 'number',
    name: 'stock',
    label: t('stock'),
    help: t('stock_help'),
    minimum: 0,
    maximum: 10_000_000,
    when: ({ kind }) => kind !== 'nothing',
  },
  { kind: 'texts', name: 'texts', label: t('prize_name'), isRequired: true, parts: [{ name: 'name', label: t('name'), maximum: 80 }] },
  {
    kind: 'custom',
    name: 'picture',
    label: t('picture'),
    help: t('picture_help'),
    render: (control) => <PictureField {...control} path="goods" />,
  },
]
