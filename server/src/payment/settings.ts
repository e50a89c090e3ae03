import { Address, Flag, OptionalText, Pattern } from '@longmall/contract/fields.ts'
import * as z from 'zod/mini'
import { settings } from '../kernel/settings.ts'

const Secret = OptionalText(300)

export const paymentSettings = settings('payment', {
  coin_rate_cents: {
    schema: z.int().check(z.minimum(0), z.maximum(1_000_000_000)),
    default: 0,
    unit: 'cents',
    effect:
      'What one USDA, USDS or USDP is worth in the shop’s currency. 0: exactly 1 in a shop of US dollars; in any other shop coins do not pay until it is set.',
  },
  query_provider_after_minutes: {
    schema: z.int().check(z.minimum(1), z.maximum(1440)),
    default: 3,
    unit: 'minutes',
    effect: 'How long a provider may stay silent before it is asked what came of a payment; then in doubling steps.',
  },
  host_address: {
    schema: Address,
    default: '',
    variable: 'HOST_PAYMENT_ADDRESS',
    effect: 'The payment server of the host app; with its key set too, members can pay in the app.',
  },
  host_key: {
    schema: OptionalText(200),
    accepts: Pattern(/^$|^.{32,200}$/, 200),
    default: '',
    secret: true,
    effect: 'The key that the shop and the host app’s payment server sign with, 32 characters or more.',
  },
  stripe_key: {
    schema: Secret,
    default: '',
    secret: true,
    effect: 'Stripe’s secret key; with the webhook’s secret set too, members can pay by Stripe.',
  },
  stripe_webhook_secret: {
    schema: Secret,
    default: '',
    secret: true,
    effect: 'The signing secret of Stripe’s webhook to /api/payment/webhook/stripe.',
  },
  stripe_address: {
    schema: Address,
    default: '',
    variable: 'STRIPE_ADDRESS',
    effect: 'Where Stripe’s API is asked; empty: Stripe’s own address. For tests.',
  },
  paypal_client_id: {
    schema: Secret,
    default: '',
    effect: 'PayPal’s client ID; with its secret and the webhook’s ID set too, members can pay by PayPal.',
  },
  paypal_secret: { schema: Secret, default: '', secret: true, effect: 'PayPal’s client secret.' },
  paypal_webhook_id: {
    schema: Secret,
    default: '',
    effect: 'The ID that PayPal gave its webhook to /api/payment/webhook/paypal.',
  },
  paypal_live: { schema: Flag, default: false, effect: 'PayPal with real money; off: PayPal’s own sandbox.' },
  paypal_address: {
    schema: Address,
    default: '',
    variable: 'PAYPAL_ADDRESS',
    effect: 'Where PayPal’s API is asked, by plain HTTP; empty: PayPal’s own address. For tests.',
  },
})
