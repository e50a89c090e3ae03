import { Money, Pattern, Text } from '@longmall/contract/fields.ts'
import { toDecimal, toSmallest } from '@longmall/contract/units.ts'
import type { Order, OrderCaptureRequest } from '@paypal/paypal-server-sdk'
import * as z from 'zod/mini'
import type { Site } from '../../kernel/context.ts'
import { readSetting } from '../../kernel/settings.ts'
import type { Answer, Attempt, Notice, Provider, RawNotice } from '../provider/providers.ts'
import { goAddress } from '../remote/addresses.ts'
import type { Outcome } from '../rules.ts'
import { paymentSettings } from '../settings.ts'
import { paypalClient } from './paypal-client.ts'
import { isSignedByPaypal } from './verify-webhook.ts'

const whole = 'return=representation'

/** PayPal: approved on a page of PayPal's, captured when the shopper comes back or is asked about, told by webhook (ORD-08). */
export const paypal: Provider = {
  isUsable: ({ shared }) =>
    (['paypal_client_id', 'paypal_secret', 'paypal_webhook_id'] as const).every(
      (name) => readSetting(shared.settings, paymentSettings[name]) !== '',
    ),
  begin: async (_, { reference, isInApp }) => goAddress(reference, isInApp),
  open: async (site, { reference, amount, remote_id }, backTo) => {
    const order = remote_id ? await orderOf(site, remote_id) : await createOrder(site, reference, amount, backTo)
    const link = order.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')
    if (!order.id || !link) throw new Error(`PayPal's order of ${reference} has no page any more`)
    return { remote_id: order.id, url: link.href }
  },
  readNotice: readEvent,
  ask: async (site, attempt) => (attempt.remote_id ? settle(site, attempt) : null),
  comeBack: async (site, attempt, gaveUp) => {
    if (!attempt.remote_id) return null
    const answer = await settle(site, { ...attempt, isWanted: attempt.isWanted && !gaveUp })
    // Nothing is taken without a capture, so who gave up has paid nothing.
    return gaveUp && answer?.outcome === 'pending' ? { ...answer, outcome: 'cancel' } : answer
  },
  refund: async (site, { reference, remote_id }, { key, amount }) => {
    const capture = captureOf(await orderOf(site, remote_id ?? ''))
    if (!capture?.id) throw new Error(`PayPal holds no money of ${reference}`)
    const { payments } = await paypalClient(site)
    const body = { amount: amountIn(site, amount) }
    await payments.refundCapturedPayment({ captureId: capture.id, paypalRequestId: key, body })
  },
}

async function createOrder(site: Site, reference: string, amount: bigint, backTo: (gaveUp: boolean) => string): Promise<Order> {
  const [sdk, { orders }] = await Promise.all([import('@paypal/paypal-server-sdk'), paypalClient(site)])
  const { result } = await orders.createOrder({
    paypalRequestId: reference,
    prefer: whole,
    body: {
      intent: sdk.CheckoutPaymentIntent.Capture,
      purchaseUnits: [{ customId: reference, amount: amountIn(site, amount) }],
      paymentSource: {
        paypal: {
          experienceContext: {
            brandName: 'Longmall',
            shippingPreference: sdk.PaypalWalletContextShippingPreference.NoShipping,
            userAction: sdk.PaypalExperienceUserAction.PayNow,
            returnUrl: backTo(false),
            cancelUrl: backTo(true),
          },
        },
      },
    },
  })
  return result
}

const orderOf = async (site: Site, id: string): Promise<Order> => (await (await paypalClient(site)).orders.getOrder({ id })).result
// The SDK's enum is a value, which would load it.
const statusOf = ({ status }: Order): string => status ?? ''
const captureOf = ({ purchaseUnits }: Order) => purchaseUnits?.[0]?.payments?.captures?.[0]

/** Captures what the shopper approved, where the shop still wants it, and says what came of it. */
async function settle(site: Site, { reference, remote_id, amount, isWanted }: Attempt): Promise<Answer | null> {
  const order = await orderOf(site, remote_id!)
  if (statusOf(order) !== 'APPROVED' || !isWanted) return answerOf(site, order, amount)
  const { orders } = await paypalClient(site)
  const body: OrderCaptureRequest = {}
  return answerOf(
    site,
    (await orders.captureOrder({ id: remote_id!, paypalRequestId: `${reference}-c`, prefer: whole, body })).result,
    amount,
  )
}

const outcomeOfCapture: Record<string, Outcome> = {
  COMPLETED: 'success',
  PARTIALLY_REFUNDED: 'success',
  REFUNDED: 'success',
  DECLINED: 'fail',
  FAILED: 'fail',
}

function answerOf(site: Site, order: Order, asked: bigint): Answer {
  const capture = captureOf(order)
  if (!capture) return { outcome: statusOf(order) === 'VOIDED' ? 'cancel' : 'pending', amount: asked }
  return { outcome: outcomeOfCapture[capture.status ?? ''] ?? 'pending', amount: centsOf(site, capture.amount) }
}

const amountIn = ({ shared }: Site, amount: bigint) => ({ currencyCode: shared.shop.currency, value: toDecimal(amount, 'MONEY') })

/** In another currency than the shop's it is nothing that can be taken. */
const centsOf = ({ shared }: Site, amount: { currencyCode: string; value: string } | undefined): bigint =>
  amount?.currencyCode === shared.shop.currency && z.safeParse(Money, amount.value).success ? toSmallest(amount.value, 'MONEY') : 0n

const CaptureEvent = z.object({
  id: Text(80),
  event_type: z.enum(['PAYMENT.CAPTURE.COMPLETED', 'PAYMENT.CAPTURE.DENIED', 'PAYMENT.CAPTURE.DECLINED']),
  resource: z.object({ custom_id: Text(60), amount: z.object({ currency_code: Pattern(/^[A-Z]{3}$/, 3), value: Money }) }),
})

async function readEvent(site: Site, sent: RawNotice): Promise<Notice | null | 'nothing'> {
  if (!(await isSignedByPaypal(site, sent))) return null
  const said = z.safeParse(CaptureEvent, JSON.parse(sent.body)).data
  if (!said) return 'nothing'
  const { custom_id, amount } = said.resource
  return {
    notice_id: said.id,
    reference: custom_id,
    outcome: said.event_type === 'PAYMENT.CAPTURE.COMPLETED' ? 'success' : 'fail',
    amount: centsOf(site, { currencyCode: amount.currency_code, value: amount.value }),
  }
}
