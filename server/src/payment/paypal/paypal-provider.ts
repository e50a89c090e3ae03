import { Money, Pattern, Text } from '@longmall/contract/fields.ts'
import { toDecimal, toSmallest } from '@longmall/contract/units.ts'
import type { Order, OrderCaptureRequest } from '@paypal/paypal-server-sdk'
import * as z from 'zod/mini'
import type { Site } from '../../kernel/context.ts'
import { readSetting } from '../../kernel/settings.ts'
import type { ProviderResult, Attempt, Notice, Provider, RawNotice } from '../provider/providers.ts'
import { redirectAddress } from '../remote/addresses.ts'
import type { Outcome } from '../rules.ts'
import { paymentSettings } from '../settings.ts'
import { paypalClient } from './paypal-client.ts'
import { isSignedByPaypal } from './verify-webhook.ts'

const fullRepresentation = 'return=representation'

/** PayPal: approved on PayPal's page, captured when the shopper returns or by query, reported by webhook (ORD-08). */
export const paypal: Provider = {
  isUsable: ({ shared }) =>
    (['paypal_client_id', 'paypal_secret', 'paypal_webhook_id'] as const).every(
      (name) => readSetting(shared.settings, paymentSettings[name]) !== '',
    ),
  begin: async (_, { reference, isInApp }) => redirectAddress(reference, isInApp),
  open: async (site, { reference, amount, remote_id }, returnUrl) => {
    const order = remote_id ? await orderOf(site, remote_id) : await createOrder(site, reference, amount, returnUrl)
    const link = order.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')
    if (!order.id || !link) throw new Error(`PayPal's order of ${reference} has no page any more`)
    return { remote_id: order.id, url: link.href }
  },
  readNotice: readEvent,
  queryResult: async (site, attempt) => (attempt.remote_id ? captureApproved(site, attempt) : null),
  handleReturn: async (site, attempt, isCancelled) => {
    if (!attempt.remote_id) return null
    const result = await captureApproved(site, { ...attempt, isActive: attempt.isActive && !isCancelled })
    // Without a capture nothing is charged, so a shopper who gave up has paid nothing.
    return isCancelled && result?.outcome === 'pending' ? { ...result, outcome: 'cancel' } : result
  },
  refund: async (site, { reference, remote_id }, { key, amount }) => {
    const capture = captureOf(await orderOf(site, remote_id ?? ''))
    if (!capture?.id) throw new Error(`PayPal holds no money of ${reference}`)
    const { payments } = await paypalClient(site)
    const body = { amount: amountIn(site, amount) }
    await payments.refundCapturedPayment({ captureId: capture.id, paypalRequestId: key, body })
  },
}

async function createOrder(site: Site, reference: string, amount: bigint, returnUrl: (isCancelled: boolean) => string): Promise<Order> {
  const [sdk, { orders }] = await Promise.all([import('@paypal/paypal-server-sdk'), paypalClient(site)])
  const { result } = await orders.createOrder({
    paypalRequestId: reference,
    prefer: fullRepresentation,
    body: {
      intent: sdk.CheckoutPaymentIntent.Capture,
      purchaseUnits: [{ customId: reference, amount: amountIn(site, amount) }],
      paymentSource: {
        paypal: {
          experienceContext: {
            brandName: 'Longmall',
            shippingPreference: sdk.PaypalWalletContextShippingPreference.NoShipping,
            userAction: sdk.PaypalExperienceUserAction.PayNow,
            returnUrl: returnUrl(false),
            cancelUrl: returnUrl(true),
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

/** Captures an approved payment that is still wanted, and returns the outcome. */
async function captureApproved(site: Site, { reference, remote_id, amount, isActive }: Attempt): Promise<ProviderResult | null> {
  const order = await orderOf(site, remote_id!)
  if (statusOf(order) !== 'APPROVED' || !isActive) return resultOf(site, order, amount)
  const { orders } = await paypalClient(site)
  const body: OrderCaptureRequest = {}
  return resultOf(
    site,
    (await orders.captureOrder({ id: remote_id!, paypalRequestId: `${reference}-c`, prefer: fullRepresentation, body })).result,
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

function resultOf(site: Site, order: Order, requestedAmount: bigint): ProviderResult {
  const capture = captureOf(order)
  if (!capture) return { outcome: statusOf(order) === 'VOIDED' ? 'cancel' : 'pending', amount: requestedAmount }
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

async function readEvent(site: Site, notice: RawNotice): Promise<Notice | null | 'nothing'> {
  if (!(await isSignedByPaypal(site, notice))) return null
  const event = z.safeParse(CaptureEvent, JSON.parse(notice.body)).data
  if (!event) return 'nothing'
  const { custom_id, amount } = event.resource
  return {
    notice_id: event.id,
    reference: custom_id,
    outcome: event.event_type === 'PAYMENT.CAPTURE.COMPLETED' ? 'success' : 'fail',
    amount: centsOf(site, { currencyCode: amount.currency_code, value: amount.value }),
  }
}
