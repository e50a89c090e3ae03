import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Timestamp } from '../../kernel/time/clock.ts'

/** What one member may order in a flash sale until when; `pass` is its own id, a UUID. */
export interface Pass {
  pass: string
  promotion_id: number
  sku_id: number
  quantity: number
  expires_at: Timestamp
}

/** The pass as text, signed for this member alone. */
export function signPass(key: Buffer, member_id: number, { pass, promotion_id, sku_id, quantity, expires_at }: Pass): string {
  const body = `${pass}.${promotion_id}.${sku_id}.${quantity}.${Date.parse(expires_at)}`
  return `${body}.${signatureOf(key, member_id, body)}`
}

/** The content of a pass; null unless it was signed for this member. */
export function readPass(key: Buffer, member_id: number, text: string): Pass | null {
  const parts = text.split('.')
  const [pass, promotion_id, sku_id, quantity, expires, signature] = parts
  if (parts.length !== 6) return null
  const expected = Buffer.from(signatureOf(key, member_id, parts.slice(0, 5).join('.')))
  const given = Buffer.from(signature!)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return {
    pass: pass!,
    promotion_id: Number(promotion_id),
    sku_id: Number(sku_id),
    quantity: Number(quantity),
    expires_at: new Date(Number(expires)).toISOString(),
  }
}

const signatureOf = (key: Buffer, member_id: number, body: string) =>
  createHmac('sha256', key).update(`flash_sale pass ${member_id} ${body}`).digest('base64url')
