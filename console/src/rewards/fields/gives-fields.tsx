import type { reward as english } from '@longmall/phrases/en-us/console/reward.ts'
import type { Say } from '@longmall/phrases/phrases.ts'
import type { Input } from '@longmall/web/call/query.ts'
import type { FieldOf, Values } from '../../shell/form/field.ts'
import { CouponPicker } from '../../shell/form/fields/coupon-picker.tsx'
import { GamePicker } from './game-picker.tsx'

type Words = Say<typeof english>

export const coinsField = (say: Words, help?: string): FieldOf<Gives> => ({
  kind: 'number',
  name: 'longcoin',
  label: say('longcoin'),
  ...(help !== undefined && { help }),
  minimum: 0,
  maximum: 1_000_000,
})

export const couponField = (say: Words, when: (values: Values) => boolean = () => true): FieldOf<Gives> => ({
  kind: 'custom',
  name: 'coupon_id',
  label: say('coupon'),
  when,
  render: (control) => <CouponPicker {...control} />,
})

type Gives = Pick<Input<'reward/save_rule'>, 'longcoin' | 'coupon_id' | 'game_id' | 'chances'>

/** A game, and how many draws in it. */
export const chancesFields = (say: Words): FieldOf<Gives>[] => [
  { kind: 'custom', name: 'game_id', label: say('game'), help: say('game_help'), render: (control) => <GamePicker {...control} /> },
  {
    kind: 'number',
    name: 'chances',
    label: say('chances'),
    isRequired: true,
    minimum: 1,
    maximum: 1000,
    when: ({ game_id }) => game_id !== undefined && game_id !== null,
  },
]
