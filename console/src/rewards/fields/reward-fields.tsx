import type { reward as english } from '@longmall/translations/en-us/console/reward.ts'
import type { Translate } from '@longmall/translations/translate.ts'
import type { Input } from '@longmall/web/call/query.ts'
import type { FieldOf, Values } from '../../shell/form/field.ts'
import { CouponPicker } from '../../shell/form/fields/coupon-picker.tsx'
import { GamePicker } from './game-picker.tsx'

type TranslateReward = Translate<typeof english>

export const coinsField = (t: TranslateReward, help?: string): FieldOf<RewardInput> => ({
  kind: 'number',
  name: 'longcoin',
  label: t('longcoin'),
  ...(help !== undefined && { help }),
  minimum: 0,
  maximum: 1_000_000,
})

export const couponField = (t: TranslateReward, when: (values: Values) => boolean = () => true): FieldOf<RewardInput> => ({
  kind: 'custom',
  name: 'coupon_id',
  label: t('coupon'),
  when,
  render: (control) => <CouponPicker {...control} />,
})

type RewardInput = Pick<Input<'reward/save_rule'>, 'longcoin' | 'coupon_id' | 'game_id' | 'chances'>

/** A game, and how many draws in it. */
export const chancesFields = (t: TranslateReward): FieldOf<RewardInput>[] => [
  { kind: 'custom', name: 'game_id', label: t('game'), help: t('game_help'), render: (control) => <GamePicker {...control} /> },
  {
    kind: 'number',
    name: 'chances',
    label: t('chances'),
    isRequired: true,
    minimum: 1,
    maximum: 1000,
    when: ({ game_id }) => game_id !== undefined && game_id !== null,
  },
]
