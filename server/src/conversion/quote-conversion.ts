import type { conversion as contract, ConversionQuote } from '@longmall/contract/conversion.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { pricedUnits, type PricedUnit } from '@longmall/contract/unit-price.ts'
import { fromMicros } from '@longmall/contract/unit-price-scale.ts'
import { toDecimal, toSmallest } from '@longmall/contract/units.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { wrongField } from '../kernel/refusal.ts'
import { dayIn, plus, type Timestamp } from '../kernel/time/clock.ts'
import { windowOfDays, zoneSettings } from '../kernel/time/store-zone.ts'
import { priceToday } from '../unit-price/price-on.ts'
import { availableOf } from '../wallet/balances.ts'
import { showTerms } from './queries.ts'
import { convert, otherUnit, rateOf, type Terms } from './rules.ts'
import { conversionSettings as own } from './settings.ts'
import { signQuote } from './sign-quote.ts'

/** Both rates of the day, and what the caller has; the area is open. */
export async function viewOverview(context: Context<MemberActor>): Promise<OutputOf<typeof contract.overview>> {
  const [available, ...terms] = await Promise.all([
    availableOf(context, context.actor.member_id),
    ...pricedUnits.map((unit) => termsOf(context, unit)),
  ])
  return {
    fee_ppm: context.setting(own.fee_ppm),
    minimum: toDecimal(BigInt(context.setting(own.minimum_milli)), 'ACC'),
    units: pricedUnits.map((unit, n) => ({
      unit,
      price: fromMicros(terms[n]!.micros_from),
      rate: rateOf(terms[n]!),
      available: toDecimal(available.get(unit) ?? 0n, unit),
    })),
  }
}

/**
 * Terms at the prices of the day, signed for the caller: they are valid for `conversion.quote_seconds`, and not beyond the day, so that
 * a member cannot choose between the prices of two days. Refuses the field `amount`: `conversion.amount_not_positive`, `conversion.below_minimum`
 * {minimum}, `conversion.nothing_received`, `conversion.exceeds_available` {available}.
 */
export async function quoteConversion(
  context: Context<MemberActor>,
  { unit_from, amount }: InputOf<typeof contract.quote>,
): Promise<ConversionQuote> {
  const { actor, site } = context
  const given = toSmallest(amount, unit_from)
  const [terms, balances] = await Promise.all([termsOf(context, unit_from), availableOf(context, actor.member_id)])
  checkAmount(context, { given, unit_from, terms, available: balances.get(unit_from) ?? 0n })
  const quoted = { unit_from, given, ...terms, expires_at: expiryOf(context) }
  return { ...showTerms(quoted), quote: signQuote(site.keys.sign, actor.member_id, quoted), expires_at: quoted.expires_at }
}

function checkAmount(
  context: Context,
  { given, unit_from, terms, available }: { given: bigint; unit_from: PricedUnit; terms: Terms; available: bigint },
): void {
  const minimum = BigInt(context.setting(own.minimum_milli))
  const text = (amount: bigint) => `${toDecimal(amount, unit_from)} ${unit_from}`
  if (given === 0n) throw wrongField('amount', 'conversion.amount_not_positive')
  if (given < minimum) throw wrongField('amount', 'conversion.below_minimum', { minimum: text(minimum) })
  if (given > available) throw wrongField('amount', 'conversion.exceeds_available', { available: text(available) })
  if (convert(given, terms).received === 0n) throw wrongField('amount', 'conversion.nothing_received')
}

async function termsOf(context: Context, unit_from: PricedUnit): Promise<Terms> {
  const [micros_from, micros_to] = await Promise.all([priceToday(context, unit_from), priceToday(context, otherUnit(unit_from))])
  return { fee_ppm: context.setting(own.fee_ppm), micros_from, micros_to }
}

function expiryOf({ now, setting }: Context): Timestamp {
  const zone = setting(zoneSettings.time_zone)
  const today = dayIn(zone, now)
  const { ends_at } = windowOfDays(zone, today, today)
  const until = plus(now, { seconds: setting(own.quote_seconds) })
  return until < ends_at ? until : ends_at
}
