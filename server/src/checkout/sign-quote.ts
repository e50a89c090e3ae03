import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Timestamp } from '../kernel/time/clock.ts'
import type { PricedOrder } from './price-order.ts'

/** What a member was shown: at which version of the catalogue, a hash of what it is, for how many cents, until when. */
export interface SeenQuote {
  version: string
  hash: string
  total: string
  expires_at: Timestamp
}

/** Of SKUs, units, what each line costs, freight, and what is used for it: two orders of the same hash are the same to whoever pays. */
export function hashOfOrder({ groups, terms, purchase, member_coupon_id, longcoin, due }: PricedOrder): string {
  const facts = groups.map(({ warehouse, freight_total, lines }) => [
    warehouse,
    freight_total,
    lines.map(({ sku, quantity, priced }) => [sku.sku_id, quantity, priced.total]).sort(([a], [b]) => a! - b!),
  ])
  const purchaseKey = purchase && [purchase.kind, purchase.promotion_id, purchase.subject]
  const used = [terms.plan, terms.addon_details, purchaseKey, member_coupon_id, longcoin.spent, due]
  return createHash('sha256')
    .update(JSON.stringify([facts, used]))
    .digest('base64url')
}

/** The quote as text, signed for this member alone. */
export function signQuote(key: Buffer, member_id: number, { version, hash, total, expires_at }: SeenQuote): string {
  const body = `${version}.${hash}.${total}.${Date.parse(expires_at)}`
  return `${body}.${signatureOf(key, member_id, body)}`
}

/** The content of a quote; null unless it was signed for this member. */
export function readQuote(key: Buffer, member_id: number, text: string): SeenQuote | null {
  const [version, hash, total, expires, signature, ...more] = text.split('.')
  if (!version || !hash || !total || !expires || !signature || more.length) return null
  const expected = Buffer.from(signatureOf(key, member_id, `${version}.${hash}.${total}.${expires}`))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return { version, hash, total, expires_at: new Date(Number(expires)).toISOString() }
}

const signatureOf = (key: Buffer, member_id: number, body: string) =>
  createHmac('sha256', key).update(`quote ${member_id} ${body}`).digest('base64url')
