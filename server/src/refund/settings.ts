import { OptionalText } from '@longmall/contract/fields.ts'
import * as z from 'zod/mini'
import { settings } from '../kernel/settings.ts'

const Days = z.int().check(z.minimum(1), z.maximum(365))

export const refundSettings = settings('refund', {
  merchant_days: {
    schema: Days,
    default: 7,
    unit: 'days',
    effect: 'A request that the shop has not answered after so long is approved by the platform.',
  },
  buyer_days: {
    schema: Days,
    default: 7,
    unit: 'days',
    effect: 'A request whose goods the buyer has not sent back after so long is closed.',
  },
  receipt_days: {
    schema: Days,
    default: 10,
    unit: 'days',
    effect: 'A returned parcel about which the shop has said nothing after so long is refunded.',
  },
  return_address: {
    schema: OptionalText(500),
    default: '',
    effect: 'Where goods are sent back to: name, telephone and address, as the buyer is to write it on the parcel.',
  },
})
