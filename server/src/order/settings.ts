import { Text } from '@longmall/contract/fields.ts'
import * as z from 'zod/mini'
import { settings } from '../kernel/settings.ts'

const Minutes = z.int().check(z.minimum(1), z.maximum(43_200))
const Days = z.int().check(z.minimum(1), z.maximum(365))

export const orderSettings = settings('order', {
  unpaid_minutes: {
    schema: Minutes,
    default: 30,
    unit: 'minutes',
    effect: 'An order that is not paid after so long is closed, and its stock given back.',
  },
  flash_sale_unpaid_minutes: {
    schema: Minutes,
    default: 5,
    unit: 'minutes',
    effect: 'The same of an order of a flash sale.',
  },
  quote_minutes: { schema: Minutes, default: 15, unit: 'minutes', effect: 'How long the total that a shopper has seen may be ordered at.' },
  receive_days: { schema: Days, default: 7, unit: 'days', effect: 'An order is received by itself so long after it was shipped.' },
  extend_days: { schema: Days, default: 3, unit: 'days', effect: 'By how much a member may put that off, once.' },
  review_days: { schema: Days, default: 15, unit: 'days', effect: 'A received order is reviewed by default after so long.' },
  after_sale_days: {
    schema: Days,
    default: 15,
    unit: 'days',
    effect: 'How long after the receipt money back may be asked; then the shop’s part is its own.',
  },
  local_regions: {
    schema: z.array(Text(16)),
    default: [],
    effect: 'Regions to which the shop brings orders itself, by the beginning of their code, such as CN-4403.',
  },
})
