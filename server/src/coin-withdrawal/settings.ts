import { coinNetworks, coinWays, type CoinNetwork, type CoinWay } from '@longmall/contract/coin-withdrawal.ts'
import { pricedUnits, type PricedUnit } from '@longmall/contract/unit-price.ts'
import * as z from 'zod/mini'
import { settings } from '../kernel/settings.ts'

const Hours = (minimum: number) => z.int().check(z.minimum(minimum), z.maximum(8760))

export const coinWithdrawalSettings = settings('coin_withdrawal', {
  ways: {
    schema: z.array(z.enum(coinWays)).check(z.maxLength(3)),
    default: [...coinWays] as CoinWay[],
    effect: 'The ways in which members may withdraw coins.',
  },
  units: {
    schema: z.array(z.enum(pricedUnits)).check(z.maxLength(2)),
    default: [...pricedUnits] as PricedUnit[],
    effect: 'The coins that members may withdraw.',
  },
  networks: {
    schema: z.array(z.enum(coinNetworks)).check(z.maxLength(3)),
    default: [...coinNetworks] as CoinNetwork[],
    effect: 'The networks of wallet addresses to which coins are sent.',
  },
  fee_ppm: {
    schema: z.int().check(z.minimum(0), z.maximum(500_000)),
    default: 20_000,
    unit: 'millionths',
    effect: 'The fee, taken out of the amount and rounded up to the coin’s smallest part.',
  },
  minimum: {
    schema: z.int().check(z.minimum(2), z.maximum(1_000_000_000)),
    default: 10_000,
    unit: 'thousandths of a coin',
    effect: 'The least that is withdrawn at once.',
  },
  wait_hours: {
    schema: Hours(0),
    default: 72,
    unit: 'hours',
    effect: 'How long coins stay frozen after the request before they are sent.',
  },
  second_approval_from_cents: {
    schema: z.int().check(z.minimum(1), z.maximum(1_000_000_000)),
    default: 100_000,
    unit: 'cents',
    effect: 'From this worth of a member on, what was approved within the window counted in, a second operator must approve too.',
  },
  second_approval_window_hours: {
    schema: Hours(1),
    default: 24,
    unit: 'hours',
    effect: 'The window in which the approved coin withdrawals of a member are added up for that worth.',
  },
  code_hours: {
    schema: Hours(1),
    default: 24,
    unit: 'hours',
    effect: 'How long a code can be used at the desk before its coins are available again.',
  },
  address_wait_hours: {
    schema: Hours(0),
    default: 24,
    unit: 'hours',
    effect: 'How long a new wallet address or exchange account waits until it can be used.',
  },
  max_addresses: {
    schema: z.int().check(z.minimum(1), z.maximum(100)),
    default: 20,
    unit: 'addresses',
    effect: 'Wallet addresses and exchange accounts that a member may keep.',
  },
  provider: {
    schema: z.enum(['manual', 'sandbox']),
    default: 'manual' as 'manual' | 'sandbox',
    effect: 'Who sends coins: operators by hand, or the demo’s own provider, which only a demo store uses.',
  },
  sandbox_behaviour: {
    schema: z.enum(['works', 'delays', 'fails', 'doubles', 'silent']),
    default: 'works' as 'works' | 'delays' | 'fails' | 'doubles' | 'silent',
    effect: 'How the demo’s provider answers what it is asked to send from now on.',
  },
  manual_after_hours: {
    schema: Hours(1),
    default: 24,
    unit: 'hours',
    effect: 'After this time without an answer of the provider an operator may record the result by hand.',
  },
})
