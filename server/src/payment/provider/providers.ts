import type { Timestamp } from '../../kernel/time/clock.ts'
import type { Context, Site } from '../../kernel/context.ts'
import { hostProvider } from '../host/host-provider.ts'
import { paypal } from '../paypal/paypal-provider.ts'
import type { PaymentRow, PaymentAttemptRow } from '../queries.ts'
import type { Outcome, PaymentMethod } from '../rules.ts'
import { sandbox } from '../sandbox/sandbox-provider.ts'
import { stripe } from '../stripe/stripe-provider.ts'

/** A verified notice of a provider. */
export interface Notice {
  notice_id: string
  reference: string
  outcome: Outcome
  /** Cents. */
  amount: bigint
}

/** An incoming request: the raw body, and the headers by lower-case name. */
export interface RawNotice {
  body: string
  headers: Readonly<Record<string, string>>
}

/** One going to a provider; `reference` is the shop's own name for it, `remote_id` the provider's where it has one. */
export interface Attempt {
  reference: string
  /** Cents. */
  amount: bigint
  remote_id: string | null
  /** Does the shop still want its money? One that is set aside or too late is not taken any more, where that is ours to say. */
  isActive: boolean
}
export const toAttempt = ({ reference, amount, remote_id, state }: PaymentAttemptRow, payment: PaymentRow): Attempt => ({
  reference,
  amount,
  remote_id,
  isActive: state === 'pending' && payment.state === 'pending',
})
export interface NewAttempt extends Pick<Attempt, 'reference' | 'amount'> {
  return_url: string
  /** Opened by a host app in a browser of its own, where nobody is logged in (016). */
  isInApp: boolean
  valid_until: Timestamp | null
}
export interface ProviderResult {
  outcome: Outcome
  amount: bigint
}

/** The port of payment providers. All but `begin` run outside any transaction. */
export interface Provider {
  isUsable: (site: Site) => boolean
  /**
   * Opens a payment and returns where the shopper goes. It runs in the transaction that creates the attempt, so it uses no network: a
   * remote provider returns an address of this shop that opens the payment there and redirects.
   */
  begin: (context: Context, attempt: NewAttempt) => Promise<string>
  /**
   * Remote providers: opens the payment there, idempotently, and returns its id and address there. `returnUrl` is where the shopper
   * returns to in either case.
   */
  open?: (site: Site, attempt: Attempt, returnUrl: (isCancelled: boolean) => string) => Promise<{ remote_id: string; url: string }>
  /** Reads a notice; null when its signature or its form is not the provider's, `nothing` when it says nothing of a payment. */
  readNotice: (site: Site, notice: RawNotice) => Promise<Notice | null | 'nothing'>
  /** The outcome of an attempt; null when the provider does not know it. */
  queryResult: (site: Site, attempt: Attempt) => Promise<ProviderResult | null>
  /** Remote providers: the shopper returned, having paid or not; does what is left to do and returns the outcome. */
  handleReturn?: (site: Site, attempt: Attempt, isCancelled: boolean) => Promise<ProviderResult | null>
  /** Sends money of a try back; the same `key` again sends nothing more. Throws when it is to be tried later. */
  refund: (site: Site, attempt: Pick<Attempt, 'reference' | 'remote_id'>, refund: { key: string; amount: bigint }) => Promise<void>
}

export const providers: Record<string, Provider> = { sandbox, stripe, paypal, host: hostProvider }

/** Those that a browser can go to, the first usable first. */
const browserProviders = ['stripe', 'paypal', 'sandbox'] as const

/** The provider of a method, where it can be used; `browser` is whichever a browser of the phone's own can go to (016). */
export function findProvider(site: Site, method: string): { name: string; provider: Provider } | null {
  const name = method === 'browser' ? browserProviders.find((one) => providers[one]!.isUsable(site)) : method
  const provider = name !== undefined && Object.hasOwn(providers, name) ? providers[name] : undefined
  return provider?.isUsable(site) ? { name: name!, provider } : null
}

const offeredMethods = ['sandbox', 'stripe', 'paypal', 'host', 'browser'] as const

/** The methods that can be offered now, in their order. */
export const usableMethods = (site: Site): PaymentMethod[] => offeredMethods.filter((method) => findProvider(site, method) !== null)

/** Is there a provider of real money? The sandbox is none. */
export const acceptsRealMoney = (site: Site): boolean => usableMethods(site).some((method) => method !== 'sandbox' && method !== 'browser')
