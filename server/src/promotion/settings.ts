import { Integer } from '@longmall/contract/fields.ts'
import { settings } from '../kernel/settings.ts'

export const promotionSettings = settings('promotion', {
  starting_soon_minutes: {
    schema: Integer(1, 1440),
    default: 30,
    unit: 'minutes',
    effect: 'How long before it begins a promotion is told to be about to start',
  },
  ended_days: { schema: Integer(0, 365), default: 30, unit: 'days', effect: 'How long a zone still lists what has ended' },
})
