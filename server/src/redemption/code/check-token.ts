import { createHmac, timingSafeEqual } from 'node:crypto'
import { RedemptionKind } from '@longmall/contract/redemption.ts'

/** What a check found and showed. */
export interface Checked {
  kind: RedemptionKind
  /** The id of the order, of the withdrawal or of the redeemable code. */
  subject_id: number
  /** The step whose code it was; 0 where that does not matter. */
  step: number
  /** Of the lines that were shown. */
  fingerprint: string
}

const validMs = 5 * 60_000

/** What was checked as text, signed for this clerk alone and for 5 minutes of the real clock. */
export function signCheck(key: Buffer, clerk_id: number, { kind, subject_id, step, fingerprint }: Checked, at = Date.now()): string {
  const body = [kind, subject_id, step, fingerprint, at + validMs].join('.')
  return `${body}.${signatureOf(key, clerk_id, body)}`
}

/** The content of a token; null unless it was signed for this clerk and is not over. */
export function readCheck(key: Buffer, clerk_id: number, text: string, at = Date.now()): Checked | null {
  const parts = text.split('.')
  const [given, body] = [Buffer.from(parts.at(-1)!), parts.slice(0, -1)]
  const expected = Buffer.from(signatureOf(key, clerk_id, body.join('.')))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const [kind, subject_id, step, fingerprint, until] = body
  if (Number(until) <= at) return null
  return { kind: RedemptionKind.parse(kind), subject_id: Number(subject_id), step: Number(step), fingerprint: fingerprint! }
}

const signatureOf = (key: Buffer, clerk_id: number, body: string) =>
  createHmac('sha256', key).update(`desk check ${clerk_id} ${body}`).digest('base64url')
