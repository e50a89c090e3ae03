import { Address, OptionalText } from '@longmall/contract/fields.ts'
import * as z from 'zod/mini'
import { settings } from '../kernel/settings.ts'

export const paymentSettings = settings('payment', {
  ask_provider_after_minutes: {
    schema: z.int().check(z.minimum(1), z.maximum(1440)),
    default: 3,
    unit: 'minutes',
    effect: 'How long a provider may stay silent before it is asked what came of a payment; then in doubling steps.',
  },
  host_address: {
    schema: Address,
    default: '',
    effect: 'The payment server of the host app; with its key set too, members can pay in the app.',
  },
  host_key: {
    schema: OptionalText(200),
    default: '',
    secret: true,
    effect: 'The key that the shop and the host app’s payment server sign with, 32 characters or more.',
  },
})
