import type { Context } from '../../kernel/context.ts'
import type { CoinWithdrawalRow } from '../queries.ts'
import { coinWithdrawalSettings as own } from '../settings.ts'
import { sandbox } from './sandbox.ts'

/** What a provider is to send: the net amount in the unit's smallest part. The same key never sends twice. */
export interface CoinPayout {
  key: string
  unit: string
  amount: bigint
  destination: string
}

/** A provider's answer about a key; `unknown_key`: it has not received that key. Anything else, such as no answer, leaves the result unknown. */
export type CoinAnswer =
  | { state: 'done'; reference: string }
  | { state: 'failed'; reason: string }
  | { state: 'pending'; text: string }
  | { state: 'unknown_key' }

export type ProviderContext = Pick<Context, 'site' | 'db' | 'now' | 'setting' | 'transaction'>

/** Port of a provider that sends coins on chain or at an exchange. Both operations run outside any transaction and may throw; the result is then unknown. */
export interface CoinProvider {
  /** Sends once per key: a repeated call with the same key returns the state of the first. */
  send: (context: ProviderContext, payout: CoinPayout) => Promise<CoinAnswer>
  query: (context: ProviderContext, payout: CoinPayout) => Promise<CoinAnswer>
}

const providers: Record<string, CoinProvider> = { sandbox }

/** Who sends from now on: the demo's provider in a demo that chose it, else operators by hand. */
export const chosenProvider = ({ site, setting }: Pick<Context, 'site' | 'setting'>): string =>
  setting(own.provider) === 'sandbox' && site.config.demo ? 'sandbox' : 'manual'

/** The provider of that name; null where operators send by hand. */
export const findProvider = (name: string | null): CoinProvider | null =>
  name !== null && Object.hasOwn(providers, name) ? providers[name]! : null

export const payoutOf = (row: CoinWithdrawalRow): CoinPayout => ({
  key: row.attempt_key!,
  unit: row.unit,
  amount: row.amount - row.fee,
  destination: row.kind === 'wallet' ? `${row.network} ${row.address}` : `${row.exchange} ${row.account}`,
})
