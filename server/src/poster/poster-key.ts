import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { languages, type Language } from '@longmall/contract/fields.ts'
import { promotionKinds, type PromotionKind } from '@longmall/contract/promotion-shapes.ts'
import type { Keys } from '../kernel/context.ts'

/** What a poster shows and for whom. */
export type PosterRequest = {
  language: Language
  /** Whose code is on it; null for a visitor's. */
  member_id: number | null
} & ({ subject: 'goods'; sku_id: number } | { subject: 'promotion'; kind: PromotionKind; promotion_id: number } | { subject: 'shop' })

const form = /^(goods|promotion|shop)\.([a-z_]*)\.(\d{1,10})\.(\d{1,10})\.([a-z]{2}-[a-z]{2})\.([0-9a-f]{32})([0-9a-f]{32})$/

/**
 * The name of a poster's file: the request, a hash of all that is drawn, and a signature, so that a shop draws only what it offered
 * itself. A server that does not have the file reads from its name what to draw.
 */
export function writeKey(request: PosterRequest, content: unknown, { sign }: Keys): string {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32)
  const named = `${nameOf(request)}.${hash}`
  return named + signature(named, sign)
}

/** The request of a key; null for one that this shop has not written. */
export function readKey(key: string, { sign }: Keys): PosterRequest | null {
  const [, subject, kind, id = '', member = '', language, hash = '', signed = ''] = form.exec(key) ?? []
  if (!subject || !timingSafeEqual(Buffer.from(signed), Buffer.from(signature(key.slice(0, -32), sign))) || hash === '') return null
  const known = { language: languages.find((one) => one === language)!, member_id: Number(member) || null }
  if (subject === 'goods') return { ...known, subject, sku_id: Number(id) }
  if (subject === 'shop') return { ...known, subject }
  return { ...known, subject: 'promotion', kind: promotionKinds.find((one) => one === kind)!, promotion_id: Number(id) }
}

function nameOf(request: PosterRequest): string {
  const [kind, id] =
    request.subject === 'promotion' ? [request.kind, request.promotion_id] : ['', request.subject === 'goods' ? request.sku_id : 0]
  return [request.subject, kind, id, request.member_id ?? 0, request.language].join('.')
}

const signature = (named: string, sign: Buffer) => createHmac('sha256', sign).update(`poster ${named}`).digest('hex').slice(0, 32)
