import type { Conversion } from '@longmall/contract/conversion.ts'
import type { PricedUnit } from '@longmall/contract/unit-price.ts'
import { fromMicros } from '@longmall/contract/unit-price-scale.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Timestamp } from '../kernel/time/clock.ts'
import { convert, otherUnit, rateOf, type Terms } from './rules.ts'

export interface ConversionRow extends Terms {
  conversion_id: number
  conversion_no: string
  unit_from: PricedUnit
  given: bigint
  created_at: Timestamp
}

export const columns = sql.raw(
  'c.id as conversion_id, c.conversion_no, c.unit_from, c.given, c.fee_ppm, c.micros_from, c.micros_to, c.created_at',
)

/** What is given, the fee, what is received, and the terms from which both follow. */
export function showTerms({ unit_from, given, ...terms }: Terms & { unit_from: PricedUnit; given: bigint }) {
  const unit_to = otherUnit(unit_from)
  const { fee, received } = convert(given, terms)
  return {
    unit_from,
    unit_to,
    given: toDecimal(given, unit_from),
    fee: toDecimal(fee, unit_from),
    received: toDecimal(received, unit_to),
    fee_ppm: terms.fee_ppm,
    price_from: fromMicros(terms.micros_from),
    price_to: fromMicros(terms.micros_to),
    rate: rateOf(terms),
  }
}

/** A conversion as its member sees it. */
export const showConversion = (row: ConversionRow): Conversion => ({
  conversion_id: row.conversion_id,
  conversion_no: row.conversion_no,
  ...showTerms(row),
  created_at: row.created_at,
})
