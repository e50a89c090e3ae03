import type { CoinDestination } from '@longmall/contract/coin-withdrawal.ts'

/** The address of a wallet, or the account at an exchange or in another shop. */
export const fullDestination = ({ address, exchange, account }: CoinDestination): string =>
  address ?? [exchange, account].filter((part) => part !== null).join(' · ')

/** The same with the middle of a long address left out: "0x52908400…e3F1d7a9". */
export function shortDestination(destination: CoinDestination): string {
  const { address } = destination
  if (address === null || address.length <= 22) return fullDestination(destination)
  return `${address.slice(0, 10)}…${address.slice(-8)}`
}

/** The member's own name for it, and where it is; an exchange is not named twice. */
export const namedDestination = (destination: CoinDestination): string =>
  destination.label === destination.exchange ? fullDestination(destination) : `${destination.label} · ${shortDestination(destination)}`
