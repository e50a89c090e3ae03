import type { CoinWay } from '@longmall/contract/coin-withdrawal.ts'
import type { PricedUnit } from '@longmall/contract/unit-price.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import type { Context } from '../../kernel/context.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'
import { amountError } from '../rules.ts'
import { coinWithdrawalSettings as own } from '../settings.ts'

/** The ways that are offered: one on chain needs a network. */
export const offeredWays = ({ setting }: Pick<Context, 'setting'>): CoinWay[] =>
  setting(own.ways).filter((way) => way !== 'address' || setting(own.networks).length > 0)

/** Refuses `coin_withdrawal.way_closed` and `coin_withdrawal.unit_closed` {unit}. */
export function checkOffered(context: Pick<Context, 'setting'>, way: CoinWay, unit: PricedUnit): void {
  if (!offeredWays(context).includes(way)) throw new Refusal('coin_withdrawal.way_closed')
  if (!context.setting(own.units).includes(unit)) throw new Refusal('coin_withdrawal.unit_closed', { unit })
}

/** Refuses a wrong `amount` by name: `coin_withdrawal.zero_amount`, `below_minimum` {minimum}, `exceeds_available` {available}. */
export function checkAmount(
  { setting }: Pick<Context, 'setting'>,
  unit: PricedUnit,
  amount: bigint,
  { fee, available }: { fee: bigint; available: bigint },
): void {
  const minimum = BigInt(setting(own.minimum))
  const error = amountError(amount, { fee, minimum, available })
  if (error)
    throw wrongField('amount', `coin_withdrawal.${error}`, {
      unit,
      minimum: toDecimal(minimum, unit),
      available: toDecimal(available, unit),
    })
}
