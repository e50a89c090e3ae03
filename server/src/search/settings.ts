import { Integer } from '@longmall/contract/fields.ts'
import { settings } from '../kernel/settings.ts'

export const searchSettings = settings('search', {
  history_size: { schema: Integer(1, 100), default: 20, unit: 'searches', effect: 'How many searches of a member are kept' },
  suggestions: { schema: Integer(1, 20), default: 10, unit: 'keywords', effect: 'How many keywords are suggested while typing' },
  repair_below: { schema: Integer(0, 100), default: 3, unit: 'goods', effect: 'Typing slips are repaired when a search finds fewer goods' },
})
