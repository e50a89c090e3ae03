import { pricedUnits, type PricedUnit } from '@longmall/contract/unit-price.ts'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Timestamp } from '../kernel/time/clock.ts'
import type { Terms } from './rules.ts'

/** What a member was quoted: the coin and amount given, in its smallest unit, on which terms, until when. */
export interface Quoted extends Terms {
  unit_from: PricedUnit
  given: bigint
  expires_at: Timestamp
}

/** A quote as text, signed for this member alone; the fee and what is received follow from it. */
export function signQuote(key: Buffer, member_id: number, quoted: Quoted): string {
  const { unit_from, given, fee_ppm, micros_from, micros_to, expires_at } = quoted
  const body = [unit_from, given, fee_ppm, micros_from, micros_to, Date.parse(expires_at)].join('.')
  return `${body}.${signatureOf(key, member_id, body)}`
}

/** The content of a quote; null unless it was signed for this member. */
export function readQuote(key: Buffer, member_id: number, text: string): Quoted | null {
  const at = text.lastIndexOf('.')
  const body = text.slice(0, Math.max(at, 0))
  const [expected, signature] = [Buffer.from(signatureOf(key, member_id, body)), Buffer.from(text.slice(at + 1))]
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return null
  const [unit, given, fee_ppm, micros_from, micros_to, expires] = body.split('.')
  return {
    unit_from: pricedUnits.find((one) => one === unit)!,
    given: BigInt(given!),
    fee_ppm: Number(fee_ppm),
    micros_from: BigInt(micros_from!),
    micros_to: BigInt(micros_to!),
    expires_at: new Date(Number(expires)).toISOString(),
  }
}

const signatureOf = (key: Buffer, member_id: number, body: string) =>
  createHmac('sha256', key).update(`conversion ${member_id} ${body}`).digest('base64url')
