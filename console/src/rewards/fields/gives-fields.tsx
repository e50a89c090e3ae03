import type { reward as english } from '@longmall/phrases/en-us/console/reward.ts'
import type { Say } from '@longmall/phrases/phrases.ts'
import type { Field, Values } from '../../shell/form/field.ts'
import { CouponPicker } from '../../shell/form/fields/coupon-picker.tsx'
import { GamePicker } from './game-picker.tsx'

type Words = Say<typeof english>

export const coinsField = (say: Words, help?: string): Field<'reward/save_rule' | 'reward/save_task'> => ({
  kind: 'number',
  name: 'longcoin',
  label: say('longcoin'),
  ...(help !== undefined && { help }),
  minimum: 0,
  maximum: 1_000_000,
})

export const couponField = (
  say: Words,
  when: (values: Values) => boolean = () => true,
): Field<'reward/save_rule' | 'reward/save_task'> => ({
  kind: 'custom',
  name: 'coupon_id',
  label: say('coupon'),
  when,
  render: (control) => <CouponPicker {...control} />,
})

/** A game, and how many draws in it. */
export const chancesFields = (say: Words): Field<'reward/save_rule' | 'reward/save_task'>[] => [
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
