import type { Context, Site } from '../kernel/context.ts'
import { hostProvider } from './host/host-provider.ts'
import type { Outcome } from './rules.ts'
import { sandbox } from './sandbox/books.ts'

/** What a provider said, its signature verified. */
export interface Notice {
  notice_id: string
  reference: string
  outcome: Outcome
  /** Cents. */
  amount: bigint
}

/** The port to whoever takes money for the shop; `reference` is the shop's own name for one try. */
export interface Provider {
  isUsable: (site: Site) => boolean
  /**
   * Opens a payment and answers where the shopper goes. It runs in the transaction that makes the try, so it sends nothing
   * over the network: a remote provider answers an address of this shop that opens the payment there and goes on.
   */
  begin: (context: Context, attempt: { reference: string; amount: bigint; return_url: string }) => Promise<string>
  /** Reads a notice; null when its signature or its form is not the provider's. */
  readNotice: (site: Site, body: string, signature: string) => Notice | null
  /** What came of a try; null when the provider does not know it. */
  ask: (context: Context, reference: string) => Promise<{ outcome: Outcome; amount: bigint } | null>
  /** Sends the money of a try back, outside any transaction; the same again sends nothing more. Throws when it is to be tried later. */
  refund: (site: Site, attempt: { reference: string; amount: bigint }) => Promise<void>
}

export const providers: Record<string, Provider> = { sandbox, host: hostProvider }
