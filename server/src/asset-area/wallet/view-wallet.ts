import { coinFreezes, coinUnits, type CoinBalance, type CoinUnit, type CoinWallet } from '@longmall/contract/asset-wallet.ts'
import { fromMicros } from '@longmall/contract/unit-price-scale.ts'
import { toDecimal, unitScale } from '@longmall/contract/units.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { dayIn } from '../../kernel/time/clock.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'
import { fullGrade } from '../../member/level/rules.ts'
import { isFrozenByWindow } from '../../member/window/window-state.ts'
import { coinRate } from '../../payment/paying/coin-rate.ts'
import { priceOn } from '../../unit-price/price-on.ts'
import { coinBalancesOf, type CoinBalanceRow } from '../../wallet/account/coin-balances.ts'
import { longcoinSettings } from '../../wallet/offset/longcoin-facts.ts'

const microsOfMoney = 1_000_000n
const microsPerCent = 10_000n

/** The caller's coins by unit and place, as the ledger has them, with their worth at the day's prices (AST-01). */
export async function viewCoinWallet(context: Context<MemberActor>): Promise<CoinWallet> {
  const { actor, setting, now } = context
  const day = dayIn(setting(zoneSettings.time_zone), now)
  const accounts = await coinBalancesOf(context, actor.member_id)
  const prices = await pricesOf(context, day)
  const isWindowFrozen = await isFrozenByWindow(context, actor.member_id)
  const units = coinUnits.map((unit) => balanceOfUnit(unit, accounts, prices[unit]))
  return {
    day,
    worth: toDecimal(
      coinUnits.reduce((sum, unit) => sum + (worthOf(totalOf(accounts, unit), unit, prices[unit]) ?? 0n), 0n),
      'MONEY',
    ),
    units,
    send_blocker: actor.is_frozen ? 'frozen' : actor.grade < fullGrade ? 'rm_only' : null,
    recharge_blocker: actor.is_frozen ? 'frozen' : isWindowFrozen ? 'window_frozen' : null,
    is_empty: accounts.length === 0,
  }
}

/** Millionths of the shop's currency that one whole unit is worth today; null where no rate is set. */
async function pricesOf(context: Context<MemberActor>, day: string): Promise<Record<CoinUnit, bigint | null>> {
  const rate = coinRate(context)
  const coin = rate === null ? null : rate * microsPerCent
  const [ACC, AAA] = [await priceOn(context, 'ACC', day), await priceOn(context, 'AAA', day)]
  const LONGCOIN = microsOfMoney / BigInt(context.setting(longcoinSettings.longcoin_per_dollar))
  return { ACC, AAA, USDA: coin, USDS: coin, USDP: coin, LONGCOIN }
}

const totalOf = (accounts: readonly CoinBalanceRow[], unit: CoinUnit): bigint =>
  accounts.reduce((sum, one) => (one.unit === unit ? sum + one.posted : sum), 0n)

/** Cents that an amount is worth; what is less than a cent is left out. */
const worthOf = (amount: bigint, unit: CoinUnit, micros: bigint | null): bigint | null =>
  micros === null ? null : (amount * micros) / (10n ** BigInt(unitScale[unit]) * microsPerCent)

function balanceOfUnit(unit: CoinUnit, accounts: readonly CoinBalanceRow[], micros: bigint | null): CoinBalance {
  const account = (purpose: string) => accounts.find((one) => one.unit === unit && one.purpose === purpose) ?? { posted: 0n, held: 0n }
  const { posted, held } = account('available')
  const total = totalOf(accounts, unit)
  const worth = worthOf(total, unit, micros)
  const text = (amount: bigint) => toDecimal(amount, unit)
  return {
    unit,
    decimals: unitScale[unit],
    price: micros === null ? null : fromMicros(micros),
    total: text(total),
    worth: worth === null ? null : toDecimal(worth, 'MONEY'),
    available: text(posted - held),
    on_hold: text(held),
    frozen: coinFreezes
      .map((reason) => ({ reason, amount: account(`frozen:${reason}`).posted }))
      .filter(({ amount }) => amount !== 0n)
      .map(({ reason, amount }) => ({ reason, amount: text(amount) })),
    deposited: text(account('deposited').posted),
    pledged: text(account('pledged').posted),
    in_flight: text(account('in_flight').posted),
  }
}
