import { unitScale, type UnitCode } from '@longmall/contract/units.ts'

/** Sources of a paid payment and what was refunded of them; `amount` and `refunded` in the unit's smallest part. */
export interface PaymentSource {
  position: number
  /** `balance`, `coin:USDS`, `coin:USDP`, `provider:<name>`. */
  source: string
  bucket: 'non_withdrawable' | 'withdrawable' | null
  unit: UnitCode
  amount: bigint
  refunded: bigint
  /** Of coins: what they paid, in cents by the rate of that moment, and what of it went back. Null: one unit of the currency each. */
  worth?: bigint | null
  refunded_worth?: bigint
}

/** What one source gets back: `amount` in its unit's smallest part, `worth` in cents. */
export interface RefundPart {
  source: string
  bucket: string | null
  unit: UnitCode
  amount: bigint
  worth: bigint
}

const unitsPerCent = (unit: UnitCode): bigint => 10n ** BigInt(unitScale[unit] - unitScale.MONEY)

/** `cents` of worth in the smallest part of a unit that is one of the currency each. */
export const toUnit = (cents: bigint, unit: UnitCode): bigint => cents * unitsPerCent(unit)

/** The worth in whole cents of an amount in the smallest part of such a unit. */
export const centsOf = (amount: bigint, unit: UnitCode): bigint => amount / unitsPerCent(unit)

/** What can still go back to a source, in cents. */
export const refundableOf = ({ unit, amount, refunded, worth, refunded_worth = 0n }: PaymentSource): bigint =>
  worth == null ? centsOf(amount - refunded, unit) : worth - refunded_worth

/** The parts of a source that go back for `cents` more: of coins the share of what was taken, so that the last cent brings the last part. */
const unitsFor = ({ unit, amount, refunded, worth, refunded_worth = 0n }: PaymentSource, cents: bigint): bigint =>
  worth == null ? toUnit(cents, unit) : (amount * (refunded_worth + cents)) / worth - refunded

/** What can still go back of a payment, in cents. */
export const refundableTotal = (sources: readonly PaymentSource[]): bigint =>
  sources.reduce((sum, paymentSource) => sum + refundableOf(paymentSource), 0n)

/**
 * How `cents` are refunded: in the reverse order of payment, to the same sources and buckets, to the last cent; null when more is
 * requested than remains.
 */
export function splitRefund(sources: readonly PaymentSource[], cents: bigint): (RefundPart & { position: number })[] | null {
  const parts: (RefundPart & { position: number })[] = []
  let rest = cents
  for (const paymentSource of sources.toSorted((a, b) => b.position - a.position)) {
    const left = refundableOf(paymentSource)
    const worth = left < rest ? left : rest
    if (worth <= 0n) continue
    const { position, source, bucket, unit } = paymentSource
    parts.push({ position, source, bucket, unit, amount: unitsFor(paymentSource, worth), worth })
    rest -= worth
  }
  return rest === 0n ? parts : null
}

/** The sources after these parts went back. */
export const afterRefund = <Source extends PaymentSource>(
  sources: readonly Source[],
  parts: readonly { position: number; amount: bigint; worth: bigint }[],
): Source[] =>
  sources.map((paymentSource) => {
    const part = parts.find(({ position }) => position === paymentSource.position)
    if (!part) return paymentSource
    const refunded_worth = (paymentSource.refunded_worth ?? 0n) + (paymentSource.worth == null ? 0n : part.worth)
    return { ...paymentSource, refunded: paymentSource.refunded + part.amount, refunded_worth }
  })
