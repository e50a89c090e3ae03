import { Integer } from '@longmall/contract/fields.ts'
import { settings } from '../../../kernel/settings.ts'

export const dueSettings = settings('ops', {
  due_days: {
    schema: Integer(1, 365),
    default: 30,
    unit: 'days',
    effect: 'How many days ahead what falls due is compared with what the shop holds; operators are told when it is not covered.',
  },
})
